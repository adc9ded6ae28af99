import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { ProblemError } from '../errors';
import { escapeXml } from './feeds/xml';

/** A page for the search index. */
export interface SearchablePage {
  /** Its canonical address: what a result leads to. */
  url: string;
  html: string;
  /** Words that find the page and that its text does not use. */
  keywords?: readonly string[];
}

/**
 * Builds the search index of pages and writes it as a folder.
 * @throws ProblemError when Pagefind reports an error: it returns errors instead of throwing.
 */
export async function writeSearchIndex(pages: Iterable<SearchablePage>, bundleDir: string): Promise<void> {
  try {
    const index = await buildIndex(pages);
    rmSync(bundleDir, { recursive: true, force: true });
    must(await index.writeFiles({ outputPath: bundleDir }), bundleDir);
    // Pagefind's own user interfaces (ours is components/search), its worker (see `components/search/engine.ts`), and its
    // engine for languages that it does not know.
    for (const name of readdirSync(bundleDir))
      if (/^pagefind-.+\.(js|css)$|^wasm\.unknown/.test(name)) rmSync(path.join(bundleDir, name));
    failWithoutParts(path.join(bundleDir, 'pagefind.js'));
    writeVocabulary(bundleDir);
  } finally {
    await pagefind.close();
  }
}

/** Where Pagefind loads a part of its index, and keeps to itself that it could not. */
const SILENT = '"load_index_chunk")).catch(()=>{});';

/**
 * Has Pagefind's search fail where a part of the index cannot be loaded. As it comes, it goes on with what it has, and finds
 * nothing: the reader would take that for the answer.
 * @throws ProblemError when this version of Pagefind does it in another way
 */
function failWithoutParts(file: string): void {
  const parts = readFileSync(file, 'utf8').split(SILENT);
  if (parts.length !== 2)
    throw new ProblemError({
      file,
      message: 'Pagefind loads the parts of its index in an unknown way',
      remedy: 'look at loadChunk of this version, and teach lib/export/search.ts what it does with an error',
    });
  writeFileSync(file, parts.join('"load_index_chunk"));'));
}

/** Signs that names are made with, such as `C++` and `$DIAL`; the same as in `components/search/terms.ts`. */
const SIGNS = '_+#&=<>$%@|*~^';

/** Builds the search index of pages in memory; the caller closes Pagefind. */
export async function buildIndex(pages: Iterable<SearchablePage>): Promise<pagefind.PagefindIndex> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en', includeCharacters: SIGNS });
  if (!index) throw searchProblem('createIndex', errors);
  for (const { url, html, keywords = [] } of pages)
    must(await index.addHTMLFile({ url, content: withKeywords(withSpaces(html), keywords) }), url);
  return index;
}

/** Puts the keywords below the page's title, above its first section, as heavy in the search as a heading. */
function withKeywords(html: string, keywords: readonly string[]): string {
  if (keywords.length === 0) return html;
  const text = escapeXml(`Keywords: ${keywords.join(', ')}.`);
  return html.replace('</h1>', () => `</h1><p data-pagefind-meta="keywords" data-pagefind-weight="5">${text}</p>`);
}

/**
 * Writes the words of all pages, those of most pages first: what a mistyped word is compared with. A folder that Pagefind has
 * written holds the text of each page.
 */
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

/**
 * Ends with a space what stands on lines of its own, or in cells, and Pagefind reads as one word with what follows:
 * the heading `Option` of one column and `Default` of the next as `OptionDefault`.
 */
function withSpaces(html: string): string {
  return html.replace(/<\/(?:caption|dd|dt|figcaption|legend|pre|summary|th)>/g, ' $&');
}

function must({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw searchProblem(what, errors);
}

function searchProblem(what: string, errors: readonly string[]): ProblemError {
  return new ProblemError({
    file: what,
    message: `the search index could not be built: ${errors.join('; ')}`,
    remedy: 'run the build again; if it stays, look at lib/export/search.ts',
  });
}
