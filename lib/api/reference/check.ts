import type { Problem } from '../../errors';
import { yamlLines } from '../../reading/yaml';
import { ANY_NAME, type Api } from '../model';

/** A page, and the parts of the API it describes: see `CompiledBody`. */
export interface DescribingPage {
  /** The file name in messages. */
  file: string;
  described: readonly string[];
}

/**
 * Checks that pages show the complete OpenAPI file. Each operation must be in exactly one place, where search finds it.
 * Each schema's fields must be described somewhere.
 */
export function checkReferencePages(pages: readonly DescribingPage[], api: Api): Problem[] {
  const { file } = api;
  const lineAt = yamlLines(api.source, 1);
  const placesOf = (part: string) =>
    pages.flatMap((page) => page.described.filter((one) => one === part).map(() => page.file));
  const operations = [...api.operations.values()].flatMap(({ id, path, method }): Problem[] => {
    const [first, second] = placesOf(id);
    if (first !== undefined && second === undefined) return [];
    const line = lineAt(['paths', path, method.toLowerCase(), 'operationId']);
    const [message, remedy] = second
      ? [`is on two pages: ${first} and ${second}`, 'set home="…" on one of them to the other\'s address']
      : ['is not on any page', `write <ApiOperation id="${id}" /> on a page`];
    return [{ file, line, message: `the operation ${id} ${message}`, remedy }];
  });
  const schemas = [...api.schemas].flatMap(([name, { fields }]): Problem[] => {
    if (!fields.some((field) => field.name !== ANY_NAME) || placesOf(`schemas/${name}`).length > 0) return [];
    const line = lineAt(['components', 'schemas', name]);
    const remedy = `write <ApiSchema name="${name}" /> on a page, or remove the schema`;
    return [{ file, line, message: `no page describes the fields of ${name}`, remedy }];
  });
  return [...operations, ...schemas];
}
