import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { documentFileOf } from '../../lib/routes/address';
import { RULES_BY_CODE, sectionOf } from '../../lib/script/rules/rules';
import differences from '../../lib/script/run/differences.json' with { type: 'json' };
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

type Element = DefaultTreeAdapterMap['element'];

interface Description {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, { name?: string; properties?: object }>>;
}

interface OperationObject {
  operationId: string;
  parameters?: { $ref?: string; name?: string }[];
  security?: Record<string, unknown>[];
  responses: object;
}

const settings = settingsOf('content');
const { outDir } = settings;
const api = JSON.parse(readFileSync(path.join(outDir, 'openapi.json'), 'utf8')) as Description;

/** How often each anchor is an element that the search leads to, over all pages. */
function readAnchors(): Map<string, number> {
  const places = new Map<string, number>();
  const walk = (node: Element): void => {
    const attribute = (name: string) => node.attrs?.find((one) => one.name === name)?.value;
    // What has moved elsewhere.
    if (attribute('data-moved') !== undefined) return;
    const id = attribute('id');
    if (id !== undefined) places.set(id, (places.get(id) ?? 0) + 1);
    for (const child of node.childNodes ?? []) walk(child as Element);
  };
  for (const file of [...readSite(settings).site.pages.keys()].map(documentFileOf)) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    if (!html.includes('data-operation')) continue;
    walk(parse(html) as unknown as Element);
  }
  return places;
}

const places = readAnchors();

const operations = Object.values(api.paths).flatMap((item) =>
  Object.entries(item)
    .filter(([method]) => /^(get|put|post|delete|patch|head|options)$/.test(method))
    .map(([, operation]) => ({
      ...(operation as OperationObject),
      parameters: [...((item.parameters as []) ?? []), ...((operation as OperationObject).parameters ?? [])],
    })),
);

const nameOf = ({ $ref, name }: { $ref?: string; name?: string }): string =>
  name ?? api.components.parameters?.[$ref?.split('/').at(-1) ?? '']?.name ?? '';

test('each operation, parameter, key and answer of the file is one place of the site', () => {
  const anchors = operations.flatMap(({ operationId: id, parameters, security = api.security ?? [], responses }) => [
    `${id}.responses`,
    ...parameters.map((parameter) => `${id}.${nameOf(parameter)}`),
    ...Object.keys(security[0] ?? {}).map((scheme) => `${id}.${api.components.securitySchemes?.[scheme]?.name}`),
    ...Object.keys(responses).map((status) => `${id}.${status}`),
  ]);
  expect(operations.length).toBeGreaterThan(0);
  expect(anchors.filter((anchor) => places.get(anchor) !== 1)).toEqual([]);
});

test('each field of each schema is one place of the site', () => {
  const ids = [...places.keys()];
  const fields = Object.entries(api.components.schemas ?? {}).flatMap(([schema, { properties = {} }]) =>
    Object.keys(properties).map((field) => [schema, field] as const),
  );
  expect(fields.length).toBeGreaterThan(0);
  for (const [schema, field] of fields) {
    // A schema with a section has its fields there; another one has them where its operation uses it.
    const own = places.has(`${schema}.${field}`)
      ? [`${schema}.${field}`]
      : ids.filter((id) => new RegExp(`^\\w+\\.(body|\\d+)(\\.${schema})?\\.${field}$`).test(id));
    expect([schema, field, own.length > 0]).toEqual([schema, field, true]);
    expect(own.filter((id) => places.get(id) !== 1)).toEqual([]);
  }
});

test('the section that each class of mistakes and each assumption leads to is there', () => {
  const addresses = [
    ...Object.values(RULES_BY_CODE).map((rule) => sectionOf(rule).address),
    ...Object.values(differences.assumed),
  ];
  for (const address of addresses) {
    const [page = '', section] = address.split('#');
    const html = readFileSync(path.join(outDir, documentFileOf(page)), 'utf8');
    if (section !== undefined) expect([address, html.includes(` id="${section}"`)]).toEqual([address, true]);
  }
});
