/** A position as people count it. Both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** The lines of a text, for converting offsets to positions. */
export interface Lines {
  positionOf(offset: number): Position;
  /** The start of the line that contains the offset. */
  startOf(offset: number): number;
  /** The end of the line that contains the offset, before its line break. */
  endOf(offset: number): number;
}

/** Splits text into lines. */
export function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const indexOf = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const startOf = (offset: number) => starts[indexOf(offset)] ?? 0;
  return {
    positionOf: (offset) => ({ line: indexOf(offset) + 1, column: offset - startOf(offset) + 1 }),
    startOf,
    endOf: (offset) => {
      const next = starts[indexOf(offset) + 1];
      if (next === undefined) return text.length;
      return text[next - 2] === '\r' ? next - 2 : next - 1;
    },
  };
}
