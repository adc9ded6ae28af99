/** The line on which text first appears, counted from 1. */
export function lineOf(source: string, text: string): number | undefined {
  const index = source.indexOf(text);
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
}
