import type { VFileMessage } from 'vfile-message';
import { proseIn } from '../../reading/code';
import { positionAt } from '../../reading/text';
import type { Snippets } from '../snippets';
import { unknownElement } from './check-text';
import { MDX_COMPONENTS, MDX_ELEMENTS } from './components';

const LITERAL_TAG = 'write a literal "<" as \\<, or put it in backticks';
const QUOTES = `write name="value", or name='A 5" screen' if the value contains a quotation mark`;

/** The parser's messages, rewritten for writers. `$1` and so on are parts of the original message. */
const MESSAGES: readonly [reason: RegExp, message: string, remedy: string][] = [
  [/^Could not parse import\/exports/, 'import and export do not work in a page', 'remove the line'],
  [
    /^Expected (?:a closing tag for|the closing tag) `<\/?([^>]*)>`/,
    '<$1> has no closing tag in the block it starts in',
    'write </$1> in the same paragraph or list item, or <$1> and </$1> on lines of their own',
  ],
  [
    /^Unexpected closing tag `<\/([^>]*)>`,.* `<([^>]*)>`/,
    '<$2> is not closed before </$1>',
    'write </$2> where its content ends',
  ],
  [/^Unexpected closing (?:slash|tag)/, 'a closing tag has no opening tag', 'remove it, or open the tag above it'],
  [
    / expression|^Unexpected character `["']`.* attribute name| attribute value/,
    'the value of an attribute is not between two straight quotation marks',
    QUOTES,
  ],
  [/^Unexpected end of file (?:before|in|after) attribute/, 'this tag is never closed', 'write > where it ends'],
  [
    /^Unexpected character `!`/,
    'this comment is never closed',
    'write --> where it ends, or \\<!-- for text; put a comment after a tag on its own line',
  ],
  [/^Unexpected (?:character|end of file)/, '"<" starts a tag here, but the tag is not valid', LITERAL_TAG],
];

/**
 * Describes a syntax error for writers, with its position, if known.
 * @param body the text
 * @param snippets the passages the page can show
 */
export function explainSyntax({ reason, place }: VFileMessage, body: string, snippets?: Snippets) {
  const start = place && ('start' in place ? place.start : place);
  // Some messages have their position only in the text: "… (3:1-3:22)".
  const [, line = start?.line, column = start?.column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const isAtEnd = reason.startsWith('Unexpected end of file');
  const found = { line: Number(line) || undefined, column: Number(column) || undefined };
  const position: { line?: number; column?: number } = isAtEnd ? openTag(body) : found;
  const [pattern = /^.*/, ...words] = MESSAGES.find(([pattern]) => pattern.test(reason)) ?? [];
  const [whole = '', ...tags] = pattern.exec(reason) ?? [];
  const open = tags.at(-1);
  if (/\.(?:mdx?|html?)$/.test(open ?? '')) return { ...position, ...notALink(open ?? '') };
  const isPart = !open || MDX_ELEMENTS.has(open) || Object.hasOwn(MDX_COMPONENTS, open);
  const snippet = [`<${open}> is never closed`, `write <${open} />`];
  const typed = body.split('\n')[(position.line ?? 0) - 1] ?? '';
  // Markdown has no such links, although addresses of other sites can be in angle brackets.
  const [, address] = /<(\/[\w.-]+\/[^\s<>]*)>/.exec(typed.slice(0, typed.indexOf('>', found.column) + 1)) ?? [];
  if (address) return { ...position, ...notALink(address) };
  const tag = /^<[^>]*>/.exec(typed.slice((position.column ?? 1) - 1))?.[0];
  const other = snippets?.has(open ?? '') ? snippet : unknownElement(open ?? '', snippets, tag);
  const [message = whole, remedy = LITERAL_TAG] = isPart ? words.map((text) => whole.replace(pattern, text)) : other;
  return { ...position, message, remedy };
}

/** Describes an address on this site that is between angle brackets. */
function notALink(address: string) {
  return { message: `<${address}> is not a link`, remedy: `write [text](${address})` };
}

/** The position of the first tag that is never closed. The parser reports it at the end of the file. */
function openTag(body: string) {
  const place = proseIn(body).search(/<[A-Za-z]/);
  return place < 0 ? {} : positionAt(body, place);
}
