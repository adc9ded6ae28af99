import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import type { PageSource } from '../content/page';
import { ProblemError } from '../errors';
import { placeOf } from '../navigation/place';
import type { Site } from '../site/site';
import { articleOf } from './article';
import { escapeXml } from './feeds/xml';

/** A page to index. */
export interface SearchablePage {
  /** The canonical address, which results link to. */
  url: string;
  html: string;
  /**
   * What a result shows next to the title: the page's navigation list, keywords that find the page even though its text
   * doesn't contain them, the description if they do, and whether the page is about the past.
   */
  meta?: Partial<Record<'area' | 'keywords' | 'description' | 'history', string>>;
}

/** Prepares a page for the index. `document` is Next's. */
export function searchablePage(
  { path: url, frontmatter: { keywords, description } }: PageSource,
  document: string,
  { pages, navigation }: Site,
): SearchablePage {
  const { list } = placeOf(url, navigation);
  const isHistory = list?.items.some((item) => pages.get(item.path)?.frontmatter.published);
  return {
    url,
    // Pagefind ignores what isn't in a document.
    html: `<html>${articleOf(document) ?? ''}</html>`,
    meta: {
      ...(list && { area: list.title }),
      ...(keywords.length > 0 && { keywords: keywords.join(', '), ...(description && { description }) }),
      ...(isHistory && { history: 'yes' }),
    },
  };
}

/**
 * Builds the search index and writes it to a folder.
 * @returns the files that every first search loads, and that it would otherwise request one after another
 * @throws ProblemError if Pagefind reports an error
 */
export async function writeSearchIndex(pages: Iterable<SearchablePage>, bundleDir: string): Promise<string[]> {
  try {
    const index = await buildIndex(pages);
    must(await index.writeFiles({ outputPath: bundleDir }), bundleDir);
    // The site doesn't use Pagefind's interface, its worker (see `components/search/engine.ts`), or its engine for
    // unknown languages: `pagefind-ui.js`, `pagefind-worker.js`, `wasm.unknown.pagefind`.
    for (const name of readdirSync(bundleDir))
      if (/^pagefind-.+\.(js|css)$|^wasm\.unknown/.test(name)) rmSync(path.join(bundleDir, name));
    failWithoutParts(path.join(bundleDir, 'pagefind.js'));
    writeVocabulary(bundleDir);
    const lists = readdirSync(bundleDir).filter((name) => name.endsWith('.pf_meta'));
    return ['pagefind.js', 'pagefind-entry.json?ts=', ...lists, 'wasm.en.pagefind'];
  } finally {
    await pagefind.close();
  }
}

/** The code with which Pagefind 1.6 ignores a failure to load part of its index. This is all of it. */
const SILENT = '"load_index_chunk")).catch(()=>{});';

/**
 * Makes Pagefind's search fail if part of the index can't be loaded. By default, the search returns no results.
 * @throws ProblemError if this version of Pagefind works differently
 */
function failWithoutParts(file: string): void {
  const parts = readFileSync(file, 'utf8').split(SILENT);
  if (parts.length !== 2)
    throw new ProblemError({
      file,
      message: 'Pagefind loads its index in an unknown way',
      remedy: "check how this version's loadChunk handles errors, and update lib/export/search.ts",
    });
  writeFileSync(file, parts.join('"load_index_chunk"));'));
}

/** Characters in names such as `C++` and `$DIAL`, as in `components/search/terms.ts`. */
const SIGNS = '_+#&=<>$%@|*~^';

/** Builds the search index in memory. The caller must close Pagefind. */
export async function buildIndex(pages: Iterable<SearchablePage>): Promise<pagefind.PagefindIndex> {
  const created = await pagefind.createIndex({ forceLanguage: 'en', includeCharacters: SIGNS });
  const { index } = must(created, 'createIndex') as Required<typeof created>;
  for (const { url, html, meta = {} } of pages)
    must(await index.addHTMLFile({ url, content: withMeta(withSpaces(html), meta) }), url);
  return index;
}

/** Inserts what results show below the page's title. Keywords are part of the text, and weighted like a heading. */
function withMeta(html: string, { keywords, ...others }: NonNullable<SearchablePage['meta']>): string {
  const hidden = Object.entries(others).map(
    ([name, value]) => `<span data-pagefind-meta="${name}[content]" content="${escapeXml(value)}"></span>`,
  );
  const words = keywords ? `<span data-pagefind-meta="keywords">${escapeXml(keywords)}</span>` : '';
  const text = words && `<p data-pagefind-weight="5">Keywords: ${words}.</p>`;
  return html.replace('</h1>', () => `</h1>${hidden.join('')}${text}`);
}

/** Writes all words on the site, most frequent first, for spelling correction. They come from Pagefind's fragments. */
function writeVocabulary(bundleDir: string): void {
  const dir = path.join(bundleDir, 'fragment');
  const counts = new Map<string, number>();
  for (const file of readdirSync(dir)) {
    const text = gunzipSync(readFileSync(path.join(dir, file))).toString();
    const { content } = JSON.parse(text.slice(text.indexOf('{'))) as { content: string };
    for (const word of new Set(content.toLowerCase().match(/\p{L}{4,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  writeFileSync(path.join(bundleDir, 'vocabulary.json'), JSON.stringify(words.map(([word]) => word)));
}

/** A search attribute, which only Pagefind reads. */
const ATTRIBUTE = / data-pagefind-[a-z]+="[^"]*"/g;

/** Removes search attributes from a document. */
export function withoutSearchAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]* data-pagefind-[^<>]*>/g, (tag) => tag.replace(ATTRIBUTE, ''));
}

/**
 * Marks where each line of code begins, and where the code ends. The mark is attached to a word. As a word of its own,
 * it would separate the words around it, and a phrase across two lines wouldn't be found.
 */
const markLines = (_element: string, start: string, code: string) =>
  `${start}${code.trimEnd().replace(/(?:^|\n)(?:<[^>]*>|\s)*/g, '$&⏎')}⏎`;

/**
 * Adds a space after cells and other blocks. Otherwise, Pagefind joins `Option` and `Default` to `OptionDefault`. Facts
 * such as `Type: text`, in `<dt>Type: </dt><dd>text</dd>`, end with a period, as Pagefind ends other blocks. Lines of
 * code are marked, so that `components/search/ranking.ts` can show single ones.
 */
function withSpaces(html: string): string {
  return html
    .replace(/(<pre[^>]*><code[^>]*>)([^]*?)(?=<\/code>)/g, markLines)
    .replace(/: <\/dt><dd[^<]*(?=<\/dd>)/g, '$&.')
    .replace(/<\/th>(?=<th)/g, ' ·$&')
    .replace(/<\/th>(?=<\/tr>)/g, '.$&')
    .replace(/<\/(?:caption|dd|dt|figcaption|legend|pre|summary|th)>/g, ' $&');
}

function must<Result extends { errors: string[] }>(result: Result, file: string): Result {
  if (result.errors.length === 0) return result;
  throw new ProblemError({
    file,
    message: `the search index could not be built: ${result.errors.join('; ')}`,
    remedy: 'run the build again; if that does not help, check lib/export/search.ts',
  });
}
