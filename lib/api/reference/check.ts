import type { Problem } from '../../errors';
import { yamlLines } from '../../reading/yaml';
import { ANY_NAME, type Api } from '../model';

/** A page, and the parts of the API it describes: see `CompiledBody`. */
export interface DescribingPage {
  /** The file name in messages. */
  file: string;
  described: readonly string[];
}

/** How many names a warning lists. */
const MOST_NAMES = 10;

/**
 * Checks where pages show the parts of the OpenAPI file. An operation must be in only one place, where search finds it.
 * A site may show only some of the file, so operations and schemas that no page shows are warnings.
 */
export function checkReferencePages(pages: readonly DescribingPage[], { file, source, ...api }: Api): Problem[] {
  const lineAt = yamlLines(source, 1);
  const placesOf = (part: string) =>
    pages.flatMap((page) => page.described.filter((one) => one === part).map(() => page.file));
  const operations = [...api.operations.values()].map(({ id, path, method }) => ({
    name: id,
    keys: ['paths', path, method.toLowerCase(), 'operationId'],
    places: placesOf(id),
  }));
  const schemas = [...api.schemas]
    .filter(([, { fields }]) => fields.some((field) => field.name !== ANY_NAME))
    .map(([name]) => ({ name, keys: ['components', 'schemas', name], places: placesOf(`schemas/${name}`) }));
  const warn = (verb: string, noun: string, tag: string, parts: typeof operations): Problem[] => {
    const [first, ...others] = parts.filter(({ places }) => places.length === 0);
    if (!first) return [];
    const names = [first, ...others.slice(0, MOST_NAMES - 1)].map(({ name }) => name).join(', ');
    const count = others.length > 0 ? `${others.length + 1} ${noun}s:` : `the ${noun}`;
    const message = `no page ${verb} ${count} ${names}${others.length >= MOST_NAMES ? ', …' : ''}`;
    const remedy = `write <${tag}="${first.name}" /> on a page, unless this site is not about it`;
    return [{ file, line: lineAt(first.keys), message, remedy, severity: 'warning' }];
  };
  const remedy = 'keep one of them, and link to it from the other page';
  return [
    ...operations.flatMap(({ name, keys, places: [first, second] }): Problem[] => {
      const message = `the operation ${name} is on two pages: ${first} and ${second}`;
      return second === undefined ? [] : [{ file, line: lineAt(keys), message, remedy }];
    }),
    ...warn('shows', 'operation', 'ApiOperation id', operations),
    ...warn('describes the fields of', 'schema', 'ApiSchema name', schemas),
  ];
}
