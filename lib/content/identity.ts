import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { analyticsSchema } from '../analytics/settings';
import { readYamlFile } from '../reading/yaml';
import { isSiteAddress } from '../settings';

const text = z.string().min(1);
const url = z.url().refine((value) => !value.endsWith('/'), 'must not end in "/"');
const token = text.refine(
  (value) => !/^https?:/.test(value) || url.safeParse(value).success,
  'must be a complete address that does not end in "/"',
);
const pattern = z
  .string()
  .regex(/^https:\/\//, 'must start with https://')
  .refine(
    (value) => (value.match(/\{[^}]*\}/g) ?? []).every((name) => /^\{(file|title|address)\}$/.test(name)),
    'may contain {file}, {title} and {address}',
  );
/** Text that pages insert with `{{group.name}}`. */
const tokens = z.record(z.string().regex(/^[\w-]+$/, 'must contain only letters, digits, "_" and "-"'), token);

/** The groups the site needs. */
const known = z.object({
  product: z
    .object({
      name: text,
      slug: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'must contain only lowercase letters, digits and hyphens')
        .describe("A lowercase name for files, such as the search bundle's."),
    })
    .catchall(token),
  docs: z
    .strictObject({
      url: url.refine(isSiteAddress, 'must be an address such as https://docs.example or https://www.example/docs'),
      offlineReading: z.enum(['on', 'off']).default('on').describe('Whether visited pages can be read offline.'),
      wording: z
        .enum(['refuse', 'warn'])
        .optional()
        .describe('Whether wording problems fail `npm run check`. Without it, spelling and wording are not checked.'),
    })
    .describe('The address of the published documentation, used in canonical links and the sitemap.'),
  company: z.object({ url }).catchall(token),
  repository: z
    .strictObject({
      edit: pattern
        .refine((value) => value.includes('{file}'), 'must contain {file}')
        .optional()
        .describe('The address for editing a page. {file} is its file in the content folder.'),
      report: pattern
        .optional()
        .describe("The address for reporting a mistake, with the page's {title} and {address}."),
    })
    .optional()
    .describe('Addresses for the "Edit this page" and "Report a mistake" links, which are not shown without them.'),
  headerLinks: z
    .record(text, z.string().regex(/^(https:\/\/|mailto:|\/(?!\/))/, 'must start with https://, mailto: or /'))
    .optional()
    .describe('Header links by label, such as "Sign in" and "Support".'),
  /** The service that receives page views. */
  analytics: analyticsSchema.optional(),
});

/** The documented product's identity: everything that depends on its name. Unlisted groups contain tokens for pages. */
export const identitySchema = known.catchall(tokens);

/** The documentation's name. */
export function siteNameOf({ product }: Pick<Identity, 'product'>): string {
  return `${product.name} Documentation`;
}

/** The identity groups that the site needs. */
export type Identity = z.infer<typeof known>;

/**
 * Reads a content folder's `identity.yml`. If it has none, as in test fixtures and benchmarks, the project's is read.
 * @throws ProblemError with file and line if the file doesn't match the schema
 */
export function readIdentity(contentDir: string, rootDir: string): Identity {
  const file = identityFile(contentDir) ?? path.join(rootDir, 'content/identity.yml');
  return readYamlFile(
    file,
    rootDir,
    identitySchema,
    'write at least product: { name, slug }, docs: { url } and company: { url }; .generated/schemas/identity.json describes all keys',
  );
}

/** A content folder's own identity file, if it has one. */
export function identityFile(contentDir: string): string | undefined {
  const file = path.join(contentDir, 'identity.yml');
  return existsSync(file) ? file : undefined;
}
