/**
 * Splits code into what comes before an address's query and its parameters, each of which stays on one line. Otherwise,
 * lines would break after the hyphen in `?api-key=…`.
 * @returns the whole text if it isn't an address with a query
 */
export function addressParts(text: string): [before: string, ...parameters: string[]] {
  const [before = '', ...parameters] = text.split(/(?=[?&][\w.-]+=)/);
  return /^\s*['"]?https?:/.test(before) ? [before, ...parameters] : [text];
}
