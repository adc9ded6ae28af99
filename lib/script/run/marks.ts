/** A word of an expected text, and whether the reply has it. */
export interface MarkedWord {
  text: string;
  isMet: boolean;
}

/** Where an expected text and a reply differ. */
export interface Marks {
  /** The expected words. */
  words: readonly MarkedWord[];
  /** The passage of the reply that comes nearest, by offsets; absent where no word was met. */
  passage?: readonly [from: number, to: number];
}

/** Longer texts are not compared word by word. */
const MOST_CELLS = 1_000_000;

/** What a missing word and another word cost, where a word too many costs 1: most of the expected words are to be found. */
const MISSING = 2;
const OTHER = 2.5;

interface Token {
  text: string;
  plain: string;
  from: number;
  to: number;
}

/**
 * Finds the passage of a reply that an expected text comes nearest to, and which words are missing there. Signs and capitals make
 * no difference; `*` stands for any words.
 */
export function markWords(expected: string, reply: string): Marks {
  const wanted = tokensOf(expected);
  const heard = tokensOf(reply);
  const none = { words: wanted.map(({ text }) => ({ text, isMet: text === '*' })) };
  if (wanted.length * heard.length > MOST_CELLS) return none;
  const costs = costsOf(wanted, heard);
  // A passage starts and ends anywhere: of those that are as near, the first.
  const last = costs.at(-1) ?? [];
  let column = last.indexOf(last.reduce((least, cost) => Math.min(least, cost), Infinity));
  const isMet = wanted.map(({ text }) => text === '*');
  let from: number | undefined;
  let to: number | undefined;
  for (let row = wanted.length; row > 0 && column >= 0;) {
    const cost = costs[row]?.[column] ?? 0;
    const token = wanted[row - 1] as Token;
    const word = heard[column - 1];
    if (token.text === '*') {
      if (cost === costs[row - 1]?.[column]) row--;
      else column--;
    } else if (word && cost === (costs[row - 1]?.[column - 1] ?? Infinity) + changeOf(word, token)) {
      isMet[row - 1] = word.plain === token.plain;
      if (isMet[row - 1]) [from, to] = [word.from, to ?? word.to];
      row--;
      column--;
    } else if (cost === (costs[row - 1]?.[column] ?? Infinity) + MISSING) row--;
    else column--;
  }
  const words = wanted.map(({ text }, index) => ({ text, isMet: isMet[index] ?? false }));
  return from === undefined || to === undefined ? { words } : { words, passage: [from, to] };
}

/** The least cost of words to change, add or leave out, for each start of the expected text and each end of a passage. */
function costsOf(wanted: readonly Token[], heard: readonly Token[]): number[][] {
  const costs: number[][] = [Array.from({ length: heard.length + 1 }, () => 0)];
  for (const token of wanted) {
    const above = costs.at(-1) ?? [];
    const row: number[] = [];
    for (let column = 0; column <= heard.length; column++) {
      const up = above[column] ?? 0;
      const left = row[column - 1] ?? Infinity;
      if (token.text === '*') row.push(Math.min(up, left));
      else
        row.push(
          Math.min(
            up + MISSING,
            left + 1,
            column > 0 ? (above[column - 1] ?? 0) + changeOf(heard[column - 1], token) : Infinity,
          ),
        );
    }
    costs.push(row);
  }
  return costs;
}

function changeOf(word: Token | undefined, { plain }: Token): number {
  return word?.plain === plain ? 0 : OTHER;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\*|[^\s*]+/g)]
    .map(({ 0: word, index }) => ({
      text: word,
      plain: word === '*' ? word : (word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(''),
      from: index,
      to: index + word.length,
    }))
    .filter(({ plain }) => plain !== '');
}
