import { mapMarkdown, proseIn } from '../../reading/code';

/** A JavaScript import or export, which the check rejects. */
export const MODULE_CODE =
  /^(?:import\s+(?:\{\s*$|(?:[\w*{].*\bfrom\s*)?['"])|export\s+(?:(?:const|let|var)\b.*=|(?:async\s+)?function\b.*\(|class\b.*\{|default\b.*[;({]|[{*]))/;

const VOID_TAG = /^<(br|hr|img|wbr)\b([^]*?)\s*\/?>$/i;

/** Rewrites everyday Markdown in a page's body as MDX. Line numbers don't change. */
export function everydayMarkdown(text: string): string {
  return mapMarkdown(quoteContainers(text), (piece, kind) => {
    // In VitePress, such a comment includes a file. Keep its text, so that the check reports it.
    if (kind === 'comment') return /^<!--\s*@include:/.test(piece) ? piece.slice(4, -3) : piece.replace(/[^\n]/g, '');
    if (kind === 'tag') return piece.replace(VOID_TAG, '<$1$2 />');
    return kind === 'code' ? piece : escapeProse(piece);
  });
}

function escapeProse(text: string): string {
  return (
    text
      .replace(/<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/g, '[$1](<$1>)')
      .replace(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, '[$1](mailto:$1)')
      // Word processors put no-break spaces and invisible characters around the marks of headings and lists.
      .replace(/(?<=\n[ \t>]*)[\u00a0\u200b\ufeff]+(?=(?:#{2,6}|[-*+])\s)/g, '')
      .replace(/(?<=\n[ \t>]*(?:#{2,6}|[-*+]))\u00a0/g, ' ')
      // A "<" that can't start a tag or a comment.
      .replace(/(?<!\\)<(?=[^\sA-Za-z/>_$!]|!(?!--))/g, '\\<')
      // MDX reads a block that starts with one of these words as code. With a character reference, it is text.
      .replace(/^(?:import|export)\s.*$/gm, (line) =>
        MODULE_CODE.test(line) ? line : `&#${line.charCodeAt(0)};${line.slice(1)}`,
      )
  );
}

const OPEN = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$/;

/**
 * Rewrites `:::note Title` … `:::` as the quotation `> [!note] Title`, which `notations.ts` reads. Unclosed containers
 * are left as they are.
 */
function quoteContainers(text: string): string {
  if (!text.includes(':::')) return text;
  const lines = text.split('\n');
  const marks = proseIn(text).split('\n');
  for (let start = marks.length - 1; start >= 0; start--) {
    const [, indent = '', colons = '', kind, title = ''] = OPEN.exec(marks[start] ?? '')
      ? (OPEN.exec(lines[start] ?? '') ?? [])
      : [];
    const isEnd = (mark: string, index: number) =>
      index > start && /^[ \t]*:{3,}[ \t]*$/.test(mark) && mark.trim().length <= colons.length;
    const end = kind ? marks.findIndex(isEnd) : -1;
    if (end < 0) continue;
    const quote = (line: string) =>
      `${indent}> ${line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()}`;
    lines[start] = `${indent}> [!${kind}] ${title.replace(/^\[(.*)\]$|^\{.*\}$/, '$1')}`.trimEnd();
    for (let line = start + 1; line < end; line++) lines[line] = quote(lines[line] ?? '');
    lines[end] = '';
    marks.fill('', start, end + 1);
  }
  return lines.join('\n');
}
