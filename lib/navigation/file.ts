import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { issuesByKey, yamlLines } from '../content/frontmatter';
import { ProblemError } from '../errors';

const pagePath = z.string().startsWith('/');
const entry = z.union([pagePath, z.strictObject({ path: pagePath, label: z.string() })]);
const list = z.strictObject({
  title: z.string(),
  /** The page that introduces the list. */
  path: pagePath.optional(),
  /** The page above the list, for breadcrumbs. */
  parent: pagePath.optional(),
  /** The pages in reading order; an entry may give a shorter label than the page's title. */
  pages: z.array(entry).min(1),
});

/** `navigation.yml`: the order in which readers meet the pages. */
export const navigationSchema = z.strictObject({
  /** Shown on every page, in this order. */
  groups: z.array(list),
  /** Shown only to a reader who is in them: courses and other self-contained lists. */
  areas: z.array(list).default([]),
  /** Pages that answer, but that no list names. */
  hidden: z.array(pagePath).default([]),
});

/** See {@link navigationSchema}. */
export type NavigationFile = z.infer<typeof navigationSchema> & {
  /** The file's name for messages. */
  name: string;
  /** Finds the file line of a key path. */
  lineOf: (path: PropertyKey[]) => number;
};

/**
 * Reads `navigation.yml` of a content folder; `undefined` where there is none.
 * @throws ProblemError with file and line when the file is not as the schema says.
 */
export function readNavigationFile(contentDir: string, rootDir: string): NavigationFile | undefined {
  const file = path.join(contentDir, 'navigation.yml');
  if (!existsSync(file)) return undefined;
  const name = path.relative(rootDir, file);
  const source = readFileSync(file, 'utf8');
  const lineOf = yamlLines(source, 1);
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
  const result = navigationSchema.safeParse(data);
  if (result.success) return { ...result.data, name, lineOf };
  throw new ProblemError(
    issuesByKey(result.error.issues).map(({ path: keys, message }) => ({
      file: name,
      line: lineOf(keys),
      message: `${keys.join('.')}: ${message}`,
      remedy: 'see the schema in lib/navigation/file.ts',
    })),
  );
}
