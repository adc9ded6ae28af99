import type { PagefindData } from './pagefind';
import { indexForm } from './terms';

/** Where a query stands on a page; the matched words of excerpts are in `<mark>` elements. */
export interface Places {
  /** The text around its first place. */
  excerpt: string;
  /** The sections that have it: first those with it in their heading, then in the order of the page. */
  sections: { url: string; title: string; excerpt: string }[];
}

/** How many words an excerpt has, and how many of them stand before the phrase. */
export const EXCERPT_LENGTH = 18;
const LEAD = 5;

/** Stands where an excerpt begins or ends in the middle of a text. */
export const ELLIPSIS = '…';

/**
 * Finds a phrase in the text of a page, because Pagefind names one place alone, and seldom the best.
 * @param phrase its words as the index writes them
 * @returns `undefined` where the words stand in other forms, which Pagefind knows and the text does not tell
 */
export function placesOf(data: PagefindData, phrase: readonly string[]): Places | undefined {
  const words = data.raw_content.split(/\s+/);
  const forms = data.content.split(/\s+/).map(indexForm);
  const starts = forms.flatMap((_, at) => (phrase.every((word, index) => forms[at + index] === word) ? [at] : []));
  const [first] = starts;
  if (first === undefined) return undefined;
  const headings = data.anchors
    .map(({ id, element, title, text, location }) => ({
      url: `${data.url}#${id}`,
      title: title ?? (/^h\d$/.test(element) ? text : ''),
      location,
    }))
    .filter(({ title }) => title !== '');
  const excerptAt = (at: number, from = 0) => {
    const begin = Math.max(from, at - LEAD);
    const end = begin + EXCERPT_LENGTH;
    const text = words
      .slice(begin, end)
      .map((word, index) =>
        begin + index >= at && begin + index < at + phrase.length ? `<mark>${word}</mark>` : word,
      );
    return [...(begin > from ? [ELLIPSIS] : []), ...text, ...(end < words.length ? [ELLIPSIS] : [])].join(' ');
  };
  const found = new Map<string, Places['sections'][number] & { isHeading: boolean }>();
  for (const at of starts) {
    const heading = headings.findLast(({ location }) => location <= at);
    if (!heading || found.has(heading.url)) continue;
    const { url, title, location } = heading;
    const isHeading = at < location + title.split(/\s+/).length;
    found.set(url, { url, title, excerpt: excerptAt(at, location), isHeading });
  }
  const sections = [...found.values()]
    .sort((one, other) => Number(other.isHeading) - Number(one.isHeading))
    .map(({ url, title, excerpt }) => ({ url, title, excerpt }));
  return { excerpt: excerptAt(first), sections };
}
