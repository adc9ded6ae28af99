/** The maximum number of steps in a comparison. If more are needed, the texts count as different. */
const MOST_STEPS = 20_000_000;

/**
 * How much of one text another contains, from 0 to 1: the share of its letters found in the most similar passage. The
 * service doesn't publish its formula, so results near the threshold can differ.
 */
export function similarity(wanted: string, heard: string): number {
  if (wanted === '') return 1;
  if (wanted.length * heard.length > MOST_STEPS) return heard.includes(wanted) ? 1 : 0;
  // The smallest number of edits that turn `wanted` into a passage, which may start and end anywhere.
  let above = new Uint32Array(heard.length + 1);
  for (let row = 1; row <= wanted.length; row++) {
    const current = new Uint32Array(heard.length + 1);
    current[0] = row;
    for (let column = 1; column <= heard.length; column++) {
      const same = wanted.charCodeAt(row - 1) === heard.charCodeAt(column - 1) ? 0 : 1;
      const replaced = (above[column - 1] ?? 0) + same;
      current[column] = Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    above = current;
  }
  return 1 - above.reduce((least, edits) => Math.min(least, edits), wanted.length) / wanted.length;
}
