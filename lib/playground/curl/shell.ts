/** A shell command's words, and the variables in them, whose values only the reader's shell knows. */
export interface ShellWords {
  words: string[];
  variables: string[];
}

/** One part of a word, or what separates words. The longest part comes first. */
const PART =
  /^(?:'([^']*)'|\$'((?:[^'\\]|\\[\s\S])*)'|\$?"((?:[^"\\]|\\[\s\S])*)"|\\\r?\n|\\([\s\S])|(\s+)|([|;&<>()])|([^\s'"\\|;&<>()]))/;
const VARIABLE = /(?<!\\)\$(?:\{[^}]*\}|[A-Za-z_]\w*|[\d@*#?$!-])/g;
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
        return { problem: `The command ends before “${next.split('\n')[0]}”. End each line but the last with “\\”.` };
      if (word !== undefined) words.push(word);
      word = undefined;
      bare = '';
      continue;
    }
    if (plain === '#' && word === undefined) {
      rest = rest.replace(/^[^\n]*/, '');
      continue;
    }
    if (/^\\\r?\n$/.test(whole)) continue;
    bare += plain ?? ' ';
    if (BRACES.test(bare)) return { problem: `Your shell replaces ${bare.trim()}. Put it in single quotation marks.` };
    variables.push(
      ...((double ?? (plain === '$' ? whole + rest : '')).match(plain ? firstOf(VARIABLE) : VARIABLE) ?? []),
    );
    if (plain !== undefined && word === undefined && /[–—“”‘’]/.test(plain))
      return {
        problem: `Replace the character ${plain} with a hyphen, or with a straight quotation mark.`,
      };
    const unquoted = ansi === undefined ? (single ?? double?.replace(/\\(["\\$`])|\\\r?\n/g, '$1')) : unescape(ansi);
    if (unquoted?.includes('\uFFFD')) return { problem: 'The playground can’t send bytes that aren’t text.' };
    word = (word ?? '') + (unquoted ?? escaped ?? plain ?? '');
  }
  if (word !== undefined) words.push(word);
  return { words, variables: [...new Set(variables)] };
}

const firstOf = ({ source }: RegExp) => new RegExp(`^${source}`);

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\x07', e: '\x1B' },
};

/** A run of bytes, or another escape. */
const ESCAPE =
  /((?:\\(?:x[\da-fA-F]{1,2}|[0-7]{1,3}))+)|\\(?:u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|c([\s\S])|([\s\S]))/g;

/** Reads the escapes of `$'…'`. Bytes that aren't text become U+FFFD. */
function unescape(text: string): string {
  return text.replace(ESCAPE, (_all, bytes?: string, short?: string, long?: string, control?: string, char = '') => {
    if (bytes) return textOfBytes(bytes);
    const code = short ?? long;
    if (code) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
    if (control) return String.fromCharCode(control.toUpperCase().charCodeAt(0) & 31);
    return ESCAPES[char as string] ?? (char as string);
  });
}

function textOfBytes(escapes: string): string {
  const codes = Array.from(escapes.matchAll(/x([\da-f]+)|([0-7]+)/gi), ([, hex, octal = '']) =>
    hex ? parseInt(hex, 16) : parseInt(octal, 8) & 255,
  );
  return new TextDecoder().decode(Uint8Array.from(codes));
}
