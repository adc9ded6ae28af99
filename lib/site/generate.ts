import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../content/page';
import type { Snippet } from '../content/snippets';
import { asProblem, ProblemError, refused } from '../errors';
import { mapMarkdown } from '../reading/code';
import type { ExerciseKind } from '../script/index';
import type { Settings } from '../settings';
import { inlineScript, runnerScript } from './bundle';
import { clientSiteOf } from './client';
import { compileSnippet, type Site } from './site';

/** The module with the time of the last change. When it changes, `next dev` refreshes open pages. */
export const CHANGED = '.generated/changed.json';

/**
 * Writes the files that bundlers read from `.generated`: the site's data, its origin for printed links, the dialogues,
 * the inline script, the program that runs scripts, and the snippets. Unchanged files aren't touched, so `next dev`
 * doesn't reload.
 * @returns a function that throws a ProblemError if another command has changed one of them since, because all commands
 * in a project share that folder
 */
export async function writeGenerated(site: Site, settings: Settings): Promise<() => void> {
  const changed = path.join(settings.rootDir, CHANGED);
  // It may also be cut, by a full disk.
  if (!existsSync(changed) || !/^\d+$/.test(readFileSync(changed, 'utf8'))) writeIfChanged(changed, '0');
  const data = {
    site: clientSiteOf(site),
    inline: { script: await inlineScript() },
    exercises: exercisesByPage(site),
    ...Object.fromEntries([...site.dialogues].map(([name, dialogue]) => [`practice/${name}`, dialogue])),
    'practice/dialogues': Object.fromEntries(site.dialogues),
  };
  const snippets = [...site.snippets];
  const exports = snippets.map(([name, { name: file }]) => `export { default as ${name} } from './${file}';\n`);
  const files = new Map([
    ...Object.entries(data).map(([name, value]) => [`${name}.json`, JSON.stringify(value)] as const),
    ['origin.css', `:root { --origin: '${new URL(site.identity.docs.url).origin}'; }\n`],
    ['practice/runner.js', await runnerScript()],
    ['snippets/index.ts', exports.join('') || 'export {};\n'],
  ]);
  for (const [, snippet] of snippets)
    files.set(`snippets/${snippet.name}`, await snippetModule(snippet, site, settings));
  const dir = path.join(settings.rootDir, '.generated');
  for (const [name, text] of files) writeIfChanged(path.join(dir, name), text);
  for (const name of readdirSync(path.join(dir, 'snippets')))
    if (!files.has(`snippets/${name}`)) rmSync(path.join(dir, 'snippets', name));
  return () => {
    if ([...files].every(([name, text]) => contains(path.join(dir, name), text))) return;
    const remedy = 'run builds one after another; the previous export has not changed';
    throw refused('.generated', 'another command has changed it during the build', remedy);
  };
}

/**
 * The text of a snippet's generated file: its HTML tree as JSON, in a code block. A snippet with mistakes is empty,
 * because `next dev` shows the mistakes instead of the page.
 */
async function snippetModule(snippet: Snippet, site: Site, settings: Settings): Promise<string> {
  const compiled = await compileSnippet(snippet, site, settings).catch(asProblem);
  return compiled instanceof ProblemError ? '' : `\`\`\`json\n${compiled.tree}\n\`\`\`\n`;
}

/** The kinds of a page's exercises, by their IDs. */
export type ExercisesByPage = Readonly<Record<string, Readonly<Record<string, ExerciseKind>>>>;

/** Finds the exercises in the text of pages, because the course card needs them before pages are compiled. */
export function exercisesByPage({ pages }: { pages: ReadonlyMap<string, Pick<PageSource, 'path' | 'body'>> }) {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const found: Record<string, Record<string, ExerciseKind>> = {};
  for (const { path: address, body } of pages.values())
    mapMarkdown(body, (piece, kind) => {
      if (kind === 'tag' && /^<Exercise\s/.test(piece))
        (found[address] ??= {})[attribute(piece, 'id')] = attribute(piece, 'kind') as ExerciseKind;
      return piece;
    });
  return found satisfies ExercisesByPage;
}

/** Writes a file and its folder, unless the text is the same. */
export function writeIfChanged(file: string, text: string): void {
  if (contains(file, text)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function contains(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}
