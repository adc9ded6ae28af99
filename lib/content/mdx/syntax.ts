import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../errors';

const LITERAL_TAG = 'write a literal "<" as \\<, or put it in backticks';
const QUOTES = 'put it in straight double quotes: name="value"';

/** The parser's messages, rewritten for writers. `$1` and so on are parts of the original message. */
const MESSAGES: readonly [reason: RegExp, message: string, remedy: string][] = [
  [/^Could not parse expression/, 'the value of an attribute is not a valid expression', QUOTES],
  [/^Unexpected end of file in expression/, 'the brace before the value of an attribute is never closed', QUOTES],
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
  [/ before attribute value/, 'the value of an attribute is not in quotes', QUOTES],
  [
    /^Unexpected character `!`/,
    'the comment that starts here is never closed',
    'write --> where it ends, or \\<!-- for text',
  ],
  [/^Unexpected (?:character|end of file)/, '"<" starts a tag here, but the tag is not valid', LITERAL_TAG],
];

/** Describes a syntax error for writers, with its position, if known. */
export function explainSyntax({ reason, place }: VFileMessage): Omit<Problem, 'file'> {
  const start = place && ('start' in place ? place.start : place);
  // Some messages have their position only in the text: "… (3:1-3:22)".
  const [, line = start?.line, column = start?.column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const found = MESSAGES.map(([pattern, ...words]) => ({ parts: pattern.exec(reason), words })).find(
    ({ parts }) => parts,
  );
  const fill = (text: string) => text.replace(/\$(\d)/g, (_, part: string) => found?.parts?.[Number(part)] ?? '');
  const [message = reason.replaceAll('\n', ' '), remedy = LITERAL_TAG] = (found?.words ?? []).map(fill);
  return { line: Number(line) || undefined, column: Number(column) || undefined, message, remedy };
}
