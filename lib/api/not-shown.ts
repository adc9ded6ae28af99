import type { Problem } from '../errors';
import { yamlLines } from '../reading/yaml';
import { shownType } from './operations';

const KEYWORDS = new Set([
  ...['webhooks', 'callbacks', 'links', 'headers', 'variables', 'externalDocs', 'trace', 'query', 'xml'],
  ...['additionalOperations', 'prefixItems', 'patternProperties', 'propertyNames', 'unevaluatedProperties', 'not'],
  ...['if', 'then', 'else', 'contains', 'dependentSchemas', 'dependentRequired', '$dynamicRef', 'minContains'],
  ...['maxContains', 'unevaluatedItems', 'contentMediaType', 'contentSchema', 'allowEmptyValue', 'allowReserved'],
]);
/** Keywords for objects whose keys are names, not keywords. */
const MAPS =
  /^(paths|pathItems|properties|\$defs|schemas|responses|parameters|requestBodies|securitySchemes|content|encoding)$/;
/** The parents of objects whose descriptions aren't about operations. */
const OUTSIDE = /^(info|tags|paths|components,pathItems)$/;
/** Keywords whose values are data and don't contain keywords. */
const VALUES = /^(examples?|default|enum|const|mapping|scopes|x-.*)$/;

/** Warns about each kind of content that the reference doesn't show, with the number of places. */
export function findNotShown(document: object, source: string, file: string): Problem[] {
  const found = new Map<string, string[][]>();
  visit(document, [], false, (what, keys) => void found.set(what, [...(found.get(what) ?? []), keys]));
  const lineAt = found.size > 0 ? yamlLines(source, 1) : () => 1;
  return [...found].map(([what, places]) => {
    const [keys = []] = places;
    const pointer = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const count = places.length > 1 ? ` in ${places.length} places, the first of them` : '';
    const message = `the reference does not show ${what}${count} (#/${pointer})`;
    const remedy = 'describe it on a page if readers need it';
    return { file, line: lineAt(keys), message, remedy, severity: 'warning' };
  });
}

function visit(value: unknown, keys: string[], isMap: boolean, report: (what: string, keys: string[]) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const here = [...keys, key];
    if (isMap || Array.isArray(value)) visit(child, here, false, report);
    else if (VALUES.test(key)) continue;
    else if (/^(webhooks|callbacks|links|headers|variables)$/.test(key) && JSON.stringify(child) === '{}') continue;
    else if (KEYWORDS.has(key)) report(`“${key}”`, here);
    else if (key === 'style' && /^(label|matrix)$/.test(String(child))) report(`the style “${String(child)}”`, here);
    // The descriptions of the file, groups and paths belong to the prose of a page.
    else if (
      (key === 'description' || (key === 'summary' && keys[0] !== 'info')) &&
      OUTSIDE.test(String(keys.slice(0, -1)) || String(keys))
    )
      report(`a “${key}” outside operations`, here);
    else {
      if (key === 'content')
        for (const type of otherTypes(child as object)) report(`more of ${type} than its name`, [...here, type]);
      visit(child, here, MAPS.test(key), report);
    }
  }
}

/** The media types whose schema or examples differ from those shown. */
function otherTypes(content: object): string[] {
  const shown = shownType(Object.keys(content));
  const texts = Object.entries(content).map(([type, media]) => [type, JSON.stringify(media)] as const);
  const [, same] = texts.find(([type]) => type === shown) ?? [];
  return texts.filter(([, text]) => text !== same).map(([type]) => type);
}
