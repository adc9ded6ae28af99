import { minifySync } from '@swc/core';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as pagefind from 'pagefind';
import { ProblemError } from '../errors';

/** A page for the search index. */
export interface SearchablePage {
  /** Its canonical address: what a result leads to. */
  url: string;
  html: string;
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
    for (const name of [
      'pagefind-worker.js',
      'wasm.unknown.pagefind',
      'pagefind-ui.js',
      'pagefind-ui.css',
      'pagefind-modular-ui.js',
      'pagefind-modular-ui.css',
      'pagefind-highlight.js',
      'pagefind-component-ui.js',
      'pagefind-component-ui.css',
    ]) {
      rmSync(path.join(bundleDir, name), { force: true });
    }
    const script = path.join(bundleDir, 'pagefind.js');
    writeFileSync(script, minifySync(readFileSync(script, 'utf8'), { module: true, compress: true, mangle: true }).code);
  } finally {
    await pagefind.close();
  }
}

/** Builds the search index of pages in memory; the caller closes Pagefind. */
export async function buildIndex(pages: Iterable<SearchablePage>): Promise<pagefind.PagefindIndex> {
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw searchProblem('createIndex', errors);
  for (const { url, html } of pages) must(await index.addHTMLFile({ url, content: html }), url);
  return index;
}

/** Reads the exported documents of pages for the index. */
export function* readDocuments(dir: string, pages: Iterable<{ url: string; file: string }>): Generator<SearchablePage> {
  for (const { url, file } of pages) yield { url, html: readFileSync(path.join(dir, file), 'utf8') };
}

function must({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw searchProblem(what, errors);
}

function searchProblem(what: string, errors: readonly string[]): ProblemError {
  return new ProblemError([
    {
      file: what,
      message: `the search index could not be built: ${errors.join('; ')}`,
      remedy: 'run the build again; if it stays, look at lib/export/search.ts',
    },
  ]);
}
