import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { MDX_COMPONENTS } from './mdx/components';
import { readContent, type TokenValues } from '../reading/tokens';

/** A passage that several pages show, used as a component. */
export interface Snippet {
  /** The file's name, with the ending of MDX: `get-api-key.mdx`. */
  name: string;
  /** The file's path, for messages. */
  file: string;
  /** The text, with tokens filled in. */
  text: string;
}

/** A content folder's snippets by component name: `get-api-key.mdx` is `<GetApiKey />`. */
export type Snippets = ReadonlyMap<string, Snippet>;

/** Reads the `snippets` folder, if there is one. Returns unknown tokens as problems. */
export function readSnippets(
  contentDir: string,
  rootDir: string,
  tokens: TokenValues,
): { snippets: Snippets; problems: Problem[] } {
  const dir = path.join(contentDir, 'snippets');
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => /\.mdx?$/.test(name)) : [];
  const results = names.sort().flatMap((name) => {
    const file = path.relative(rootDir, path.join(dir, name));
    const content = readContent(path.join(dir, name), file, tokens);
    return content ? [{ name: name.replace(/\.md$/, '.mdx'), file, ...content }] : [];
  });
  const snippets = new Map(results.map(({ name, file, text }) => [componentOf(name), { name, file, text }]));
  return {
    snippets,
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...[...snippets].flatMap(([name, snippet]) => faultsOf(name, snippet, snippets)),
    ],
  };
}

/**
 * Reports an invalid snippet: one with a name that no component has, with frontmatter, or that would contain itself.
 */
function faultsOf(component: string, { name, file, text }: Snippet, snippets: Snippets): Problem[] {
  const namesIn = (body: string) => [...body.matchAll(/<([A-Z]\w*)/g)].map(([, inner = '']) => inner);
  const inside = new Set(namesIn(text));
  // The names that are added on the way are also looked at.
  for (const inner of inside) for (const next of namesIn(snippets.get(inner)?.text ?? '')) inside.add(next);
  const faults: (readonly [isFault: boolean, message: string, remedy: string])[] = [
    [
      !/^[A-Z]\w*$/.test(component),
      `"${component}" cannot be the name of a component`,
      `rename the file ${name.replace(/[^\w.]+/g, '-').toLowerCase()}`,
    ],
    [Object.hasOwn(MDX_COMPONENTS, component), `<${component}> is a component already`, 'rename the file'],
    [/^---\n/.test(text), "a snippet can't have frontmatter", 'remove the lines up to "---"'],
    [inside.has(component), `<${component}> contains itself`, 'remove it from its own text'],
  ];
  return faults.flatMap(([isFault, message, remedy]) => (isFault ? [{ file, line: 1, message, remedy }] : []));
}

function componentOf(name: string): string {
  return name.replace(/\.mdx$/, '').replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
