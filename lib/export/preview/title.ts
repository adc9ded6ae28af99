const LARGEST = 96;
/** The factor by which the font size is reduced until the title fits. */
const SMALLER = 0.85;

/** The distance between baselines, relative to the font size. */
export const LINE_HEIGHT = 1.08;

/**
 * Sets a title as large as fits a box, in lines of similar length.
 * @param widthOf returns the width of text at font size 1
 */
export function setTitle(title: string, box: { width: number; height: number }, widthOf: (text: string) => number) {
  for (let size = LARGEST; ; size = Math.floor(size * SMALLER)) {
    const width = box.width / size;
    const lines = breakLines(title, width, widthOf);
    const fits = lines.every((line) => widthOf(line) <= width) && lines.length * size * LINE_HEIGHT <= box.height;
    if (fits || size === 1) return { size, lines: balance(title, lines, widthOf) };
  }
}

/** Breaks text into lines. A word wider than a line has a line of its own. */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Makes lines narrower, as long as their number stays the same, so that their lengths are similar. */
function balance(text: string, lines: string[], widthOf: (text: string) => number): string[] {
  const widest = Math.max(...lines.map(widthOf));
  for (let share = 0.5; share < 1; share += 0.05) {
    const balanced = breakLines(text, widest * share, widthOf);
    if (balanced.length === lines.length && balanced.every((line) => widthOf(line) <= widest)) return balanced;
  }
  return lines;
}
