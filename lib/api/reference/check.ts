import type { Problem } from '../../errors';
import { yamlLines } from '../../reading/yaml';
import { ANY_NAME, type Api } from '../model';

/** A page, and the parts of the API it describes; see `CompiledBody`. */
export interface DescribingPage {
  /** The file name in messages. */
  file: string;
  described: readonly string[];
}

/**
 * Checks that the pages show all of the OpenAPI file: each operation in one place, to which the search leads, and the
 * fields of each schema somewhere.
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
    const problem =
      second === undefined
        ? { message: `the operation ${id} is on no page`, remedy: `write <ApiOperation id="${id}" /> on a page` }
        : {
            message: `the operation ${id} has two places: ${first} and ${second}`,
            remedy: 'on one of them, write home="…" with the address of the other',
          };
    return [{ file, line, ...problem }];
  });
  const schemas = [...api.schemas].flatMap(([name, { fields }]): Problem[] => {
    if (!fields.some((field) => field.name !== ANY_NAME) || placesOf(`schemas/${name}`).length > 0) return [];
    const line = lineAt(['components', 'schemas', name]);
    const remedy = `write <ApiSchema name="${name}" /> on a page, or take the schema out`;
    return [{ file, line, message: `no page describes the fields of ${name}`, remedy }];
  });
  return [...operations, ...schemas];
}
