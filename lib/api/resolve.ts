import { ProblemError } from '../errors';
import { lineOf } from '../reading/text';
import { decodeAddress } from '../routes/address';

/**
 * Follows a `$ref`, if there is one, and adds its siblings to the target.
 * @throws ProblemError with the line of a reference that leads nowhere
 */
export type Resolver = <Value extends object>(
  value: Value | undefined,
  name?: string,
) => Exclude<Value, { $ref: string }>;

/** Makes a document's resolver. Its source and file name are for messages. */
export function makeResolver(document: object, source = '', file = ''): Resolver {
  const resolve = (value: { $ref?: string } | undefined, name = '', seen: readonly string[] = []): object => {
    if (!value || seen.includes(name)) {
      const message = `the reference ${name} leads nowhere`;
      const remedy = 'fix the name, or add what it refers to; `npx @redocly/cli bundle` turns several files into one';
      throw new ProblemError({ file, line: lineOf(source, name), message, remedy });
    }
    const { $ref: reference, ...beside } = value;
    if (reference === undefined) return value;
    return { ...resolve(follow(document, reference), reference, [...seen, name]), ...beside };
  };
  return ((value, name) => resolve(value, name)) as Resolver;
}

function follow(document: object, reference: string): object | undefined {
  const keys = reference.replace(/^#\/?/, '').split('/').map(decodeKey);
  const target = keys.reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document);
  if (target === true) return {};
  return typeof target === 'object' && target !== null ? target : undefined;
}

/** The key that part of a reference means. A percent sign that encodes nothing means itself. */
export function decodeKey(part: string): string {
  return decodeAddress(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
