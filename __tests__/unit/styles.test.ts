import { readStylesheets } from '../../lib/export/files';
import { addressStyles, divideStyles, inlineStyles } from '../../lib/export/styles';
import { temporaryFolder } from './temporary';

const linkTo = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;

/** Puts stylesheets into documents, both by name. */
function inlined(documents: Record<string, string>, styles: Record<string, string>) {
  const pages = Object.entries(documents).map(([address, html]) => ({ address, html }));
  const sheets = divideStyles(new Map(Object.entries(styles)), pages);
  return Object.fromEntries(pages.map(({ address, html }) => [address, inlineStyles(address, html, sheets)]));
}

/** The styles in documents whose texts have classes. */
function stylesIn(css: string, classes: readonly string[]): string[][] {
  const documents = classes.map((names, index) => [index, `${linkTo('a.css')}<p class="${names}">`]);
  const pages = Object.values(inlined(Object.fromEntries(documents), { 'a.css': css }));
  return pages.map((html) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = '']) => text));
}

test('a document contains its stylesheets instead of links to them', () => {
  const hint = '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>';
  const changed = inlined(
    { '/a/': `<head>${linkTo('a.css')}${linkTo('b.css')}${hint}</head>`, '/b/': `<head>${linkTo('a.css')}</head>` },
    { 'a.css': '.a::after{content:"$&"}', 'b.css': '.b{}' },
  );
  expect(changed).toEqual({
    '/a/': `<head><style>.a::after{content:"$&"}</style><style>.b{}</style>${hint}</head>`,
    '/b/': '<head><style>.a::after{content:"$&"}</style></head>',
  });
});

test('a document contains only the styles it may need', () => {
  const many = 'a{color:red}'.repeat(100);
  const rulesOf = (name: string) => `.${name}_box{${'--x:1;'.repeat(200)}}`;
  const media = `@media print{.aaaaaa_box{content:"}"}}`;
  const unused = '.cccccc_small{top:0}';
  const css = rulesOf('aaaaaa') + many + rulesOf('_4-bbbb') + media + unused + rulesOf('dddddd');
  expect(stylesIn(css, ['aaaaaa_box dddddd_box', '_4-bbbb_box', ''])).toEqual([
    [many, rulesOf('aaaaaa') + media + rulesOf('dddddd')],
    [many, rulesOf('_4-bbbb')],
    [many],
  ]);
});

test('a stylesheet has few parts, in which modules are together that the same documents use, or that are small', () => {
  const names = Array.from({ length: 40 }, (_, index) => `m-${100 + index}-`);
  const sizeOf = (index: number) => (index === 39 ? 1000 : index);
  const css = ['a{color:red}', ...names.map((name, index) => `.${name}_box{--x:${'1'.repeat(sizeOf(index))}}`)].join(
    '',
  );
  const pages = stylesIn(css, ['', ...names.map((name) => `${name}_box`)]);
  expect(new Set(pages.flat()).size).toBe(18);
  // The largest one is alone.
  expect(pages.at(-1)).toEqual(['a{color:red}', css.slice(css.lastIndexOf('.'))]);
});

test('modules that share a rule stay in one part, in the order of the stylesheet', () => {
  const rest = 'a'.repeat(1000);
  const css = [
    'p{margin:0}',
    '.abcdef_icon{display:flex}',
    '.ghijkl_menu{color:red}',
    '@media (width>=50rem){.ghijkl_menu{display:none}.mnopqr_link{display:block}}',
    `.stuvwx_rare{content:"${rest}"}`,
    '.mnopqr_link{color:blue}',
  ];
  const common = css.filter((rule) => !rule.includes(rest)).join('');
  const front = 'abcdef_icon ghijkl_menu';
  expect(stylesIn(css.join(''), [`${front} mnopqr_link`, front, front, front, `${front} stuvwx_rare`])).toEqual([
    [common],
    [common],
    [common],
    [common],
    [common, css[4]],
  ]);
});

test('a stylesheet that is missing stops the build', () => {
  expect(() => inlined({ '/a/': linkTo('gone.css') }, {})).toThrow('/a/  Next wrote a link to a missing stylesheet');
});

test.each(['', `${linkTo('a.css')}<link href="/b.css" rel="stylesheet"/>`])(
  'so does an unknown link, or none: %j',
  (html) => {
    expect(() => inlined({ '/a/': html }, { 'a.css': 'a{}' })).toThrow('Next wrote a document in an unknown format');
  },
);

test('so do stylesheets in which Next names the classes of CSS modules in another way', () => {
  const write = (css: string) => temporaryFolder({ 'a.css': css });
  expect([...readStylesheets(write('.r5dOCq_title{top:0}')).values()]).toEqual(['.r5dOCq_title{top:0}']);
  expect(() => readStylesheets(write('.title-r5dOCq{top:0}'))).toThrow('no class of a CSS module is recognized');
});

test('public files in stylesheets get the addresses that they are published at', () => {
  const css = 'a{src:url(/fonts/a.woff2)url("/b.svg")}b{src:url("/_next/static/b.woff2")}c{src:url(//other.example/c)}';
  const published = addressStyles(new Map([['a', css]]), (file) => `/docs/_assets/${file}`);
  expect(published.get('a')).toBe(
    css.replace('/fonts/a', '/docs/_assets/fonts/a').replace('/b.svg', '/docs/_assets/b.svg'),
  );
});
