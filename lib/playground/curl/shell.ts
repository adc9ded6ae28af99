/** Thrown if a command can't be read, with a sentence for the reader. */
export class Refusal extends Error {}

/** One part of a word, or what separates words. The longest part comes first. */
const PART =
  /^(?:'([^']*)'|\$'((?:[^'\\]|\\[\s\S])*)'|\$?"((?:[^"\\]|\\[\s\S])*)"|\\\n|\\([\s\S])|(\s+)|([|;&<>()])|([^\s'"\\|;&<>()]))/;
const VARIABLE = /\$(?:\{[^}]*\}|[A-Za-z_]\w*|[\d@*#?$!-])/g;
/** A home folder, at the start of a word or of a value. */
const TILDE = /^(?:[A-Za-z_]\w*=(?:.*:)?)?~$/;
/** A quotation mark or a line's end, as Windows shells escape them. */
const WINDOWS = /^(?:\^"|\^\s*\n|`\r?\n)/;
/** The file of a redirection, after its first `>`. */
const TARGET = /^[>&]*[ \t]*(?:(['"`])[^]*?\1|\$\([^)]*\)|[^\s;|&<>()'"`])+/;
/** Something that a shell replaces with several words. */
const BRACES = /\{[^{}]*(?:,|\.\.)[^{}]*\}/;

/**
 * Splits a POSIX shell command into words. Handles quotes, `$'…'`, backslashes and line continuations.
 * @returns the words, and the variables in them, whose values only the reader's shell knows
 * @throws Refusal if a part of it means something only to a shell
 */
export function readWords(text: string): { words: string[]; variables: string[] } {
  const words: string[] = [];
  const variables: string[] = [];
  let word: string | undefined;
  let rest = text.trim();
  // The word's unquoted characters, which a shell may replace.
  let bare = '';
  while (rest !== '') {
    if (WINDOWS.test(rest))
      throw new Refusal('This command is for a Windows shell. In the browser, choose “Copy as cURL (bash)”.');
    const match = PART.exec(rest);
    if (!match) throw new Refusal('A quotation mark is not closed. Copy the complete command.');
    const [whole, single, ansi, double, escaped, blank, operator, plain] = match;
    const read = double?.replace(/\\[^]/g, ' ');
    const [run] = /^(?:`|\$[([])/.exec(plain ? rest : '') ?? /`|\$[([]/.exec(read ?? '') ?? [];
    if (run)
      throw new Refusal(`The command contains “${run}”, which only your shell can run. Replace it with its result.`);
    rest = rest.slice(whole.length);
    if (operator !== undefined) {
      if (operator === '>' && TARGET.test(rest)) {
        // Digits before it are the number of the output.
        if (/^\d+$/.test(bare)) word = undefined;
        rest = rest.replace(TARGET, '');
        continue;
      }
      if (operator === '|' || operator === '>' || (/[;&]/.test(operator) && rest.trim() === '')) break;
      throw new Refusal(`The command contains “${operator}” outside quotation marks. Paste only the curl command.`);
    }
    if (blank !== undefined) {
      const [next] = rest
        .replace(/^#.*|\n\s*#.*/g, '')
        .trim()
        .split('\n');
      if (blank.includes('\n') && next)
        throw new Refusal(
          `The command ends before “${next}”. End each line but the last with “\\”, and nothing after it.`,
        );
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
    if (plain !== undefined && word === undefined && /[–—“”‘’]/.test(plain))
      throw new Refusal(`Replace the character ${plain} with a hyphen, or with a straight quotation mark.`);
    bare += plain ?? ' ';
    if (BRACES.test(bare)) throw new Refusal(`Your shell replaces ${bare.trim()}. Put it in single quotation marks.`);
    if (TILDE.test(bare)) variables.push('~');
    if (plain === '$') variables.push(...(FIRST_VARIABLE.exec(whole + rest) ?? []));
    variables.push(...(read?.match(VARIABLE) ?? []));
    const unquoted = single ?? double?.replace(/\\(["\\$`])|\\\n/g, '$1') ?? ansi?.replace(ESCAPE, unescape);
    word = (word ?? '') + (unquoted ?? escaped ?? plain ?? '');
  }
  if (word !== undefined) words.push(word);
  return { words, variables: [...new Set(variables)] };
}

const FIRST_VARIABLE = new RegExp(`^${VARIABLE.source}`);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
/** The escapes in `$'…'` that browsers write when they copy a request, or any other. */
const ESCAPE = /\\(?:u([\da-f]{4})|([nrt'"\\]))|\\./gis;

/** Reads an escape in `$'…'`. */
function unescape(whole: string, code?: string, char?: string): string {
  if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
  if (char !== undefined) return ESCAPES[char] ?? char;
  throw new Refusal(`The playground can’t read “${whole}” in $'…'. Write the character itself.`);
}
