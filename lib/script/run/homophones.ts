/**
 * Creates the text of a `testing.json` that contains homophones.
 * @param text entries such as `right: wrong, wrong`, separated by semicolons or line breaks
 */
export function homophoneSettings(text: string): string {
  const entries = text.split(/[;\n]/).flatMap((entry) => {
    const [key = '', values = ''] = entry.split(':').map((part) => part.trim());
    const forms = values.split(',').flatMap((form) => form.trim() || []);
    return key === '' || forms.length === 0 ? [] : [[key, forms] as const];
  });
  return JSON.stringify({ homophones: Object.fromEntries(entries) });
}
