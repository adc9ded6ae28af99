/** A shell command's words, and the variables in them, whose values only the reader's shell knows. */
export interface ShellWords {
  words: string[];
  variables: string[];
}

/** One part of a word, or what separates words. The longest part comes first. */
const PART =
  /^(?:'([^']*)'|\$'((?:[^'\\]|\\[\s\S])*)'|\$?"((?:[^"\\]|\\[\s\S])*)"|\\\n|\\([\s\S])|(\s+)|([|;&<>()])|([^\s'"\\|;&<>()]))/;
const VARIABLE = /(?<!\\)\$(?:\{[^}]*\}|[A-Za-z_]\w*|[\d@*#?$!-])/g;
/** A home folder, at the start of a word or of a value. */
const TILDE = /^(?:[A-Za-z_]\w*=(?:.*:)?)?~$/;
/** Something that a shell replaces with several words. */
const BRACES = /\{[^{}]*(?:,|\.\.)[^{}]*\}/;

/** Splits a POSIX shell command into words. Handles quotes, `$'…'`, backslashes and line continuations. */
export function readWords(text: string): ShellWords | { problem: string } {
  const words: string[] = [];
  const variables: string[] = [];
  let word: string | undefined;
  let rest = text.trim();
  // The word's unquoted characters, which a shell may replace.
  let bare = '';
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match) return { problem: 'A quotation mark is not closed. Copy the complete command.' };
    const [whole, single, ansi, double, escaped, blank, operator, plain] = match;
    const run = /^`|\$\(/.exec(plain === '`' || plain === '$' ? rest : '') ?? /(?<!\\)(?:`|\$\()/.exec(double ?? '');
    if (run)
      return {
        problem: `The command contains “${run[0]}”, which only your shell can run. Replace it with its result.`,
      };
    rest = rest.slice(whole.length);
    if (operator !== undefined) {
      if (operator === '|' || operator === '>' || (/[;&]/.test(operator) && rest.trim() === '')) break;
      return { problem: `The command contains “${operator}” outside quotation marks. Paste only the curl command.` };
    }
    if (blank !== undefined) {
      const next = rest.replace(/^#.*|\n\s*#.*/g, '').trim();
      if (blank.includes('\n') && next !== '')
        return {
          problem: `The command ends before “${next.split('\n')[0]}”. End each line but the last with “\\”, and nothing after it.`,
        };
      if (word !== undefined) words.push(word);
      word = undefined;
      bare = '';
      continue;
    }
    if (plain === '#' && word === undefined) {
      rest = rest.replace(/^[^\n]*/, '');
      continue;
    }
    if (whole === '\\\n') continue;
    bare += plain ?? ' ';
    if (BRACES.test(bare)) return { problem: `Your shell replaces ${bare.trim()}. Put it in single quotation marks.` };
    if (TILDE.test(bare)) variables.push('~');
    variables.push(
      ...((double ?? (plain === '$' ? whole + rest : '')).match(plain ? firstOf(VARIABLE) : VARIABLE) ?? []),
    );
    if (plain !== undefined && word === undefined && /[–—“”‘’]/.test(plain))
      return {
        problem: `Replace the character ${plain} with a hyphen, or with a straight quotation mark.`,
      };
    const [strange] = /\\./s.exec((ansi ?? '').replace(ESCAPE, '')) ?? [];
    if (strange) return { problem: `The playground can’t read “${strange}” in $'…'. Write the character itself.` };
    const unquoted = ansi === undefined ? (single ?? double?.replace(/\\(["\\$`])|\\\n/g, '$1')) : unescape(ansi);
    word = (word ?? '') + (unquoted ?? escaped ?? plain ?? '');
  }
  if (word !== undefined) words.push(word);
  return { words, variables: [...new Set(variables)] };
}

const firstOf = ({ source }: RegExp) => new RegExp(`^${source}`);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
/** The escapes that browsers write when they copy a request. */
const ESCAPE = /\\(?:u([\da-f]{4})|([nrt'"\\]))/gi;

/** Reads the escapes of `$'…'`. */
function unescape(text: string): string {
  return text.replace(ESCAPE, (_all, code?: string, char = '') =>
    code ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[char as string] ?? (char as string)),
  );
}
