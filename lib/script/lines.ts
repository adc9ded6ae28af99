import { LineCounter } from 'yaml';

/** A position as people count it. Both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** The lines of a text, for converting offsets to positions. */
export type Lines = ReturnType<typeof linesOf>;

/** Splits text into lines. */
export function linesOf(text: string) {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1);
  return {
    positionOf(offset: number): Position {
      const { line, col } = counter.linePos(offset);
      return { line, column: col };
    },
    /** The start of the line that contains the offset. */
    startOf: (offset: number) => offset + 1 - counter.linePos(offset).col,
    /** The end of the line that contains the offset, before its line break. */
    endOf(offset: number): number {
      const next = counter.lineStarts[counter.linePos(offset).line];
      if (next === undefined) return text.length;
      return text[next - 2] === '\r' ? next - 2 : next - 1;
    },
  };
}
