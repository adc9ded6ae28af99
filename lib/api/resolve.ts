/** Thrown inside `lib/api` for a reference that leads nowhere; becomes a problem with a line in `read.ts`. */
export class LostReference extends Error {
  readonly reference: string;

  constructor(reference: string) {
    super(`the reference ${reference} leads nowhere`);
    this.reference = reference;
  }
}

/** Follows a `$ref`, if there is one. `name` is that of a whole component; undefined for every other value. */
export type Resolver = <Target>(value: object) => { value: Target; name?: string };

/** Makes the resolver of a document. What is beside a `$ref` adds to its target; a reference to another file is an empty value. */
export function makeResolver(document: object): Resolver {
  const resolve = <Target>(value: object, seen: readonly string[] = []): { value: Target; name?: string } => {
    const { $ref: reference, ...beside } = value as { $ref?: string };
    if (reference === undefined) return { value: value as Target };
    if (!reference.startsWith('#')) return { value: beside as Target };
    const target = follow(document, reference);
    if (target === undefined || seen.includes(reference)) throw new LostReference(reference);
    const { value: found } = resolve<object>(target, [...seen, reference]);
    const name = /^#\/components\/[^/]+\/([^/]+)$/.exec(reference)?.[1];
    return { value: { ...found, ...beside } as Target, name: name && decodeURIComponent(name) };
  };
  return (value) => resolve(value);
}

function follow(document: object, reference: string): object | undefined {
  let place: unknown = document;
  for (const part of reference.replace(/^#\/?/, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    place = (place as Record<string, unknown> | undefined)?.[key];
  }
  if (place === true) return {};
  return typeof place === 'object' && place !== null ? place : undefined;
}
