import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { analyticsSchema } from '../analytics/settings';
import { ProblemError } from '../errors';
import { issuesByKey, yamlLines } from './frontmatter';
import { readText } from './text';

const text = z.string().min(1);
const url = z.url().refine((value) => !value.endsWith('/'), 'must not end in "/"');

/** The identity of the documented product: everything that differs when the service has another name. */
export const identitySchema = z.strictObject({
  product: z.strictObject({
    name: text,
    nameUpper: text.describe('The name in capitals: the namespace of the CloudWatch integration.'),
    slug: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
      .describe("Lower case, for file names such as the search bundle's."),
  }),
  cli: z.strictObject({ command: text, package: text }),
  sdk: z.strictObject({ package: text }),
  testEngine: z.strictObject({ package: text }),
  api: z.strictObject({ base: url, host: url }),
  virtualDevice: z.strictObject({ base: url, webBase: url }),
  dashboard: z.strictObject({ url }),
  docs: z
    .strictObject({
      url,
      offlineReading: z
        .enum(['on', 'off'])
        .default('on')
        .describe(
          'Whether pages that were read can be read again without a network; "off" takes the service worker away from browsers that have it.',
        ),
    })
    .describe('Where this documentation is published: the origin of canonical links and the sitemap.'),
  company: z.strictObject({ url }),
  contact: z.strictObject({ support: z.email(), general: z.email(), sales: z.email() }),
  phone: z.strictObject({ ivrCaller: text, whatsapp: text, sampleIvr: text }),
  links: z.strictObject({ sampleProject: url, benchmark: url, accuracyTester: url }),
  marketplace: z.strictObject({ serviceUser: text }),
  /** Who page views are reported to. */
  analytics: analyticsSchema.optional(),
});

/** See {@link identitySchema}. */
export type Identity = z.infer<typeof identitySchema>;

/**
 * Reads `identity.yml` from the content folder, or the project's own where the folder has none (test fixtures, benchmarks).
 * @throws ProblemError with file and line when the file is not as the schema says.
 */
export function readIdentity(contentDir: string, rootDir: string): Identity {
  const own = path.join(contentDir, 'identity.yml');
  const file = existsSync(own) ? own : path.join(rootDir, 'content/identity.yml');
  const name = path.relative(rootDir, file);
  const source = readText(file);
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    throw new ProblemError([
      {
        file: name,
        line,
        message: `not valid YAML: ${(error as Error).message.split('\n')[0]}`,
        remedy: 'mend the YAML',
      },
    ]);
  }
  const result = identitySchema.safeParse(data);
  if (result.success) return result.data;
  const lineOf = yamlLines(source, 1);
  throw new ProblemError(
    issuesByKey(result.error.issues).map(({ path: keys, message }) => ({
      file: name,
      line: lineOf(keys),
      message: `${keys.join('.')}: ${message}`,
      remedy: 'see the schema in lib/content/identity.ts',
    })),
  );
}
