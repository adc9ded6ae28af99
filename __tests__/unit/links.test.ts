import path from 'node:path';
import { checkLinks } from '../../lib/content/links';
import type { PagePath } from '../../lib/routes/address';
import { routesOf } from './routing';
import { temporaryFolder } from './temporary';

const root = temporaryFolder({ 'package.json': '', 'public/figures/phone.svg': '', 'public/price list.pdf': '' });
const publicDir = path.join(root, 'public');
const routes = routesOf({ '/': [], '/guides/ivr/': [], '/api/': ['/old-api/'], '/café/': [], '/price list/': [] });
const fragments = new Map([
  ['/guides/ivr/', new Set(['stop-listening', 'wörter'])],
  ['/api/', new Set<string>()],
]);

/** What is wrong with links of the page `/guides/ivr/`. */
function check(...hrefs: string[]) {
  const links = hrefs.map((href, index) => ({ href, line: index + 1, column: 7 }));
  return checkLinks(
    {
      path: '/guides/ivr/' as PagePath,
      file: 'content/guides/ivr.mdx',
      compiled: { headers: [], anchors: [], links },
    },
    { routes, fragments, publicDir },
  );
}

test.each([
  '/api/',
  '/api/?a=b',
  '/guides/ivr/#stop-listening',
  '/guides/ivr/?a=b#stop-listening',
  '#stop-listening',
  '#w%C3%B6rter',
  '/caf%C3%A9/',
  '/figures/phone.svg',
  '/price%20list.pdf',
  'https://a.example/b',
  'mailto:a@b.example',
  'tel:+12025550119',
])('%s is in order', (href) => {
  expect(check(href)).toEqual([]);
});

test.each([
  ['%7B%7B%25%20param%20a%20%25%7D%7D/b/', 'the address {{% param a %}}/b/ contains a template', 'write the value'],
  ['/guides/ivrr/', 'leads nowhere', 'did you mean /guides/ivr/?'],
  ['//guides/ivr/', 'does not start with https://', 'write /guides/ivr/'],
  ['//host.example/x', 'does not start with https://', 'write https://host.example/x'],
  ['host.example/x', 'does not start with https://', 'write https://host.example/x'],
  ['a@b.example', 'an email address', 'write mailto:a@b.example'],
  ['/files/map.zip', 'no file at public/files/map.zip', 'put the file at public/files/map.zip'],
  ['/Price%20List.PDF', 'no file at', 'did you mean /price list.pdf? Case matters'],
  ['prices.pdf', 'does not name a page', 'write /prices.pdf'],
  ['/nowhere/at/all/', 'leads nowhere', "write a page's address"],
  ['/price-list/', 'leads nowhere', 'did you mean /price%20list/?'],
  ['/content/guides/ivr.mdx', 'leads nowhere', 'did you mean /guides/ivr/?'],
  ['guides%5Civr.mdx', 'leads nowhere', 'did you mean /guides/ivr/?'],
  ['htps://a.example', 'uses a scheme', 'did you mean https:?'],
  ['/old-api/#a', 'leads to a redirect', 'link directly to /api/#a'],
  ['/guides/ivr/#none', 'has no heading', 'use one of: #stop-listening, #wörter'],
  ['/figures/', 'leads nowhere', ''],
  ['/figures', 'leads nowhere', ''],
  ['/../package.json', 'no file at', ''],
  ['/%zz/', 'leads nowhere', ''],
  ['/guides/ivr', 'leads to a redirect', 'link directly to /guides/ivr/'],
  ['/old-api/', 'leads to a redirect', 'link directly to /api/'],
  ['guides/ivr/', 'leads nowhere', 'did you mean /guides/ivr/?'],
  ['../ivr.md#stop-listening', 'leads nowhere', 'did you mean /guides/ivr/?'],
  ['old-api.mdx', 'leads nowhere', 'did you mean /api/?'],
  ['../nothing/', 'leads nowhere', 'from the root'],
  ['', 'has no address', '[text](/address/)'],
  ['https:/a.example', 'does not start with https://', 'write https://a.example'],
  ['www.a.example', 'does not start with https://', 'write https://www.a.example'],
  ['javascript:alert(1)', 'uses a scheme', 'https:'],
  ['HTTP://a.example', 'does not start with https://', 'write https://a.example'],
  ['/guides/ivr/#stop-listning', 'has no heading #stop-listning', 'did you mean #stop-listening?'],
  ['#stop-listen', 'has no heading #stop-listen', 'did you mean #stop-listening?'],
  ['/api/#a', 'has no heading #a', 'the page has no headings'],
])('%s %s', (href, message, remedy) => {
  expect(check(href)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message), remedy: expect.stringContaining(remedy) }),
  ]);
});

test('a link of a snippet to a heading of its own is told', () => {
  const links = [{ href: '#one', line: 1, column: 1 }];
  const page = { path: '' as PagePath, file: 'a.mdx', compiled: { headers: [], anchors: [], links } };
  expect(checkLinks(page, { routes, fragments, publicDir })).toMatchObject([{ remedy: 'write /guides/ivr/#one' }]);
});

test('each finding has the place of its link', () => {
  expect(check('/a/', '/api/', '/b/').map(({ file, line, column }) => [file, line, column])).toEqual([
    ['content/guides/ivr.mdx', 1, 7],
    ['content/guides/ivr.mdx', 3, 7],
  ]);
});
