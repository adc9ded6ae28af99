/** A code block: its fence with the language, the attributes, the code, and the closing fence. */
const BLOCK = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,})[^\s`{]*)(.*)\n([^]*)$/;

/**
 * Rewrites the attributes of a code block, and comments that highlight lines, as this site writes them. Names the
 * language of a block without one.
 */
export function fixCode(block: string): string {
  const [, opening = '', attributes = '', rest = ''] = BLOCK.exec(block) ?? [];
  if (!opening) return block;
  const { code, lines } = highlighted(rest);
  const meta = attributes
    .replace(/\s*\b(?:showLineNumbers|lineNumbers|linenums|copy|noCopy|twoslash)(?:=(?:"[^"]*"|\S+))?(?=\s|$)/g, '')
    .replace(/\bfile[nN]ame=(?=")/, 'title=')
    .replace(/\bhl_lines="([^"]*)"/, (_found, given: string) => `{${given.trim().split(/\s+/).join(',')}}`);
  const isBare = /[`~]$/.test(opening) && attributes.trim() === '';
  return `${opening}${isBare ? 'text' : meta}${lines.length > 0 ? ` {${lines.join(',')}}` : ''}\n${code}`;
}

/** A line that highlights others in Docusaurus. */
const MARK = /\bhighlight-(next-line|start|end)\b/;

/** The notation for highlighting a comment's own line, or the next ones, in VitePress and Fumadocs: `[!code hl:2]` */
const NOTATION = /[ \t]*\[!code (?:highlight|hl)(?::(\d+))?\]/;
const COMMENT = new RegExp(String.raw`[ \t]*(?:\/\/|#|--|<!--|\{?\/\*)${NOTATION.source}[ \t]*(?:-->|\*\/\}?)?`);

/** The code without the comments, and the numbers of the lines they highlight. */
function highlighted(code: string): { code: string; lines: number[] } {
  const kept: string[] = [];
  const lines: number[] = [];
  let left = 0;
  for (const line of code.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    const [comment = '', count = '1'] = COMMENT.exec(line) ?? NOTATION.exec(line) ?? [];
    if (mark) left = mark === 'next-line' ? 1 : mark === 'start' ? Infinity : 0;
    else if (comment) left = Number(count);
    const rest = mark ? '' : line.replace(comment, '');
    if ((mark || comment) && rest.trim() === '') continue;
    kept.push(rest);
    if (left-- > 0) lines.push(kept.length);
  }
  return { code: kept.join('\n'), lines };
}
