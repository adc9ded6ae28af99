import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readText } from '../reading/text';
import { readYaml, yamlLines, type LineOf } from '../reading/yaml';

const pagePath = z.string().startsWith('/', 'must be the address of a page, which starts with "/"');
const entry = z.union([pagePath, z.strictObject({ path: pagePath, label: z.string() })]);
const list = z.strictObject({
  title: z.string(),
  path: pagePath.optional().describe('The page that introduces the list.'),
  parent: pagePath.optional().describe('The page above the list, for breadcrumbs.'),
  pages: z
    .array(entry)
    .min(1)
    .describe("The pages in reading order; an entry may give a shorter label than the page's title."),
});

/** `navigation.yml`: the reading order of the pages. */
export const navigationSchema = z.strictObject({
  groups: z.array(list).describe('Shown on every page, in this order.'),
  areas: z
    .array(list)
    .default([])
    .describe('Shown only to a reader who is in them: courses and other self-contained lists.'),
  hidden: z.array(pagePath).default([]).describe('Pages that are published but not listed.'),
});

/** See {@link navigationSchema}. */
export type NavigationFile = z.infer<typeof navigationSchema> & {
  /** The file's name, for messages. */
  name: string;
  /** Finds the line of a key path. */
  lineOf: LineOf;
};

/**
 * Reads `navigation.yml` of a content folder. Returns `undefined` if there is none.
 * @throws ProblemError with file and line if the file doesn't match the schema
 */
export function readNavigationFile(contentDir: string, rootDir: string): NavigationFile | undefined {
  const file = path.join(contentDir, 'navigation.yml');
  if (!existsSync(file)) return undefined;
  const name = path.relative(rootDir, file);
  const source = readText(file);
  const data = readYaml(source, name, navigationSchema, 'see "Where a page lives" in docs/writing.md');
  return { ...data, name, lineOf: yamlLines(source, 1) };
}
