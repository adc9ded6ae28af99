import type { Problem } from '../../errors';
import { ANY_NAME, type Api, type Field } from '../model';
import { lineOf } from '../read';

/** A page, and what of the API it is the place of; see `CompiledBody`. */
export interface DescribingPage {
  /** As problems should name it. */
  file: string;
  described: readonly string[];
}

/**
 * Checks that the pages show all of the OpenAPI file: each operation in one place, which is where the search leads, and
 * each field of each schema somewhere.
 */
export function checkReferencePages(pages: readonly DescribingPage[], api: Api): Problem[] {
  const places = new Map<string, string[]>();
  for (const { file, described } of pages) {
    for (const what of described) places.set(what, [...(places.get(what) ?? []), file]);
  }
  const operations = [...api.operations.keys()].flatMap((id) => checkOperation(id, places.get(id) ?? [], api));
  const schemas = [...api.schemas].flatMap(([name, { fields }]) => {
    const lost = sourcesOf(fields, name).filter((source) => !places.has(source));
    return lost.length === 0 ? [] : [schemaProblem(name, lost, api)];
  });
  return [...operations, ...schemas];
}

function checkOperation(id: string, files: readonly string[], { file, source }: Api): Problem[] {
  const [first, second] = files;
  const line = lineOf(source, `"operationId": ${JSON.stringify(id)}`);
  if (first === undefined) {
    const remedy = `write <ApiOperation id="${id}" /> on a page`;
    return [{ file, line, message: `the operation ${id} is on no page`, remedy }];
  }
  if (second === undefined) return [];
  const message = `the operation ${id} has two places: ${first} and ${second}`;
  return [
    { file, line, message, remedy: 'write home="…" with the address of the page that it belongs to on the other' },
  ];
}

function schemaProblem(name: string, lost: readonly string[], { file, source }: Api): Problem {
  const line = lineOf(
    source.replace(/^[\s\S]*?"schemas": \{/, (before) => before.replace(/[^\n]/g, '')),
    `"${name}": {`,
  );
  const remedy = `write <ApiSchema name="${name}" /> on a page, or take the schema out`;
  return { file, line, message: `no page describes ${lost.join(', ')}`, remedy };
}

/** The fields of a schema, with the way to them; those of another schema by name are its own. */
function sourcesOf(fields: readonly Field[], prefix: string): string[] {
  return fields
    .filter(({ name }) => name !== ANY_NAME)
    .flatMap(({ name, schema }) => [
      `${prefix}.${name}`,
      ...(schema.name === undefined ? sourcesOf(schema.fields, `${prefix}.${name}`) : []),
    ]);
}
