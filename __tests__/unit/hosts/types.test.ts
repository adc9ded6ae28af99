import { contentTypeOf } from '../../../lib/hosts/types';

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/a/index.txt', 'text/plain; charset=utf-8'],
  ['/a.md', 'text/markdown; charset=utf-8'],
  ['/x/wasm.en.pagefind', 'application/octet-stream'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/a', undefined],
  ['/constructor.constructor', undefined],
])('%s is %s', (pathname, type) => {
  expect(contentTypeOf(pathname)).toBe(type);
});
