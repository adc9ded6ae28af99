const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string literal in double quotes, as JavaScript, Python, Java, C# and Go read it. */
export function quote(text: string): string {
  const escaped = text.replace(
    // Half a surrogate pair is sent as U+FFFD by every client.
    /["\\\p{Cc}\u2028\u2029\p{Surrogate}]/gu,
    (char) => ESCAPES[char] ?? `\\u${(char > '\uD7FF' ? 0xfffd : char.charCodeAt(0)).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

/** A single-quoted word of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
