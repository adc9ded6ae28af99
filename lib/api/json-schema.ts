import type { JsonSchema, OpenApiDocument } from './document';

const COMPONENTS = '#/components/schemas/';

/** A schema that needs nothing but itself: what it refers to is under `$defs`, OpenAPI's own keywords are left out. */
export function selfContained(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const all = document.components?.schemas ?? {};
  const needed = new Map<string, JsonSchema>();
  const collect = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      const target = all[name];
      if (!target || needed.has(name)) continue;
      needed.set(name, target);
      collect(target);
    }
  };
  collect(schema);
  const moved = moveReferences(schema) as JsonSchema;
  if (needed.size === 0) return moved;
  return {
    ...moved,
    $defs: Object.fromEntries([...needed].map(([name, one]) => [name, moveReferences(one)])),
  } as JsonSchema;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === '$ref' && typeof inside === 'string' ? [inside.replace(COMPONENTS, '')] : referencesIn(inside),
  );
}

function moveReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'discriminator')
      .map(([key, inside]) => [
        key,
        key === '$ref' && typeof inside === 'string' ? inside.replace(COMPONENTS, '#/$defs/') : moveReferences(inside),
      ]),
  );
}
