/** Two private-use characters that no text contains. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Hides tokens, whose braces YAML would interpret, so that frontmatter can be parsed as written. */
export function hideTokens(text: string): string {
  return text.replaceAll('{{', OPEN).replaceAll('}}', CLOSE);
}

/** The inverse of {@link hideTokens}. */
export function showTokens(text: string): string {
  return text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}');
}
