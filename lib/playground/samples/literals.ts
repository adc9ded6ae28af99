/** Writes a whole literal, in place of one that the generator has written between `quote`. */
export type LiteralWriter = (text: string, quote: string) => string;

/** JSON's escapes are those of C#, Go, Java, JavaScript and Python. */
const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** How the languages write texts. */
export const LITERALS = {
  /** Nothing is special between single quotes but the quote itself. */
  shell: (text) => `'${insideShell(text)}'`,
  eitherQuotes: (text, quote) =>
    quote === "'"
      ? `'${escapeJson(text)
          .replaceAll(String.raw`\"`, '"')
          .replaceAll("'", String.raw`\'`)}'`
      : JSON.stringify(text),
  doubleQuoted: (text) => JSON.stringify(text),
  /** A text between three quotes is taken as it is, so it must not hold three quotes. */
  csharp: (text, quote) => (quote === '"""' && !text.includes('"""') ? `"""\n${text}\n"""` : JSON.stringify(text)),
} as const satisfies Record<string, LiteralWriter>;

const insideShell = (text: string) => text.replaceAll("'", String.raw`'\''`);

const ADDRESS_TAIL = '.stands-for-the-address.invalid';
const MARKER = String.raw`(?:https:\/\/)?zq(\d+)qz(?:\.stands-for-the-address\.invalid\/?)?`;

/**
 * Stand-ins for the texts of a request. The generators put most texts between quotes as they are, which breaks the sample
 * (or worse, in a shell) as soon as a text holds a quote, a backslash or a line break. So they get words without any
 * special character, and the literals are written afterwards.
 */
export class Markers {
  readonly #texts: { text: string; isCode: boolean }[] = [];

  /** A word that stands for the text. */
  of(text: string): string {
    return `zq${this.#texts.push({ text, isCode: false }) - 1}qz`;
  }

  /** A word that stands for code, which takes the place of the literal that the generator writes. */
  ofCode(code: string): string {
    return `zq${this.#texts.push({ text: code, isCode: true }) - 1}qz`;
  }

  /** An address that stands for the address. Long, so that no generator takes it for a short one. */
  address(url: string): string {
    return `https://${this.of(url)}${ADDRESS_TAIL}`;
  }

  /** The code with all texts in place. */
  fill(code: string, literal: LiteralWriter): string {
    const entry = (index: string) => this.#texts[Number(index)] ?? { text: '', isCode: false };
    // At once: a text may hold such words, too. Those without quotes are inside a longer literal, which only the shell's
    // generator writes.
    const places = new RegExp(`(""")\\n${MARKER}\\n"""|(["'])${MARKER}\\3|${MARKER}`, 'g');
    return code.replace(places, (_, three?: string, i?: string, quote?: string, j?: string, k?: string) => {
      const { text, isCode } = entry(i ?? j ?? k ?? '');
      if (three === undefined && quote === undefined) return insideShell(text);
      return isCode ? text : literal(text, three ?? quote ?? '');
    });
  }
}
