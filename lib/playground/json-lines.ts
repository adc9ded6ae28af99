import { printJson, readJson } from './json-text';

/** One line of a text, and where the block that it opens ends. */
export interface Line {
  text: string;
  /** Index of the line that closes the block; absent when the line opens none. */
  end?: number;
}

/**
 * Lines of a valid JSON, indented and otherwise as it is; each opening line has the end of its block.
 * @throws RangeError when values stand inside each other many thousand times.
 */
export function jsonLines(json: string): Line[] {
  const lines: Line[] = printJson(readJson(json))
    .split('\n')
    .map((text) => ({ text }));
  const open: Line[] = [];
  lines.forEach((line, index) => {
    const last = line.text.at(-1);
    // A text cannot end a line unquoted, so brackets at the end and after the indentation are JSON's own.
    if (last === '{' || last === '[') open.push(line);
    else if (/^ *[}\]]/.test(line.text)) {
      const start = open.pop();
      if (start) start.end = index;
    }
  });
  return lines;
}

/** Lines of any text. */
export function textLines(text: string): Line[] {
  return text.split(/\r\n|\n|\r/).map((line) => ({ text: line }));
}

/** Indexes of the lines that are seen when some blocks are folded. */
export function visibleLines(lines: readonly Line[], folded: ReadonlySet<number>): number[] {
  const visible: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    visible.push(index);
    const end = lines[index]?.end;
    // The closing line is hidden too: the folded line shows it behind an ellipsis.
    if (end !== undefined && folded.has(index)) index = end;
  }
  return visible;
}

/** Indexes of the lines that hold the words, upper and lower case alike. */
export function findLines(lines: readonly Line[], words: string): number[] {
  const wanted = words.toLowerCase();
  return wanted === '' ? [] : lines.flatMap(({ text }, index) => (text.toLowerCase().includes(wanted) ? [index] : []));
}

/** The folded blocks without those that hide a line. */
export function unfoldAround(lines: readonly Line[], folded: ReadonlySet<number>, index: number): Set<number> {
  return new Set([...folded].filter((start) => !(start < index && index <= (lines[start]?.end ?? start))));
}

/** A piece of a line in one color; the kinds are those of code blocks. */
export interface Token {
  kind?: 'property' | 'string' | 'constant';
  text: string;
}

/** Splits a line of JSON into its pieces. */
export function jsonTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let rest = 0;
  for (const { 0: text, 1: colon, index } of line.matchAll(
    /"(?:[^"\\]|\\.)*"(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g,
  )) {
    if (index > rest) tokens.push({ text: line.slice(rest, index) });
    tokens.push({ text, kind: colon !== undefined ? 'property' : text.startsWith('"') ? 'string' : 'constant' });
    rest = index + text.length;
  }
  if (rest < line.length) tokens.push({ text: line.slice(rest) });
  return tokens;
}
