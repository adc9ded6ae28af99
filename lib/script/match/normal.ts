/** What of a text counts when it is compared. */
export interface Counting {
  /** Signs: all of them, all but those that `lenientMode` removes, or none. Where some don't, nor do spaces beyond one. */
  signs: 'all' | 'lenient' | 'none';
  /** Whether capitals count. */
  capitals: boolean;
}

/** The same text for all texts that differ in what does not count. */
export function normalize(text: string, { signs, capitals }: Counting): string {
  const cased = capitals ? text : text.toLowerCase();
  if (signs === 'all') return cased;
  const bare =
    signs === 'lenient'
      ? cased.replaceAll(/[().\-"',;:!?]/g, '')
      : cased.replaceAll(/['’]/g, '').replaceAll(/[\p{P}]+/gu, ' ');
  return bare.replaceAll(/\s+/g, ' ').trim();
}

/** The words of a text, without signs and capitals, with a space around each. */
export function plainWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
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
