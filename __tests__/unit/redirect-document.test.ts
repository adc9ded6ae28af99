import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RedirectDocument } from '../../components/layouts/RedirectDocument';
import type { PagePath } from '../../lib/routes/address';

type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a document by name, each with its attributes, as a browser with scripts sees them. */
function elementsOf(html: string): Record<string, Record<string, string>[]> {
  const found: Record<string, Record<string, string>[]> = {};
  const collect = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes as Element[]) {
      if (!child.tagName) continue;
      (found[child.tagName] ??= []).push(Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])));
      collect(child);
    }
  };
  collect(parse(html, { scriptingEnabled: false }));
  return found;
}

const render = (url: string, to: string) =>
  renderToStaticMarkup(createElement(RedirectDocument, { url, to: to as PagePath }));
const open = (url: string, to: string) => elementsOf(render(url, to));

test('a redirect document leads to the page by script, by refresh and by link', () => {
  const { script, meta, a } = open('/ivr/', '/guides/ivr/');
  expect(script).toEqual([{ 'data-to': '/guides/ivr/' }]);
  expect(meta).toEqual([{ 'http-equiv': 'refresh', content: '0; url=/guides/ivr/' }]);
  expect(a).toEqual([{ href: '/guides/ivr/' }]);
});

test('where a server answers the address of the page with it, it leads to the file of the page', () => {
  const { meta, a } = open('/guides/ivr.html', '/guides/ivr/');
  expect(meta).toEqual([{ 'http-equiv': 'refresh', content: '0; url=/guides/ivr/index.html' }]);
  expect(a).toEqual([{ href: '/guides/ivr/' }]);
});

test('its script keeps the query and the fragment, and never leads to itself', () => {
  const script = render('/old/', '/a/');
  const run = (pathname: string) => {
    const replace = jest.fn();
    const location = { pathname, search: '?a=b', hash: '#c', replace };
    runInNewContext(/<script.*?>(.*?)<\/script>/.exec(script)![1]!, {
      location,
      document: { currentScript: { dataset: { to: '/a/' } } },
    });
    return replace.mock.calls;
  };
  expect(run('/old/')).toEqual([['/a/?a=b#c']]);
  expect(run('/a/')).toEqual([['/a/index.html?a=b#c']]);
});

test('an address of any letters is written as browsers ask for it', () => {
  const { script, a } = open('/old/', '/Größe & 1/');
  expect(script).toEqual([{ 'data-to': '/Gr%C3%B6%C3%9Fe%20&%201/' }]);
  expect(a).toEqual([{ href: '/Gr%C3%B6%C3%9Fe%20&%201/' }]);
});

test('no address breaks out of its place', () => {
  const hostile = `/"><script>alert(1)</script>&lt;'/`;
  const { script, a, meta, img } = open('/old/', hostile);
  const escaped = encodeURI(hostile);
  expect(script).toEqual([{ 'data-to': escaped }]);
  expect(a).toEqual([{ href: escaped }]);
  expect(meta).toEqual([{ 'http-equiv': 'refresh', content: `0; url=${escaped}` }]);
  expect(img).toBeUndefined();
});
