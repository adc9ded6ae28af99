import { readFileSync } from 'node:fs';
import { playgroundProps } from '../../../lib/api/playground';
import { parseApi } from '../../../lib/api/read';
import { findSections } from '../../../lib/api/reference/sections';
import { compileBody } from '../../../lib/content/mdx/compile';
import { samplesOfProps } from '../../../lib/playground/samples';
import { makeApi } from './fixture';
import { renderReference, textOf } from './rendered';

const api = parseApi(readFileSync('__tests__/fixtures/api/semantics.yaml', 'utf8'), 'openapi.yaml');
const page = (...ids: string[]) => ids.map((id) => `<ApiOperation id="${id}" />`).join('\n\n');
const compile = (body: string, sections?: Map<string, string>) =>
  compileBody({ body, file: 'page.mdx', publicDir: 'public', api: { ...api, sections } });
const render = async (body: string, sections?: Map<string, string>) =>
  renderReference((await compile(body, sections)).code);

test.each([
  ['namedTypes', 'union v2 or boolean query optional'],
  ['namedTypes', 'when integer query optional At least 0.'],
  ['namedTypes', 'inline v2 or boolean query optional'],
  ['namedTypes', 'sort string query optional Default: up . One of up , down .'],
  ['namedTypes', 'id integer required At least 0. gone boolean object string Default: address . Always address .'],
  ['namedTypes', 'deeper One or Two Fields of One one string Fields of Two two string'],
  ['rules', 'application/json . Needs name or company.'],
  ['rules', 'grid array of array of number optional Number of items at least 1.'],
  ['rules', 'wo string optional Only in requests.'],
  [
    'shapes',
    'The field shape shows which one applies (circle). Fields of Circle shape string required Always circle .',
  ],
  ['form', 'tags array of string optional Style form, explode false.'],
  ['form', 'meta object optional Style deepObject, explode true.'],
])('%s shows "%s"', async (id, words) => {
  expect(textOf(await render(page(id)))).toContain(words);
});

test('a type leads to its section on any page, and one that contains itself to its beginning', async () => {
  const sections = findSections([
    { path: '/one/', body: '```mdx\n<ApiSchema name="Elsewhere" />\n```' },
    { path: '/two/', body: '<ApiSchema\n  name="Elsewhere" title="Other things" />\n\n<ApiSchema name="Timestamp" />' },
    { path: '/three/', body: '<ApiSchema name="Elsewhere" />' },
  ]);
  const html = await render(page('namedTypes', 'tree'), sections);
  expect(html).toContain('<a href="/two/#other-things">Elsewhere</a>');
  expect(html).toContain('<a href="/two/#timestamp">integer</a>');
  expect(html).toContain('array of <a href="#tree.200">Node</a>');
});

test('past the limit of depth, a type leads to where the page describes it, and one that no page describes is told', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const operation = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
  const deep = makeApi((document) => {
    const chain = [...'ABCDEFGH'].map((name, index, names) => {
      const next = names[index + 1];
      return [name, { properties: { next: next ? ref(next) : { type: 'string' } } }] as const;
    });
    document.paths = { '/a': { get: operation(ref('A')) }, '/e': { get: operation(ref('E')) } };
    document.components.schemas = Object.fromEntries(chain);
  });
  const compiled = (body: string) => compileBody({ body, file: 'page.mdx', publicDir: 'public', api: deep });
  const both = await compiled(page('get-a', 'get-e'));
  expect(renderReference(both.code)).toContain('<a href="#get-e.200">E</a>');
  expect(both.warnings).toEqual([]);
  const { warnings } = await compiled(page('get-a'));
  expect(warnings).toEqual([
    expect.objectContaining({
      line: 1,
      severity: 'warning',
      message: 'no page describes E, which is the type of get-a.200.next.next.next.next',
      remedy: 'write <ApiSchema name="E" /> on a page',
    }),
  ]);
});

/** The HTML of the sections of schemas, one of which is added to the file. */
async function renderSchemas(names: readonly string[], added: object): Promise<string> {
  const { components } = api.document;
  const draft = { ...api.document, components: { schemas: { ...components?.schemas, Added: added } } };
  const source = JSON.stringify(draft).replace(/"security":\[.*?\],/g, '');
  const body = names.map((name) => `<ApiSchema name="${name}" />`).join('\n\n');
  const parsed = parseApi(source, 'openapi.json');
  return renderReference((await compileBody({ body, file: 'page.mdx', publicDir: 'public', api: parsed })).code);
}

test('an alternative says which fields of the schema around it it needs', async () => {
  const html = await renderSchemas(['Added'], {
    properties: { name: { type: 'string' }, company: { type: 'string' } },
    anyOf: [
      { title: 'Person', required: ['name', 'age'], properties: { age: { type: 'integer' } } },
      { title: 'Firm', required: ['company'], properties: { tax: { type: 'string' } }, additionalProperties: false },
    ],
  });
  expect(textOf(html)).toContain(
    'Fields of Person Needs name. age integer required Fields of Firm No other properties. Needs company. tax string',
  );
});

test('alternatives next to fields of their own are named or listed', async () => {
  const short = { type: 'string', enum: ['a', 'b'], description: 'Short.' };
  const oneOf = [{ $ref: '#/components/schemas/One' }, short];
  const html = await renderSchemas(['Added', 'One'], { properties: { id: { type: 'string' } }, oneOf });
  expect(html).toContain('<p>Or <a href="#one"><code>One</code></a>.</p>');
  expect(textOf(html)).toContain('id string Or One . string : Short. One of a , b .');
});

test('the playground writes forms as the description says, and samples contain its cookies', () => {
  const propsOf = (id: string) => {
    const operation = api.operations.get(id);
    if (!operation) throw new Error(id);
    return playgroundProps(operation, api);
  };
  const [form] = samplesOfProps({
    ...propsOf('form'),
    data: propsOf('form').data?.map((field) => ({ ...field, value: field.name === 'tags' ? ['a', 'b'] : { k: 'v' } })),
  });
  expect(form?.code).toContain("--data-raw 'tags=a,b&meta%5Bk%5D=v'");
  expect(samplesOfProps(propsOf('cookieKey'))[0]?.code).toContain("--header 'Cookie: SID=YOUR_SID'");
});
