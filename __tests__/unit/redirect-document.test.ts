import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { redirectDocument } from '../../lib/export/redirect-document';

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

const html = redirectDocument('/ivr/', '/guides/ivr/', 'https://docs.turnwise.example');

test('a redirect document leads to the page by script, by refresh and by link', () => {
  const { script, meta, a, link } = elementsOf(html);
  expect(script).toEqual([{ 'data-to': '/guides/ivr/' }]);
  expect(meta).toContainEqual({ 'http-equiv': 'refresh', content: '0; url=/guides/ivr/' });
  expect(a).toEqual([{ href: '/guides/ivr/' }]);
  expect(link).toEqual([{ rel: 'canonical', href: 'https://docs.turnwise.example/guides/ivr/' }]);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('where a server answers the address of the page with it, it leads to the file of the page', () => {
  const { meta, a } = elementsOf(redirectDocument('/guides/ivr.html', '/guides/ivr/', '', '/docs'));
  expect(meta).toContainEqual({ 'http-equiv': 'refresh', content: '0; url=/docs/guides/ivr/index.html' });
  expect(a).toEqual([{ href: '/docs/guides/ivr/' }]);
});

test('an address of any letters is written as browsers ask for it', () => {
  const { script, a } = elementsOf(redirectDocument('/old/', '/Größe & 1/', 'https://docs.turnwise.example', '/docs'));
  expect([script, a]).toEqual([
    [{ 'data-to': '/docs/Gr%C3%B6%C3%9Fe%20&%201/' }],
    [{ href: '/docs/Gr%C3%B6%C3%9Fe%20&%201/' }],
  ]);
});

test('no address breaks out of its place', () => {
  const hostile = `/"><script>alert(1)</script>&lt;'/`;
  const { script, a, meta, img } = elementsOf(redirectDocument('/old/', hostile, 'https://docs.turnwise.example'));
  const escaped = encodeURI(hostile);
  expect(script).toEqual([{ 'data-to': escaped }]);
  expect(a).toEqual([{ href: escaped }]);
  expect(meta).toContainEqual({ 'http-equiv': 'refresh', content: `0; url=${escaped}` });
  expect(img).toBeUndefined();
});
