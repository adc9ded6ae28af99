import type { Problem } from '../errors';
import { yamlLines } from '../reading/yaml';
import { shownType } from './media-type';

/** A part of a document, by the keys that lead to it. */
interface Part {
  what: string;
  keys: string[];
}

/** Maps of parts that are named one by one. */
const NAMED: Readonly<Record<string, string>> = { webhooks: 'webhook', callbacks: 'callback', links: 'link' };
const KEYWORDS = new Set([
  ...['trace', 'query', 'additionalOperations', 'encoding', 'xml', 'not', 'if', 'then', 'else', 'contains'],
  ...['dependentSchemas', 'dependentRequired', 'propertyNames', 'unevaluatedProperties', '$dynamicRef'],
]);
/** Objects whose keys are names of the file's own. */
const MAPS =
  /^(paths|pathItems|properties|patternProperties|\$defs|schemas|responses|parameters|headers|requestBodies|securitySchemes|content)$/;
/** Values, in which nothing is a keyword. */
const VALUES = /^(examples?|default|enum|const|mapping|scopes|variables|x-.*)$/;

/** Warns of the parts of a document that the reference does not show: once for each, with the number of its places. */
export function findNotShown(document: object, source: string, file: string): Problem[] {
  const parts = visit(document, [], false);
  const lineAt = parts.length > 0 ? yamlLines(source, 1) : () => 1;
  return [...new Set(parts.map(({ what }) => what))].map((what) => {
    const places = parts.filter((part) => part.what === what);
    const keys = places[0]?.keys ?? [];
    const pointer = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const count = places.length > 1 ? ` of ${places.length} places, the first` : '';
    const message = `the reference does not show ${what}${count} (#/${pointer})`;
    return {
      file,
      line: lineAt(keys),
      message,
      remedy: 'describe it on a page if readers need it',
      severity: 'warning',
    };
  });
}

function visit(value: unknown, keys: readonly string[], isMap: boolean): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): Part[] => {
    const here = [...keys, key];
    if (isMap || Array.isArray(value)) return visit(child, here, false);
    if (VALUES.test(key)) return [];
    const noun = NAMED[key];
    if (noun)
      return Object.keys(child as object).map((name) => ({ what: `the ${noun} ${name}`, keys: [...here, name] }));
    if (KEYWORDS.has(key)) return [{ what: `“${key}”`, keys: here }];
    if (key === '$ref' && typeof child === 'string' && !child.startsWith('#'))
      return [{ what: `the file ${child}`, keys: here }];
    const others = key === 'content' ? otherTypes(child as Record<string, unknown>) : [];
    return [
      ...others.map((type) => ({ what: `more than the name of ${type}`, keys: [...here, type] })),
      ...visit(child, here, MAPS.test(key)),
    ];
  });
}

/** The media types that have another schema or other examples than the one that is shown. */
function otherTypes(content: Record<string, unknown>): string[] {
  const types = Object.keys(content);
  const shown = shownType(types) ?? '';
  return types.filter((type) => JSON.stringify(content[type]) !== JSON.stringify(content[shown]));
}
