import type { VFileMessage } from 'vfile-message';
import { mapMarkdown } from '../../reading/code';
import { unknownElement } from './check-text';
import { MDX_COMPONENTS, MDX_ELEMENTS } from './components';

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
    'write </$1> in the same paragraph or list item, or <$1> and </$1> on lines of their own',
  ],
  [
    /^Unexpected closing tag `<\/([^>]*)>`, expected corresponding closing tag for `<([^>]*)>`/,
    '<$2> is not closed before </$1>',
    'write </$2> above it',
  ],
  [/^Unexpected closing (?:slash|tag)/, 'a closing tag has no opening tag', 'remove it, or open the tag above it'],
  [
    /^Unexpected character `["']`.* (?:in|before|after) attribute name/,
    'the value of an attribute contains the quotation mark that surrounds it',
    `use the other kind around it: title='A 5" screen'`,
  ],
  [
    / in attribute value, expected a corresponding closing quote/,
    'a quotation mark in this tag is never closed',
    QUOTES,
  ],
  [/^Unexpected end of file (?:before|in|after) attribute/, 'this tag is never closed', 'write > where it ends'],
  [/\(U\+201[89CD]\) before attribute value/, 'the value of an attribute is in curly quotes', QUOTES],
  [/ before attribute value/, 'the value of an attribute is not in quotes', QUOTES],
  [
    /^Unexpected character `!`/,
    'the comment that starts here is never closed',
    'write --> where it ends, or \\<!-- for text',
  ],
  [/^Unexpected (?:character|end of file)/, '"<" starts a tag here, but the tag is not valid', LITERAL_TAG],
];

/**
 * Describes a syntax error for writers, with its position, if known.
 * @param body the text
 * @param known the names of all components and snippets
 */
export function explainSyntax({ reason, place }: VFileMessage, body: string, known: readonly string[]) {
  const start = place && ('start' in place ? place.start : place);
  // Some messages have their position only in the text: "… (3:1-3:22)".
  let [, line = start?.line, column = start?.column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  if (reason.startsWith('Unexpected end of file')) [line, column] = openTag(body);
  const found = MESSAGES.map(([pattern, ...words]) => ({ parts: pattern.exec(reason), words })).find(
    ({ parts }) => parts,
  );
  const fill = (text: string) => text.replace(/\$(\d)/g, (_, part: string) => found?.parts?.[Number(part)] ?? '');
  const open = found?.parts?.[2] ?? found?.parts?.[1];
  const isPart = !open || MDX_ELEMENTS.has(open) || Object.hasOwn(MDX_COMPONENTS, open);
  const snippet = [`<${open}> is never closed`, `write <${open} />`];
  const other = open && known.includes(open) ? snippet : unknownElement(open ?? '', known);
  const words = isPart ? (found?.words ?? []).map(fill) : other;
  const [message = reason.replaceAll('\n', ' '), remedy = LITERAL_TAG] = words;
  return { line: Number(line) || undefined, column: Number(column) || undefined, message, remedy };
}

/** The line and column of the first tag that is never closed. The parser reports it at the end of the file. */
function openTag(body: string): [line?: number, column?: number] {
  let lines: string[] = [];
  mapMarkdown(body, (piece, kind, offset) => {
    const place = kind === 'prose' && lines.length === 0 ? piece.search(/<[A-Za-z]/) : -1;
    if (place >= 0) lines = body.slice(0, offset + place + 1).split('\n');
    return piece;
  });
  return [lines.length || undefined, lines.at(-1)?.length];
}
