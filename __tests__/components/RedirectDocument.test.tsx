import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import { RedirectDocument } from '@/components/layouts/RedirectDocument';
import type { PagePath } from '@/lib/routes/address';
import { htmlOf } from './html';

/** The document at an old address, as browsers without scripts parse it. */
const open = (url: string, to: string) =>
  new DOMParser().parseFromString(htmlOf(<RedirectDocument url={url} to={to as PagePath} />), 'text/html');

/** Where its script, its refresh and its link lead. */
const targetsOf = (document: Document) => [
  document.querySelector('script')?.dataset.to,
  document.querySelector('meta')?.content,
  document.querySelector('a')?.getAttribute('href'),
];

test.each([
  ['a page of any letters', '/ivr/', '/Größe & 1/', '/Gr%C3%B6%C3%9Fe%20&%201/'],
  ['markup', '/old/', `/"><img>&lt;'/`, "/%22%3E%3Cimg%3E&lt;'/"],
])('a redirect document leads to %s by script, by refresh and by link', (_what, url, to, target) => {
  const document = open(url, to);
  expect(targetsOf(document)).toEqual([target, `0; url=${target}`, target]);
  expect(document.querySelectorAll('script, meta, a, img')).toHaveLength(3);
});

test('where a server answers the address of the page with it, its refresh leads to the file of the page', () => {
  const targets = targetsOf(open('/guides/ivr.html', '/guides/ivr/'));
  expect(targets).toEqual(['/guides/ivr/', '0; url=/guides/ivr/index.html', '/guides/ivr/']);
});

test.each([
  ['/old/', '/a/?a=b#c'],
  ['/a/', '/a/index.html?a=b#c'],
])('at %s, its script keeps the query and the fragment, and never leads to itself', (pathname, target) => {
  const replace = jest.fn();
  const script = open('/old/', '/a/').querySelector('script')!;
  runInNewContext(script.text, {
    location: { pathname, search: '?a=b', hash: '#c', replace },
    document: { currentScript: { dataset: { to: script.dataset.to } } },
  });
  expect(replace.mock.calls).toEqual([[target]]);
});
