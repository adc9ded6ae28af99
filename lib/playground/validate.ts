import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { Json, JsonSchema } from './types';

/** Something in a body that its schema does not allow. */
export interface SchemaFinding {
  /** Where, as a reader would write it: `messages[0].text`; empty for the whole body. */
  path: string;
  message: string;
}

/**
 * Checks a body against its schema (draft 2020-12). Interprets the schema: compiled validators need `eval`, which a strict
 * Content-Security-Policy forbids. Loaded when a body is edited.
 */
export function validateBody(value: Json, schema: JsonSchema): SchemaFinding[] {
  const { errors } = new Validator(schema as Schema, '2020-12', false).validate(value);
  return leaves(errors).map(({ instanceLocation, error }) => ({
    path: pathOf(instanceLocation),
    message: sentence(error),
  }));
}

/** A finding is repeated for every object around it: only the innermost are told, each once. */
function leaves(errors: readonly OutputUnit[]): OutputUnit[] {
  const inner = errors.filter(
    ({ keyword }) => !['$ref', 'properties', 'items', 'allOf', 'additionalProperties', 'prefixItems'].includes(keyword),
  );
  const all = inner.length > 0 ? inner : errors;
  return all.filter(
    (unit, index) =>
      all.findIndex(
        ({ error, instanceLocation }) => error === unit.error && instanceLocation === unit.instanceLocation,
      ) === index,
  );
}

function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function sentence(error: string): string {
  return error
    .replace(/^Instance does not have required property "(.*)"\.$/, '“$1” is missing.')
    .replace(/^Instance type /, 'The type ');
}
