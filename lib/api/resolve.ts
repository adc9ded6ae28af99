/** Thrown inside `lib/api` for a reference that leads nowhere; becomes a problem with a line in `read.ts`. */
export class LostReference extends Error {
  readonly reference: string;

  constructor(reference: string) {
    super(`the reference ${reference} leads nowhere`);
    this.reference = reference;
  }
}

/** Follows a `$ref`, if there is one. `name` is the last part of the reference; absent for a value that stands where it is used. */
export type Resolver = <Target>(value: object) => { value: Target; name?: string };

/** Makes the resolver of a document. What is beside a `$ref` adds to what it leads to. */
export function makeResolver(document: object): Resolver {
  const resolve = <Target>(value: object, seen: readonly string[] = []): { value: Target; name?: string } => {
    const { $ref: reference, ...beside } = value as { $ref?: string };
    if (reference === undefined) return { value: value as Target };
    const target = follow(document, reference);
    if (target === undefined || seen.includes(reference)) throw new LostReference(reference);
    const { value: found } = resolve<object>(target, [...seen, reference]);
    return { value: { ...found, ...beside } as Target, name: reference.split('/').at(-1) };
  };
  return (value) => resolve(value);
}

function follow(document: object, reference: string): object | undefined {
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    place = (place as Record<string, unknown> | undefined)?.[key];
  }
  return typeof place === 'object' && place !== null ? place : undefined;
}
