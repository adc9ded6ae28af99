import { Unreadable } from './imported';

/** A value that is not known, or not wholly: as text it has `${…}` with what stands in the script. */
export class Unknown {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

/** `Headers` or `URLSearchParams`: names with their values, in order. */
export class Pairs {
  constructor(readonly pairs: [unknown, unknown][]) {}

  remove(name: unknown): void {
    this.pairs.splice(0, this.pairs.length, ...this.pairs.filter(([other]) => other !== name));
  }

  /** As a form in an address or a body. What is not known stays readable. */
  toString(): string {
    const encode = (one: unknown) =>
      one instanceof Unknown
        ? String(one).replace(/[\s%&+=#]/g, encodeURIComponent)
        : String(new URLSearchParams([[String(one), '']])).slice(0, -1);
    return this.pairs.map((pair) => pair.map(encode).join('=')).join('&');
  }
}

/** `FormData`: its parts, in order. */
export class FormParts extends Pairs {}

/**
 * The pairs of an object, of a list of pairs, or of `Headers` and its like. What is not known is named elsewhere, and has none.
 * @throws Unreadable when a list holds anything else
 */
export function pairsOf(value: unknown): [unknown, unknown][] {
  if (value instanceof Pairs) return [...value.pairs];
  if (Array.isArray(value)) return value.filter((one) => !(one instanceof Unknown)).map(pairOf);
  return entriesOf(value);
}

function pairOf(item: unknown): [unknown, unknown] {
  if (!Array.isArray(item) || item.length !== 2)
    throw new Unreadable(
      'The headers or parameters of this fetch(…) are no pairs of a name and a value. Copy it whole.',
    );
  return [item[0], item[1]];
}

/** What `{ ...value }` takes over. */
export function entriesOf(value: unknown): [string, unknown][] {
  const isOther = typeof value !== 'object' || value instanceof Unknown || value instanceof Pairs;
  return isOther ? [] : Object.entries(value ?? {});
}

/** A text that was made of these values. */
export const joined = (text: string, values: readonly unknown[]) => (values.some(isUnknown) ? new Unknown(text) : text);

/** Whether there is anything in a value that is not known. */
export function isUnknown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Unknown) return value instanceof Unknown;
  return Object.values(value instanceof Pairs ? value.pairs.flat() : value).some(isUnknown);
}
