import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../errors';
import { mapMarkdown } from '../../reading/code';
import messages from './messages.json' with { type: 'json' };

/** The parser's messages, rewritten for writers. `$1` and so on are parts of the original message. */
const MESSAGES = messages.syntax.map(({ pattern, ...words }) => ({ form: new RegExp(pattern), ...words }));

/** The position of the unclosed brace. The parser reports the error at the end of the page instead. */
function findOpenBrace(body: string): { line: number; column: number } | undefined {
  const text = mapMarkdown(body, (piece, kind) => (kind === 'code' ? piece.replace(/[^\n]/g, ' ') : piece));
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  const lines = open[0] === undefined ? undefined : text.slice(0, open[0]).split('\n');
  return lines && { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Describes a syntax error for writers, with its position, if known.
 * @param body the text with the error
 */
export function explainSyntax({ reason, place }: VFileMessage, body: string): Omit<Problem, 'file'> {
  const isOpen = /^Unexpected end of file in expression/.test(reason);
  const start = (isOpen && findOpenBrace(body)) || (place && ('start' in place ? place.start : place));
  // Some messages have their position only in the text: "… (3:1-3:22)".
  const [, line = start?.line, column = start?.column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const found = MESSAGES.find(({ form }) => form.test(reason));
  const parts = found?.form.exec(reason) ?? [];
  const [message, remedy] = [
    found?.message ?? reason.replaceAll('\n', ' '),
    found?.remedy ?? 'write a literal "<" as \\<, or put it in backticks',
  ].map((text) => text.replace(/\$(\d)/g, (_, part: string) => parts[Number(part)] ?? '')) as [string, string];
  return { line: Number(line) || undefined, column: Number(column) || undefined, message, remedy };
}
