/** Two private-use characters that no text contains. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** YAML would read tokens as braces. With them hidden, a frontmatter can be parsed as it is in its file. */
export function hideTokens(text: string): string {
  return text.replaceAll('{{', OPEN).replaceAll('}}', CLOSE);
}

/** The inverse of {@link hideTokens}. */
export function showTokens(text: string): string {
  return text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}');
}
