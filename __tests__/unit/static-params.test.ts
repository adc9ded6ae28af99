import { addressOf, NOT_FOUND, segmentsOf } from '../../lib/routes/address';
import { refusedAddress } from '../../lib/routes/refused';
import type { RouteTable } from '../../lib/routes/table';
import { preview } from '../../lib/site/current';
import { resolveSegments, staticSegments } from '../../lib/site/view';
import { routesOf } from './routing';

const routes = routesOf({ '/': [], '/guides/cli/': ['/cli/', '/Größe/'], '/releases/201912.html': [] });
preview.current = { site: { routes }, problems: [] } as object as NonNullable<typeof preview.current>;
afterAll(() => delete preview.current);

const given = () => staticSegments().map((segments) => segments.join('/'));

test('Next renders every address of the table, redirect stubs included, and the not-found page, each once', () => {
  const stubsOf = (bare: string) => [bare, `${bare}.html`, `${bare}/index.html`];
  const all = ['guides/cli', 'cli', 'Größe', 'guides', 'releases/201912', 'releases'].flatMap(stubsOf);
  expect(given().sort()).toEqual(['', 'index.html', ...all, '404/page'].sort());
});

test('no parameter is missing or unknown, and each leads where its address leads', () => {
  const parameters = (table: RouteTable) => new Set([...table.keys()].map((url) => segmentsOf(url).join('/')));
  expect(new Set(given())).toEqual(new Set([...parameters(routes), NOT_FOUND.join('/')]));
  expect(resolveSegments(NOT_FOUND)).toBeUndefined();
  expect(refusedAddress(addressOf(NOT_FOUND))).toBeDefined();
  for (const { url, to } of routes.values()) expect([url, resolveSegments(segmentsOf(url))?.to]).toEqual([url, to]);
  // Next gives the letters of an address as browsers write them.
  expect(resolveSegments([encodeURIComponent('Größe')])?.to).toBe('/guides/cli/');
  expect(resolveSegments(['nope'])).toBeUndefined();
});
