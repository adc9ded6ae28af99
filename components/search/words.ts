/** Words that say how a question is asked, not what it is about. */
const LITTLE_WORDS = new Set(
  (
    'a an and are at be by can did do does for from get how i if in is it me my need of on or should that the there ' +
    "this to was we what what's when where which who whom why will with you your"
  ).split(' '),
);

/** The words of a query to search for: all but the little ones, unless it has no others. A quoted query is one word. */
export function contentWords(query: string): string[] {
  const text = query.trim();
  if (/^".+"$/.test(text)) return [text];
  const words = text.split(/\s+/);
  const content = words.filter((word) => !LITTLE_WORDS.has(word.toLowerCase().replace(/[.,?!]+$/, '')));
  return content.length > 0 ? content : words;
}

/** The searches for some words, strictest first: for all of them, for all but any one, for any one. */
export function searchesFor(words: readonly string[]): string[][] {
  const all = words.join(' ');
  if (words.length === 1) return [[all]];
  const allButOne = words.map((_, left) => words.filter((_, index) => index !== left).join(' '));
  return words.length === 2 ? [[all], allButOne] : [[all], allButOne, [...words]];
}
