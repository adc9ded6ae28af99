import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { analyticsSchema } from '../analytics/settings';
import { readText } from '../reading/text';
import { readYaml } from '../reading/yaml';

const text = z.string().min(1);
const url = z.url().refine((value) => !value.endsWith('/'), 'must not end in "/"');
const token = text.refine(
  (value) => !/^https?:/.test(value) || url.safeParse(value).success,
  'must be a full address that does not end in "/"',
);
const pattern = z
  .string()
  .regex(/^https:\/\//, 'must start with https://')
  .refine(
    (value) => (value.match(/\{[^}]*\}/g) ?? []).every((name) => /^\{(file|title|address)\}$/.test(name)),
    'may contain {file}, {title} and {address}',
  );
/** Texts that pages write as `{{group.name}}`. */
const tokens = z.record(z.string().regex(/^[\w-]+$/, 'must be letters, digits, "_" and "-"'), token);

/** The groups the site needs. */
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
          'Whether visited pages can be reread offline; "off" removes the service worker from browsers that have it.',
        ),
      wording: z
        .enum(['refuse', 'warn'])
        .optional()
        .describe('"refuse" makes `npm run check` fail because of spelling and wording; otherwise it only lists them.'),
    })
    .describe('Where this documentation is published: the origin of canonical links and the sitemap.'),
  company: z.object({ url }).catchall(token),
  repository: z
    .strictObject({
      edit: pattern.optional().describe('Where a page is edited, with {file} for its file in the content folder.'),
      report: pattern.optional().describe('Where a mistake is reported, with {title} and {address} of the page.'),
    })
    .optional()
    .describe('Addresses of the links "Edit this page" and "Report a mistake"; without them there are none.'),
  headerLinks: z
    .record(text, z.string().regex(/^(https:\/\/|mailto:|\/(?!\/))/, 'must start with https://, mailto: or /'))
    .optional()
    .describe('Links in the header, by label, such as "Sign in" and "Support".'),
  /** The services that receive page views. */
  analytics: analyticsSchema.optional(),
});

/**
 * The identity of the documented product: everything that depends on its name. Groups other than those the site needs
 * contain tokens for pages.
 */
export const identitySchema = known.catchall(tokens);

/** The documentation's name. */
export function siteNameOf({ product }: Pick<Identity, 'product'>): string {
  return `${product.name} Documentation`;
}

/** The groups of the identity the site needs. */
export type Identity = z.infer<typeof known>;

/**
 * Reads `identity.yml` from the content folder, or the project's own if the folder has none (test fixtures,
 * benchmarks).
 * @throws ProblemError with file and line if the file doesn't match the schema
 */
export function readIdentity(contentDir: string, rootDir: string): Identity {
  const own = path.join(contentDir, 'identity.yml');
  const file = existsSync(own) ? own : path.join(rootDir, 'content/identity.yml');
  return readYaml(
    readText(file),
    path.relative(rootDir, file),
    identitySchema,
    'see the schema in lib/content/identity.ts',
  );
}
