import type { Fault } from './fault';

/** Parses JSON. */
export function checkJson(code: string): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = / at position (\d+)/.exec(message)?.[1];
    return [{ line: lineAt(code, Number(position ?? code.length)), message: message.replace(/ in JSON at .*/, '') }];
  }
}

/** The 1-based line of a position of a text. */
function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
