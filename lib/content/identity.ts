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
const token = text.refine(
  (value) => !/^https?:/.test(value) || url.safeParse(value).success,
  'must be a full address that does not end in "/"',
);
/** Texts that pages write as `{{group.name}}`. */
const tokens = z.record(z.string().regex(/^[\w-]+$/, 'must be letters, digits, "_" and "-"'), token);

/** The groups that the site itself needs. */
const known = z.object({
  product: z
    .object({
      name: text,
      slug: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
        .describe("Lower case, for file names such as the search bundle's."),
    })
    .catchall(token),
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
  company: z.object({ url }).catchall(token),
  /** Who page views are reported to. */
  analytics: analyticsSchema.optional(),
});

/**
 * The identity of the documented product: everything that differs when the service has another name. Beside the groups that the
 * site itself needs, any other is one of tokens for the pages.
 */
export const identitySchema = known.catchall(tokens);

/** The name of the documentation. */
export function siteNameOf({ product }: Pick<Identity, 'product'>): string {
  return `${product.name} Documentation`;
}

/** What the site needs of its identity. */
export type Identity = z.infer<typeof known>;

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
