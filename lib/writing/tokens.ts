/** Two characters that no text has: they are for private use. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Tokens are braces to YAML; without them a frontmatter can be read as it is in its file. */
export function hideTokens(text: string): string {
  return text.replaceAll('{{', OPEN).replaceAll('}}', CLOSE);
}

/** The inverse of {@link hideTokens}. */
export function showTokens(text: string): string {
  return text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}');
}
