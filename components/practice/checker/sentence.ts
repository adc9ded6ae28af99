/** Capitalizes a problem's message or remedy. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
