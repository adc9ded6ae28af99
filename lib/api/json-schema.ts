import type { JsonSchema, OpenApiDocument } from './document';

const COMPONENTS = '#/components/schemas/';

/** A schema that needs nothing but itself: what it refers to is under `$defs`, OpenAPI's own keywords are left out. */
export function selfContained(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const all = document.components?.schemas ?? {};
  const $defs = Object.create(null) as Record<string, JsonSchema>;
  const take = (value: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(value), (key, inside: unknown) => {
      if (key === 'discriminator') return undefined;
      if (key !== '$ref' || typeof inside !== 'string') return inside;
      const name = inside.replace(COMPONENTS, '');
      const target = all[name];
      if (target && !(name in $defs)) {
        // Its place is taken first: a schema may stand inside itself.
        $defs[name] = {};
        $defs[name] = take(target);
      }
      return inside.replace(COMPONENTS, '#/$defs/');
    }) as JsonSchema;
  const moved = take(schema);
  return Object.keys($defs).length === 0 ? moved : ({ ...moved, $defs } as JsonSchema);
}
