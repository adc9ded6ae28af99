/** A longer parameter may need more than a line. */
const LONGEST = 40;

/**
 * Splits code into what comes before an address's query and its parameters, each of which stays on one line. Otherwise,
 * lines would break after the hyphen in `?api-key=…`.
 * @returns the whole text if it has no query, or one with a long parameter
 */
export function addressParts(text: string): [before: string, ...parameters: string[]] {
  const [before = '', ...parameters] = text.split(/(?=[?&][\w.-]+=)/);
  return /^['"]?https?:/.test(before.trimStart()) && parameters.every(({ length }) => length <= LONGEST)
    ? [before, ...parameters]
    : [text];
}
