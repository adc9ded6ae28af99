import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** Options for a tab without the site's policy, which keeps scripts from parsing documents. */
export const readingDocuments = { bypassCSP: true };

/**
 * Samples two-word phrases from articles, and searches for them in quotes with the site's search, without its dialog.
 * @param page shows a page on the site, opened with {@link readingDocuments}
 * @param bundle the folder with the index
 * @param step the sampling interval: every `step`th phrase is tried
 * @returns how many phrases were tried, and those that don't find their page
 */
export async function searchPhrases(
  page: Page,
  paths: readonly string[],
  bundle: string,
  step: number,
): Promise<{ tried: number; missed: string[] }> {
  const { outputFiles } = await build({
    entryPoints: ['components/search/find.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  await page.route('**/find.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
  return page.evaluate(searchInPage, { paths, bundle, step });
}

/** Runs in the browser, so it must contain everything it needs. */
async function searchInPage({ paths, bundle, step }: { paths: readonly string[]; bundle: string; step: number }) {
  const load = (address: string) => import(address);
  const { findPages } = (await load('/find.js')) as typeof import('../../components/search/find');
  const pagefind = (await load(`/${bundle}/pagefind.js`)) as import('../../components/search/pagefind').Pagefind;
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  const ids = new Map<string, string>();
  for (const { id, data } of (await pagefind.search(null)).results) ids.set((await data()).url, id);

  /** Elements that aren't indexed as text, such as link lists, forms, exercises and conversations. */
  const FURNITURE =
    'section[aria-label^="Exercise:"], [data-island], p:has(> a[type="text/markdown"]), ' +
    'nav, form, label, script, style, noscript, template, [hidden], [data-playground], [data-address], ' +
    'figure[data-language] > div, figure[data-language] fieldset, ' +
    'details:has(nav, [data-playground])';
  const INLINE = /^(a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

  /** An element's texts that have their own lines or cells. */
  function linesOf(element: Element): string[] {
    const lines = [''];
    for (const node of element.childNodes) {
      if (node instanceof Text) lines.push(lines.pop() + node.data);
      if (!(node instanceof Element) || node.matches(FURNITURE)) continue;
      const [first = '', ...rest] = linesOf(node);
      if (INLINE.test(node.localName)) lines.push(lines.pop() + first, ...rest);
      else lines.push(first, ...rest, '');
    }
    return lines;
  }

  let count = 0;
  let tried = 0;
  const missed: string[] = [];
  for (const path of paths) {
    const text = await (await fetch(path)).text();
    const article = new DOMParser().parseFromString(text, 'text/html').querySelector('article');
    if (!article) throw new Error(`${path} has no article`);
    for (const line of linesOf(article)) {
      const words = line.split(/\s+/).filter(Boolean);
      for (const [index, word] of words.slice(1).entries()) {
        const phrase = `${words[index]} ${word}`;
        // Punctuation alone, and quotes inside quotes, can't be searched for.
        if (/["“”„«»]|(^| )[^\p{Alphabetic}\p{N}]+( |$)/u.test(phrase) || count++ % step > 0) continue;
        tried++;
        const { pages } = await findPages(pagefind, `"${phrase}"`, () => Promise.resolve([]));
        if (!pages.some(({ id }) => id === ids.get(path))) missed.push(`${path}: ${phrase}`);
      }
    }
  }
  return { tried, missed };
}
