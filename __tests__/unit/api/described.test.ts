import { readFileSync } from 'node:fs';
import { parseApi } from '../../../lib/api/read';
import { checkReferencePages, type DescribingPage } from '../../../lib/api/reference/check';
import { compileBody } from '../../../lib/content/mdx/compile';
import { makeApi, type Draft } from './fixture';

const COMPLETE = '<ApiOperation id="getOrder" />\n\n<ApiOperation id="changeOrder" />';

/** What the check says of pages with these bodies, as lines of text. */
async function check(bodies: Record<string, string>, change?: (document: Draft) => void): Promise<string[]> {
  const api = makeApi(change);
  const pages: DescribingPage[] = [];
  for (const [file, body] of Object.entries(bodies)) {
    pages.push({ file, ...(await compileBody({ body, file, publicDir: 'public', api })) });
  }
  return checkReferencePages(pages, api).map(
    ({ file, line, message, remedy, severity = 'error' }) => `${file}:${line} ${severity}: ${message}: ${remedy}`,
  );
}

test('pages with every operation describe every field, also of schemas without a section', async () => {
  expect(await check({ 'a.mdx': COMPLETE })).toEqual([]);
  expect(await check({ 'a.mdx': `${COMPLETE}\n\n<ApiSchema name="Topping" />` })).toEqual([]);
});

test('an operation that no page shows is a warning with its line and what to write', async () => {
  expect(await check({ 'a.mdx': '<ApiOperation id="changeOrder" />' })).toEqual([
    'openapi.json:34 warning: no page shows the operation getOrder: write <ApiOperation id="getOrder" /> on a page, unless this site is not about it',
  ]);
  expect(await check({})).toEqual([
    expect.stringMatching(
      /:34 warning: no page shows 2 operations: getOrder, changeOrder: write <ApiOperation id="get/,
    ),
    expect.stringMatching(
      /warning: no page describes the fields of 2 schemas: Order, Topping: write <ApiSchema name="O/,
    ),
  ]);
});

test('a base and the items of a list are described where their fields are', async () => {
  const source = readFileSync('__tests__/fixtures/api/described.yaml', 'utf8');
  const api = parseApi(source, 'openapi.yaml');
  const body = '<ApiOperation id="a" />\n\n<ApiOperation id="c" />';
  const { described } = await compileBody({ body, file: 'a.mdx', publicDir: 'public', api });
  expect(checkReferencePages([{ file: 'a.mdx', described }], api)).toEqual([]);
});

test('an operation belongs to one page', async () => {
  expect(await check({ 'a.mdx': COMPLETE, 'b.mdx': '<ApiOperation id="getOrder" />' })).toEqual([
    expect.stringMatching(/the operation getOrder is on two pages: a\.mdx and b\.mdx: keep one of them, and link to/),
  ]);
});

test('a schema that no operation uses, and fields inside a field, are missed with their line', async () => {
  const unused = (document: Draft) => {
    document.components.schemas.Oven = {
      type: 'object',
      properties: { heat: { type: 'number' }, door: { type: 'object', properties: { open: { type: 'boolean' } } } },
    };
  };
  expect(await check({ 'a.mdx': COMPLETE }, unused)).toEqual([
    expect.stringMatching(
      /^openapi\.json:\d+ warning: no page describes the fields of the schema Oven: write <ApiSchema name="Oven" \/>/,
    ),
  ]);
  expect(await check({ 'a.mdx': `${COMPLETE}\n\n<ApiSchema name="Oven" />` }, unused)).toEqual([]);
});
