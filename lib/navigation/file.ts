import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readText } from '../reading/text';
import { readYaml, yamlLines, type LineOf } from '../reading/yaml';

const pagePath = z.string().startsWith('/', 'must be a page address with "/" at both ends, such as /guides/cli/');
const entry = z
  .union([pagePath, z.strictObject({ path: pagePath, label: z.string() })])
  .transform((given): { path: string; label?: string } => (typeof given === 'string' ? { path: given } : given));
const list = z.strictObject({
  title: z.string(),
  path: pagePath.optional().describe('The page that introduces the list.'),
  parent: pagePath.optional().describe('The page above the list, for breadcrumbs.'),
  pages: z
    .array(entry)
    .min(1)
    .describe("The pages in reading order. An entry can have a label that is shorter than the page's title."),
});

/** `navigation.yml`: the pages in reading order. */
export const navigationSchema = z.strictObject({
  groups: z.array(list).describe('Shown on every page, in this order.'),
  areas: z.array(list).default([]).describe('Courses and other self-contained lists, shown only on their own pages.'),
  hidden: z.array(pagePath).default([]).describe('Pages that are published but not listed.'),
});

/** See {@link navigationSchema}. */
export type NavigationFile = z.infer<typeof navigationSchema> & {
  /** The file's name, for messages. */
  name: string;
  /** Finds the line of a key path. */
  lineOf: LineOf;
};

const EXAMPLE =
  'write groups, areas and hidden; a list is { title: Guides, pages: [/guides/cli/] }, and an entry is /guides/cli/ or { path: /guides/cli/, label: CLI }';

/**
 * Reads a content folder's `navigation.yml`. `undefined` if there is none.
 * @throws ProblemError with file and line if the file doesn't match the schema
 */
export function readNavigationFile(contentDir: string, rootDir: string): NavigationFile | undefined {
  const file = path.join(contentDir, 'navigation.yml');
  if (!existsSync(file)) return undefined;
  const name = path.relative(rootDir, file);
  const source = readText(file);
  const data = readYaml(source, name, navigationSchema, EXAMPLE);
  return { ...data, name, lineOf: yamlLines(source, 1) };
}
