/** Signs that `lenientMode` removes. */
const LENIENT = /[().\-"',;:!?]/g;

/** Removes what `lenientMode` ignores: some signs, and spaces beyond one. /script-reference/testing-json/ */
export function lenient(text: string): string {
  return text.replaceAll(LENIENT, '').replaceAll(/\s+/g, ' ').trim();
}

/** Removes punctuation, which the comparison of `prompt` does not consider, and spaces beyond one. /script-reference/expectations/ */
export function withoutPunctuation(text: string): string {
  return text
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\p{P}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Replaces misheard words of an answer by the word that they stand for, whole words only. /script-reference/testing-json/
 * @param homophones each word with its misheard forms
 */
export function withHomophones(answer: string, homophones: Readonly<Record<string, readonly string[]>>): string {
  let result = answer;
  for (const [word, heard] of Object.entries(homophones)) {
    for (const form of heard) {
      if (form === '') continue;
      const pattern = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      result = result.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), () => word);
    }
  }
  return result;
}
