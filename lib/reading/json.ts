/** Turns the parser's error for invalid JSON into a message and a line, counted from 1. */
export function jsonMistake(error: unknown, source: string): { line: number; message: string } {
  const { message } = error as SyntaxError;
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? source.length);
  const line = source.slice(0, position).split('\n').length;
  return { line, message: message.replace(/ \(line \d+ column \d+\)$| in JSON at .*/, '') };
}
