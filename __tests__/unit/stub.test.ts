import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { redirectDocument, redirectScript } from '../../lib/export/stub';

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

const html = redirectDocument('/guides/ivr/', 'https://docs.turnwise.example');

test('a redirect document leads to the page by script, by refresh and by link', () => {
  const { script, meta, a, link } = elementsOf(html);
  expect(script).toEqual([{ 'data-to': '/guides/ivr/' }]);
  expect(meta).toContainEqual({ 'http-equiv': 'refresh', content: '0; url=/guides/ivr/' });
  expect(a).toEqual([{ href: '/guides/ivr/' }]);
  expect(link).toEqual([{ rel: 'canonical', href: 'https://docs.turnwise.example/guides/ivr/' }]);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('its script keeps the query and the fragment', () => {
  const replaced: string[] = [];
  const location = { search: '?a=b', hash: '#c', replace: (to: string) => replaced.push(to) };
  const document = { currentScript: { dataset: { to: '/guides/ivr/' } } };
  new Function('location', 'document', redirectScript)(location, document);
  expect(replaced).toEqual(['/guides/ivr/?a=b#c']);
  expect(html).toContain(`>${redirectScript}</script>`);
});

test('no address breaks out of its place', () => {
  const hostile = `/"><script>alert(1)</script>&lt;'/`;
  const { script, a, meta, img } = elementsOf(redirectDocument(hostile, 'https://docs.turnwise.example'));
  expect(script).toEqual([{ 'data-to': hostile }]);
  expect(a).toEqual([{ href: hostile }]);
  expect(meta).toContainEqual({ 'http-equiv': 'refresh', content: `0; url=${hostile}` });
  expect(img).toBeUndefined();
});
