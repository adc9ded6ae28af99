const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a double-quoted string literal for JavaScript, Python, Java, C# and Go. */
export function quote(text: string): string {
  const escaped = text.replace(
    // A lone surrogate becomes U+FFFD, because every client would send that.
    /["\\\p{Cc}\u2028\u2029\p{Surrogate}]/gu,
    (char) => ESCAPES[char] ?? `\\u${(char > '\uD7FF' ? 0xfffd : char.charCodeAt(0)).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

/** Writes a single-quoted word for a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
