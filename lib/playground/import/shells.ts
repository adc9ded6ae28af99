/** The way in which a shell splits a command into words. */
export interface Shell {
  /** What may stand between words. */
  gap: RegExp;
  /** What a word is made of, in the order in which it is tried. */
  pieces: readonly Piece[];
}

interface Piece {
  pattern: RegExp;
  /** The text that the piece stands for, from what its group caught. */
  text: (caught: string) => string;
  /** Variables, and what other commands write, as the shell would fill them in. */
  variables?: RegExp;
}

const same = (text: string) => text;
/** Variables, and what other commands write, where bash fills them in. */
export const POSIX_VARIABLES = /(?<!\\)(?:\$\{[^}]*\}|\$\((?:[^()]|\([^()]*\))*\)|\$\w+|`[^`]+`)/g;

/** bash, zsh and their like. A line that begins with an option goes on also where the backslash got lost. */
const POSIX: Shell = {
  gap: /(?:[ \t]|\\[ \t]*\r?\n(?:> )?|\r?\n(?=\s*(?:--?[a-z]|['"]|https?:))|(?<!\S)#.*)+/iy,
  pieces: [
    { pattern: /\$'((?:[^'\\]|\\[^])*)'/y, text: unescapeAnsi },
    { pattern: /'([^']*)'/y, text: same },
    {
      // What stands in `$(…)` has quotes of its own.
      pattern: /\$?"((?:\$\((?:[^()]|\([^()]*\))*\)|\$(?!\()|[^"\\$]|\\[^])*)"/y,
      text: (text) => text.replace(/\\(?:([$`"\\])|\r?\n)/g, '$1'),
      variables: POSIX_VARIABLES,
    },
    // A line that goes on directly behind a word.
    { pattern: /(\\[ \t]*\r?\n(?:> )?)/y, text: () => '' },
    { pattern: /\\([^])/y, text: same },
    { pattern: /(\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|\$\w+|`[^`]*`)/y, text: same, variables: POSIX_VARIABLES },
    // A placeholder of documentation, and curl's own "name=<file": hardly anybody means a redirection by these.
    { pattern: /(<[\w-]+>|(?<==)<(?=[\w./~]))/y, text: same },
    { pattern: /([^\s'"\\|;&<>$`]+|[$`])/y, text: same },
  ],
};

const POWERSHELL_VARIABLES = /(?<!`)\$(?:\((?:[^()]|\([^()]*\))*\)|\{[^}]*\}|(?:env:)?\w+)/gi;
const POWERSHELL_ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '0': '\0' };
// What goes to another program than PowerShell's own loses one layer of backslashes before quotes.
const toProgram = (text: string) => text.replaceAll('\\"', '"');

const POWERSHELL: Shell = {
  gap: /(?:[ \t]|`\r?\n|--%(?=\s)|(?<!\S)#.*)+/y,
  pieces: [
    { pattern: /@'\r?\n([^]*?)\r?\n'@/y, text: toProgram },
    { pattern: /'((?:[^']|'')*)'/y, text: (text) => toProgram(text.replaceAll("''", "'")) },
    {
      pattern: /"((?:[^"`]|`[^]|"")*)"/y,
      text: (text) =>
        toProgram(
          text.replace(/""|`([^])/g, (_, char?: string) =>
            char === undefined ? '"' : (POWERSHELL_ESCAPES[char] ?? char),
          ),
        ),
      variables: POWERSHELL_VARIABLES,
    },
    { pattern: /`([^])/y, text: same },
    { pattern: /(\$(?:\{[^}]*\}|(?:env:)?\w+))/iy, text: same, variables: POWERSHELL_VARIABLES },
    // Computed, as a word or inside one.
    { pattern: /([$@]?\((?:[^()]|\([^()]*\))*\))/y, text: same, variables: /^[^]+$/g },
    { pattern: /((?:[^\s'"`|;&<>$@(]|@(?!\())+|[$(@])/y, text: same },
  ],
};

/** Windows' cmd once its carets are resolved. `unescape` undoes what was done to quotes inside quotes. */
const cmd = (unescape: (text: string) => string): Shell => ({
  gap: /[ \t\r]+/y,
  pieces: [
    {
      pattern: /"((?:[^"\\]|\\[^]|"")*)"/y,
      text: (text) => unescape(text.replaceAll('""', String.raw`\"`)),
      variables: /%[A-Za-z_]\w*%/g,
    },
    { pattern: /\\(")/y, text: same },
    { pattern: /([^\s"\\|&<>]+|\\)/y, text: same, variables: /%[A-Za-z_]\w*%/g },
  ],
});
const CMD = cmd((text) =>
  text.replace(/(\\+)("|$)/g, (_, slashes: string, quote: string) => '\\'.repeat(slashes.length >> 1) + quote),
);
/** Browsers also double each backslash in what they copy for cmd. */
const COPIED_CMD = cmd((text) => text.replace(/\\(["\\])/g, '$1'));

/** Finds out which shell a command was written for, and does what that shell does before it looks for words. */
export function shellOf(command: string): { shell: Shell; text: string } {
  if (/\\\r?\n/.test(command)) return { shell: POSIX, text: command };
  const isExe = /(?:^|[\s\\/])curl\.exe\b/i.test(command);
  if (/[ \t]`\r?\n|\$env:|^& /i.test(command) || (isExe && /['`]|^(?!.*\\").*\$[a-z_({]/is.test(command)))
    return { shell: POWERSHELL, text: command };
  if (/(?:^|\s)\^"/.test(command)) return { shell: COPIED_CMD, text: resolveCarets(command) };
  // cmd doubles a quote inside quotes; elsewhere two quotes side by side are an empty text.
  const isDoubled = !command.includes("'") && /[{[,:]""\w/.test(command);
  return isExe || isDoubled || /\^\r?\n/.test(command)
    ? { shell: CMD, text: resolveCarets(command) }
    : { shell: POSIX, text: command };
}

/** Outside of quotes `^x` is `x`, and `^` at the end of a line goes on; before an empty line it is a line break. */
function resolveCarets(text: string): string {
  return text.replace(/\^\r?\n(\r?\n)?|\^([^])|"[^"\r\n]*"/g, (all: string, line?: string, char?: string) =>
    all.startsWith('"') ? all : line ? '\n' : (char ?? ''),
  );
}

/** A text whose escapes (`\n`, `\x41`) are resolved, as between `$'` and `'`. */
export function unescapeAnsi(text: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', e: '\x1b', f: '\f', v: '\v' };
  return text.replace(
    // Bytes that follow each other are characters in UTF-8.
    /\\(?:u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([^x0-7]))|((?:\\(?:x[0-9a-fA-F]{1,2}|[0-7]{1,3}))+)/g,
    (_, short?: string, long?: string, char = '', bytes?: string) => {
      if (short ?? long) return String.fromCodePoint(Math.min(parseInt(short ?? long ?? '', 16), 0x10ffff));
      if (bytes === undefined) return named[char as string] ?? (char as string);
      const codes = Array.from(bytes.matchAll(/\\(?:x([^\\]+)|([^\\]+))/g), ([, hex, octal = '']) =>
        hex === undefined ? parseInt(octal, 8) : parseInt(hex, 16),
      );
      return new TextDecoder().decode(Uint8Array.from(codes));
    },
  );
}
