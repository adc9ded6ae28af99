/** The 1-based line on which a text first appears. */
export function lineOf(source: string, text: string): number | undefined {
  const index = source.indexOf(text);
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
}
