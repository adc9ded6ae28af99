/** A title in lines that fit. */
export interface SetTitle {
  size: number;
  lines: string[];
}

const LARGEST = 96;
/** Each size tried is this share of the one before. */
const SMALLER = 0.85;

/** From one base line to the next, in parts of the size. */
export const LINE_HEIGHT = 1.08;

/**
 * Sets a title as large as it fits into a box, in lines of about the same length.
 * @param widthOf how wide a text is at a size of 1
 */
export function setTitle(
  title: string,
  box: { width: number; height: number },
  widthOf: (text: string) => number,
): SetTitle {
  for (let size = LARGEST; ; size = Math.floor(size * SMALLER)) {
    const width = box.width / size;
    const lines = breakLines(title, width, widthOf);
    const fits = lines.every((line) => widthOf(line) <= width) && lines.length * size * LINE_HEIGHT <= box.height;
    if (fits || size === 1) return { size, lines: balance(title, lines, widthOf) };
  }
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
