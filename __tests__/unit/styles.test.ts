import { inlineStyles, prefixStyles } from '../../lib/export/styles';

const linkTo = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}/>`;

test('a document contains its stylesheets, and keeps their links disabled for React', () => {
  const hint = '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>';
  const html = `<head>${linkTo('a.css')}${linkTo('b.css')}${hint}</head>`;
  const sheets = new Map([
    ['a.css', '.a::after{content:"$&"}'],
    ['b.css', '.b{}'],
  ]);
  const disabled = ' disabled=""';
  expect(inlineStyles({ address: '/a/', html }, sheets)).toBe(
    `<head><style>.a::after{content:"$&"}</style>${linkTo('a.css', disabled)}<style>.b{}</style>${linkTo('b.css', disabled)}</head>`,
  );
});

test('a stylesheet that is missing stops the build', () => {
  const page = { address: '/a/', html: linkTo('gone.css') };
  expect(() => inlineStyles(page, new Map())).toThrow('/a/  Next wrote a link to a missing stylesheet');
});

test('addresses of public files in stylesheets are below the base path', () => {
  const css = 'a{src:url(/fonts/a.woff2)}b{src:url("/_next/static/b.woff2")}c{src:url(//other.example/c)}';
  expect(prefixStyles(css, '/docs')).toBe(css.replace('/fonts', '/docs/fonts'));
});
