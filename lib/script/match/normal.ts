/** The parts of a text that count when it is compared. */
export interface Counting {
  /** Which punctuation counts. Unless all of it does, extra spaces are ignored, too. */
  signs: 'all' | 'lenient' | 'none';
  capitals: boolean;
}

/** Normalizes text, so that two texts are equal if they differ only in parts that don't count. */
export function normalize(text: string, { signs, capitals }: Counting): string {
  const cased = capitals ? text : text.toLowerCase();
  if (signs === 'all') return cased;
  const bare =
    signs === 'lenient'
      ? cased.replaceAll(/[().\-"',;:!?]/g, '')
      : cased.replaceAll(/['’]/g, '').replaceAll(/[\p{P}]+/gu, ' ');
  return bare.replaceAll(/\s+/g, ' ').trim();
}

/** The lowercase words of a text without punctuation, with a space around each. */
export function plainWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Escapes text for use in a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Replaces misheard words in a reply, whole words only: /script-reference/testing-json/ */
export function withHomophones(answer: string, homophones: Readonly<Record<string, readonly string[]>>): string {
  let result = answer;
  for (const [word, heard] of Object.entries(homophones))
    for (const form of heard.filter((one) => one !== ''))
      result = result.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(form)}(?![\p{L}\p{N}])`, 'giu'),
        () => word,
      );
  return result;
}
