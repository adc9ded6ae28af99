import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../errors';
import { mapMarkdown } from '../../reading/code';
import { CLOSE_COMMENT, OPEN_COMMENT } from './check-text';

const LITERAL_TAG = 'write a literal "<" as \\<, or put it in backticks';
const LITERAL_BRACE = 'write a literal brace as \\{, or put the text in backticks: `{name}`';

/** The parser's messages, rewritten for writers. `$1` and so on are parts of the original message. */
const MESSAGES: readonly [reason: RegExp, message: string, remedy: string][] = [
  [/^Could not parse expression/, 'the text in braces is not a valid expression', LITERAL_BRACE],
  [/^Unexpected end of file in expression/, 'a brace starts an expression that is never closed', LITERAL_BRACE],
  [
    /^Could not parse import\/exports/,
    'import and export do not work in a page',
    'remove the line, or start it with a different word',
  ],
  [
    /^Expected (?:a closing tag for|the closing tag) `<\/?([^>]*)>`/,
    '<$1> has no closing tag in the block it starts in',
    'write </$1> inside the same paragraph or list item, or <$1> and </$1> on lines of their own; if it is literal text, put `<$1>` in backticks',
  ],
  [
    /^Unexpected closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>`/,
    'the closing tag </$1> does not match <$2>',
    'write </$2> before it, or remove it',
  ],
  [/^Unexpected closing (?:slash|tag)/, 'a closing tag has no opening tag', 'remove it, or open the tag above it'],
  [
    / before attribute value/,
    'the value of an attribute is not in quotes',
    'put it in straight double quotes: name="value"',
  ],
  [/^Unexpected character `!`/, OPEN_COMMENT, CLOSE_COMMENT],
  [/^Unexpected (?:character|end of file)/, '"<" starts a tag here, but the tag is not valid', LITERAL_TAG],
];

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
  const found = MESSAGES.map(([pattern, ...words]) => ({ parts: pattern.exec(reason), words })).find(
    ({ parts }) => parts,
  );
  const fill = (text: string) => text.replace(/\$(\d)/g, (_, part: string) => found?.parts?.[Number(part)] ?? '');
  const [message = reason.replaceAll('\n', ' '), remedy = LITERAL_TAG] = (found?.words ?? []).map(fill);
  return { line: Number(line) || undefined, column: Number(column) || undefined, message, remedy };
}
