/** How many words of a text belong to a run that is also in another text. */
interface WordCount {
  words: number;
  repeated: number;
}

/** A run is this many words long. Shorter ones are idioms, not repetitions. */
const RUN = 10;

/** Counts the words of each text, and those in runs of ten words that another of the texts contains, too. */
export function countWords(texts: readonly string[]): WordCount[] {
  const lists = texts.map((text) => text.split(/\s+/).filter(Boolean));
  const owners = new Map<string, number>();
  const SEVERAL = -1;
  lists.forEach((words, text) => {
    for (const run of runsOf(words)) {
      const owner = owners.get(run) ?? text;
      owners.set(run, owner === text ? text : SEVERAL);
    }
  });
  return lists.map((words) => {
    const isRepeated = new Uint8Array(words.length);
    runsOf(words).forEach((run, start) => {
      if (owners.get(run) === SEVERAL) isRepeated.fill(1, start, start + RUN);
    });
    return { words: words.length, repeated: isRepeated.reduce((sum, one) => sum + one, 0) };
  });
}

function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(' '));
}
