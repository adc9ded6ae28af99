import { divideStyles } from '../../lib/export/style-parts';
import { divideSheets, inlineStyles, prefixStyles } from '../../lib/export/styles';

const linkTo = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}/>`;

/** Puts stylesheets into documents, both by name. */
function inlined(documents: Record<string, string>, styles: Record<string, string>) {
  const pages = Object.entries(documents).map(([address, html]) => ({ address, html }));
  const sheets = divideSheets(new Map(Object.entries(styles)), pages);
  return Object.fromEntries(pages.map((page) => [page.address, inlineStyles(page, sheets)]));
}

test('a document contains its stylesheets, and keeps their links disabled for React', () => {
  const hint = '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>';
  const changed = inlined(
    { '/a/': `<head>${linkTo('a.css')}${linkTo('b.css')}${hint}</head>`, '/b/': `<head>${linkTo('a.css')}</head>` },
    { 'a.css': '.a::after{content:"$&"}', 'b.css': '.b{}' },
  );
  const disabled = ' disabled=""';
  expect(changed['/a/']).toBe(
    `<head><style>.a::after{content:"$&"}</style>${linkTo('a.css', disabled)}<style>.b{}</style>${linkTo('b.css', disabled)}</head>`,
  );
});

test('a document contains only the styles it may need, and names the sheets that have more', () => {
  const many = 'a{color:red}'.repeat(100);
  const rulesOf = (name: string) => `.${name}_box{${'--x:1;'.repeat(200)}}`;
  const html = (text: string) => `${linkTo('a.css')}<p class="${text}">`;
  const pages = {
    '/a/': html('aaaaaa_box'),
    '/b/': html('_4-bbbb_box'),
    '/c/': html(''),
    '/d/': html(''),
    '/e/': html(''),
  };
  const media = `@media print{.aaaaaa_box{content:"}"}}`;
  const css = rulesOf('aaaaaa') + many + rulesOf('_4-bbbb') + media + '.cccccc_small{top:0}';
  const changed = inlined(pages, { 'a.css': css });
  const stylesOf = (address: string) =>
    [...(changed[address] ?? '').matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text);
  const common = `${many}.cccccc_small{top:0}`;
  expect(stylesOf('/a/')).toEqual([common, rulesOf('aaaaaa') + media]);
  expect(stylesOf('/b/')).toEqual([common, rulesOf('_4-bbbb')]);
  expect(stylesOf('/c/')).toEqual([common]);
  expect(changed['/c/']).toContain('disabled="" data-rest=""/>');
});

test('a stylesheet that is missing stops the build', () => {
  expect(() => inlined({ '/a/': linkTo('gone.css') }, {})).toThrow('/a/  Next wrote a link to a missing stylesheet');
});

test('addresses of public files in stylesheets are below the base path', () => {
  const css = 'a{src:url(/fonts/a.woff2)}b{src:url("/_next/static/b.woff2")}c{src:url(//other.example/c)}';
  expect(prefixStyles(css, '/docs')).toBe(css.replace('/fonts', '/docs/fonts'));
});

test('modules that share a rule stay in one part, in the order of the stylesheet', () => {
  const rest = 'a'.repeat(1000);
  const css = [
    '.abcdef_icon{display:flex}',
    '.ghijkl_menu{color:red}',
    '@media (width>=50rem){.ghijkl_menu{display:none}.mnopqr_link{display:block}}',
    `.stuvwx_rare{content:"${rest}"}`,
    '.mnopqr_link{color:blue}',
  ];
  const common = '<i class="abcdef_icon ghijkl_menu"></i>';
  const documents = [
    `${common}<i class="mnopqr_link"></i>`,
    common,
    common,
    common,
    `${common}<i class="stuvwx_rare"></i>`,
  ];
  expect(divideStyles(css.join(''), documents)).toEqual([
    { css: css.filter((rule) => !rule.includes(rest)).join(''), modules: [] },
    { css: css[3], modules: ['stuvwx'] },
  ]);
});
