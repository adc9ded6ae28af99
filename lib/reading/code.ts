/** A fenced code block, which can extend to the end of the text. */
const FENCE =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[^]*?)??(?:\n[ \t>]*\k<fence>[`~]*[ \t]*$|(?![^]))/;

/** Inline code, which can't extend past an empty line. */
const INLINE = /(?<![`\\])(?<ticks>`+)(?!`)(?:(?!\n[ \t>]*\n)[^])*?(?<!`)\k<ticks>(?!`)/;

/** A comment in HTML or MDX. */
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/;

/** A tag with its attributes, which aren't prose. Angle brackets can also surround a link's address. */
const TAG = /(?<!\]\([ \t]*|\]:[ \t]*)<\/?[A-Za-z][\w.-]*(?:\s(?:"[^"]*"|'[^']*'|\{[^]*?\}(?=[\s/>])|[^<>"'{}])*)?\/?>/;

const PIECES = new RegExp([FENCE, INLINE, COMMENT, TAG].map(({ source }) => source).join('|'), 'gm');

/** The kinds of pieces that {@link mapMarkdown} finds. */
type PieceKind = 'prose' | 'code' | 'comment' | 'tag';

/** Splits Markdown into prose, code, comments and tags, and rewrites each piece by its kind. */
export function mapMarkdown(text: string, rewrite: (piece: string, kind: PieceKind, offset: number) => string): string {
  let result = '';
  let end = 0;
  const add = (piece: string, kind: PieceKind) => {
    if (piece) result += rewrite(piece, kind, end);
    end += piece.length;
  };
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    add(text.slice(end, index), 'prose');
    add(piece, /^(?:<!--|\{\/\*)/.test(piece) ? 'comment' : piece.startsWith('<') ? 'tag' : 'code');
  }
  add(text.slice(end), 'prose');
  return result;
}

/** The text with dots in place of everything that isn't prose. Positions don't change. */
export function proseIn(text: string): string {
  return mapMarkdown(text, (piece, kind) => (kind === 'prose' ? piece : piece.replace(/[^\n]/g, '.')));
}

/**
 * Rewrites what a pattern finds, unless it is in code, a comment or a tag.
 * @param write gets what the pattern and its groups matched
 * @param sign the character in a match that has to be prose. By default, the first one that isn't a space
 */
export function replaceInProse(
  text: string,
  pattern: RegExp,
  write: (found: string, ...groups: (string | undefined)[]) => string,
  sign = /\S/,
): string {
  const prose = proseIn(text);
  return [...text.matchAll(pattern)].reduceRight((result, match) => {
    const [found, ...groups] = match;
    const place = match.index + found.search(sign);
    if (prose[place] !== text[place]) return result;
    return result.slice(0, match.index) + write(found, ...groups) + result.slice(match.index + found.length);
  }, text);
}
