/** A title in lines that fit. */
export interface SetTitle {
  size: number;
  lines: string[];
}

/** Sizes from large to small, each with the most lines that have room at it. */
const SIZES = [
  { size: 96, most: 2 },
  { size: 80, most: 3 },
  { size: 66, most: 4 },
  { size: 54, most: 5 },
] as const;

/**
 * Sets a title as large as it fits, in lines of about the same length.
 * One that fits at no size is broken within words at the smallest, and cut with "…" after the last line.
 * @param width how wide a line may be, in the unit of the sizes
 * @param widthOf how wide a text is at a size of 1
 */
export function setTitle(title: string, width: number, widthOf: (text: string) => number): SetTitle {
  for (const { size, most } of SIZES) {
    const lines = breakLines(title, width / size, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) * size <= width))
      return { size, lines: balance(title, lines, widthOf) };
  }
  const { size, most } = SIZES[3];
  const pieces = breakLines(breakWords(title, width / size, widthOf), width / size, widthOf);
  return { size, lines: pieces.length > most ? [...pieces.slice(0, most - 1), `${pieces[most - 1]}…`] : pieces };
}

/** Fills lines with words. A word that is wider than a line has one of its own. */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines at the least width. */
function balance(text: string, lines: string[], widthOf: (text: string) => number): string[] {
  const widest = Math.max(...lines.map(widthOf));
  for (let share = 0.5; share < 1; share += 0.05) {
    const balanced = breakLines(text, widest * share, widthOf);
    if (balanced.length === lines.length && balanced.every((line) => widthOf(line) <= widest)) return balanced;
  }
  return lines;
}

/** Cuts words that are wider than a line, with room for the "…" that may follow. */
function breakWords(text: string, width: number, widthOf: (text: string) => number): string {
  let line = '';
  let result = '';
  for (const letter of text) {
    line = letter === ' ' ? '' : line + letter;
    const isFull = widthOf(`${line}…`) > width;
    if (isFull) line = letter;
    result += isFull ? ` ${letter}` : letter;
  }
  return result;
}
