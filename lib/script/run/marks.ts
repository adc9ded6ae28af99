import { plainWords } from '../match/normal';

/** Where an expected text and a reply differ. */
export interface Marks {
  words: readonly { text: string; isMet: boolean }[];
  /** Offsets of the most similar passage in the reply. Absent if no word matches. */
  passage?: readonly [from: number, to: number];
}

/** The maximum number of pairs of words to compare. Longer texts aren't compared word by word. */
const MOST_PAIRS = 100_000;
/** How many words can be skipped before the next expected word is no longer part of the passage. */
const REACH = 3;

type Token = ReturnType<typeof tokensOf>[number];

/** Finds the passage in a reply that contains the most words of an expected text. `*` matches any words. */
export function markWords(expected: string, reply: string): Marks {
  const wanted = tokensOf(expected);
  const heard = tokensOf(reply);
  const starts = wanted.length * heard.length > MOST_PAIRS ? [] : heard.keys();
  let met: (Token | undefined)[] = [];
  for (const start of starts) {
    const found = followed(wanted, heard, start);
    if (found.filter(Boolean).length > met.filter(Boolean).length) met = found;
  }
  const words = wanted.map(({ text }, index) => ({ text, isMet: text === '*' || met[index] !== undefined }));
  const passage = met.filter((token) => token !== undefined);
  const [first, last] = [passage[0], passage.at(-1)];
  return first && last ? { words, passage: [first.from, last.to] } : { words };
}

/** Marks the expected text that lacks the fewest words. `undefined` if there is none. */
export function markNearest(expected: readonly string[], reply: string): Marks | undefined {
  const missing = ({ words }: Marks) => words.filter(({ isMet }) => !isMet).length;
  return expected.map((text) => markWords(text, reply)).sort((one, other) => missing(one) - missing(other))[0];
}

/** For each wanted word, the matching heard word, in order, in a passage that begins at `start`. */
function followed(wanted: readonly Token[], heard: readonly Token[], start: number): (Token | undefined)[] {
  let at = start;
  let reach = 1;
  return wanted.map(({ text, plain }) => {
    if (text === '*') reach = Infinity;
    const index = heard.slice(at, at + reach).findIndex((word) => word.plain === plain);
    if (text === '*' || index === -1) {
      if (at > start) reach += 1;
      return undefined;
    }
    at += index + 1;
    reach = REACH;
    return heard[at - 1];
  });
}

function tokensOf(text: string) {
  return [...text.matchAll(/\*|[^\s*]+/g)]
    .map(({ 0: word, index }) => ({
      text: word,
      plain: word === '*' ? word : plainWords(word).replaceAll(' ', ''),
      from: index,
      to: index + word.length,
    }))
    .filter(({ plain }) => plain !== '');
}
