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
  let column = last.indexOf(Math.min(...last));
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
    } else if (cost === (costs[row - 1]?.[column] ?? Infinity) + 1) row--;
    else column--;
  }
  const words = wanted.map(({ text }, index) => ({ text, isMet: isMet[index] ?? false }));
  return from === undefined || to === undefined ? { words } : { words, passage: [from, to] };
}

/** The least number of words to change, add or leave out, for each start of the expected text and each end of a passage. */
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
            up + 1,
            left + 1,
            column > 0 ? (above[column - 1] ?? 0) + changeOf(heard[column - 1], token) : Infinity,
          ),
        );
    }
    costs.push(row);
  }
  return costs;
}

/** Another word costs more than one that is missing, so that as many words as possible are met. */
function changeOf(word: Token | undefined, { plain }: Token): number {
  return word?.plain === plain ? 0 : 1.5;
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
