import { closest } from 'fastest-levenshtein';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwIfAny } from '../errors';
import type { Settings } from '../settings';
import { compilePage, readSite } from '../site/site';
import { findPage, mendLinks } from './move-page';
import { refused } from './place';

/** The result of {@link moveHeading}. */
export interface MovedHeading {
  /** The page's file, relative to the project. */
  file: string;
  /** The heading's address now. */
  address: string;
  /** How many links were mended, by file. */
  mended: Map<string, number>;
}

/**
 * Gives a heading another id, keeps the old one as a way to it, and mends every link.
 * @param from the page's place and the heading's fragment, such as `guides/cli#run`
 * @param to the new fragment
 * @throws ProblemError when there is no such heading, when the new id is none or taken, or when the page is broken.
 */
export async function moveHeading(from: string, to: string, settings: Settings): Promise<MovedHeading> {
  const { contentDir, rootDir } = settings;
  const [place = '', old = ''] = from.split('#');
  const relativePath = findPage(place, contentDir);
  const { site, problems } = readSite({ ...settings, drafts: true });
  throwIfAny(problems);
  const page = [...site.pages.values()].find((one) => one.relativePath === relativePath);
  if (!page) throw refused(from, 'no such page', 'run the check');
  const { headers } = await compilePage(page, site, settings);
  const heading = headers.find(({ slug }) => slug === old);
  const known = headers.map(({ slug }) => slug);
  if (!heading) throw refused(from, 'no such heading', `did you mean #${closest(old, known)}?`);
  if (!/^[A-Za-z][\w-]*$/.test(to)) throw refused(to, 'not an id', 'use letters, digits and hyphens, such as run-all');
  if (known.includes(to)) throw refused(to, 'the page has this heading already', 'choose another id');
  const line = lineOf(
    page.body,
    heading.title,
    headers.filter(({ title }) => title === heading.title).indexOf(heading),
  );
  if (line === -1) throw refused(from, 'the heading does not stand in the file itself', 'it is made of other data');
  const lines = readFileSync(page.file, 'utf8').split('\n');
  const words = (lines[line] ?? '').replace(/\s*\\?\{#[\w-]+\}\s*$/, '').trimEnd();
  lines[line] = `${words} {#${to}}\n\n<Moved to="${page.path}#${to}" headings="${old}" />`;
  writeFileSync(page.file, lines.join('\n'));
  const here = mendLinks(`#${old}`, `#${to}`, settings, [relativePath]);
  const mended = mendLinks(`${page.path}#${old}`, `${page.path}#${to}`, settings);
  for (const [file, count] of here) mended.set(file, count + (mended.get(file) ?? 0));
  return { file: path.relative(rootDir, page.file), address: `${page.path}#${to}`, mended };
}

/** The index of the line with the n-th heading of some words; -1 where there is none. */
function lineOf(body: string, title: string, count: number): number {
  const bare = (text: string) =>
    text
      .replace(/\s*\\?\{#[\w-]+\}\s*$/, '')
      .replace(/[`*\\]/g, '')
      .trim();
  const found = body
    .split('\n')
    .flatMap((line, index) => (/^#{2,6} /.test(line) && bare(line.replace(/^#+ /, '')) === bare(title) ? [index] : []));
  return found[count] ?? -1;
}
