import { mergeStyles, prefixStyles, splitRules } from '../../lib/export/steps/styles';
import { moduleOf } from '../../lib/next/styles';
import { exportedOf, pageAt } from './exported';

describe('a stylesheet', () => {
  const rules = [
    ':root{--a:1}',
    '/* of { */.Abc123_a,.Abc123_b:hover{content:"}"}',
    '@media print{.Abc123_a{color:red}.Abc123_b{color:blue}}',
    '@import "x";',
    "@keyframes Abc123_move{from{content:'\\'}'}}",
    '.Abc123_a .Xyz789_b{color:red}',
    '._1bc123_a{color:red}',
    '.Ab_1_3_a,.Ab_1_3_b{color:red}',
  ];

  test('is split at its outermost rules', () => {
    expect(splitRules(`${rules.join('')}/*# sourceMappingURL=a.css.map */`)).toEqual(rules);
    expect(splitRules('a{}b')).toEqual(['a{}', 'b']);
  });

  test('has rules of one module and global ones', () => {
    expect(rules.map(moduleOf)).toEqual(['', 'Abc123', 'Abc123', '', 'Abc123', '', '_1bc123', 'Ab_1_3']);
  });
});

const link = (name: string) =>
  `<link rel="stylesheet" href="/docs/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const payload =
  '["$","link","0",{"href":"/docs/_next/static/chunks/one.css"}] ["$","link","0",{"href":"/docs/_next/static/chunks/two.css"}]';
/** What has the browser fetch stylesheets, one of them twice. */
const hints = ['one', 'two', 'one'].map((name) => `:HL["/docs/_next/static/chunks/${name}.css","style"]\n`).join('');
const documentOf = (className: string) =>
  `${link('one')}${link('two')}<p class="common_a ${className}"></p><script>push(${JSON.stringify(payload)})</script>`;

/** The rule of a module that is long enough to be worth a stylesheet of its own. */
const rare = `._1are01_b{content:"${'x'.repeat(500)}"}`;

/** An export of 20 pages, of which one uses a rare module, with its stylesheets merged. */
const merged = mergeStyles(
  exportedOf(
    {
      ...Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`/${index}/`, documentOf('common_c')])),
      '/rare/': { html: documentOf('_1are01_b small1_f'), payload: `${hints}${payload}`, prefetch: payload },
    },
    {
      styles: new Map([
        ['one.css', 'body{margin:0}.common_a{color:red}'],
        [
          'two.css',
          `${rare}.common_c{color:green}.island_d{top:0}.unused_e{top:1px}.small1_f{top:2px}.later1_g{top:3px}.early1_h{top:4px}.absent_i{top:5px}`,
        ],
      ]),
      scripts: new Map([
        ['a.js', 'className:"common_a",open:"island_d"'],
        ['start.js', 'Promise.all(["static/chunks/two.css","static/chunks/lazy.js"])'],
        ['lazy.js', 'className:"later1_g",other:"early1_h"'],
        ['island.js', 'className:"common_c",open:"early1_h"'],
        ['bot.js', 'className:"absent_i"'],
      ]),
    },
  ),
);

/** The same for a module of three pages beside one of a single page, which uses both. */
const shared = `.shared_b{content:"${'x'.repeat(500)}"}`;
const crowded = mergeStyles(
  exportedOf(
    {
      ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/${index}/`, documentOf('other')])),
      '/a/': documentOf('shared_b'),
      '/b/': documentOf('shared_b'),
      '/rare/': documentOf('shared_b _1are01_b'),
    },
    {
      styles: new Map([
        ['one.css', 'body{margin:0}'],
        ['two.css', rare + shared],
      ]),
    },
  ),
);

/** The stylesheets that a text names, each once. */
function stylesIn(text = '', { styles } = merged): (string | undefined)[] {
  const names = Array.from(text.matchAll(/\/docs\/_next\/static\/chunks\/([^"\\]+\.css)/g), ([, name = '']) => name);
  return [...new Set(names)].map((name) => styles.get(name));
}

describe('the stylesheets of an export', () => {
  const [common, other] = [pageAt(merged, '/1/'), pageAt(merged, '/rare/')];
  const linked = ({ html }: { html: string }) => stylesIn(html.match(/<link rel="stylesheet"[^>]*>/g)?.join(''));

  test('are one for most pages: global rules, common and small modules, and what scripts of theirs show', () => {
    expect(linked(common)).toEqual([
      'body{margin:0}.common_a{color:red}.common_c{color:green}.island_d{top:0}.small1_f{top:2px}.early1_h{top:4px}',
    ]);
  });

  test('are two where a rare module is used; what nothing uses is in none, nor what is of a script of which nothing is shown', () => {
    expect(linked(other)).toEqual([linked(common)[0], rare]);
  });

  test('are its own where a module of one or two pages is used, which weighs on no other page', () => {
    const linksOf = (address: string) =>
      stylesIn(
        pageAt(crowded, address)
          .html.match(/<link rel="stylesheet"[^>]*>/g)
          ?.join(''),
        crowded,
      );
    expect(['/0/', '/a/', '/b/', '/rare/'].map(linksOf)).toEqual([
      ['body{margin:0}'],
      ['body{margin:0}', shared],
      ['body{margin:0}', shared],
      ['body{margin:0}', rare + shared],
    ]);
  });

  test('are named alike in the payloads, so that the router loads the same', () => {
    for (const text of [other.html, other.payload, other.prefetch]) expect(stylesIn(text)).toEqual(linked(other));
    expect(stylesIn(common.html)).toEqual(linked(common));
  });

  test('are announced once in a payload', () => {
    expect(other.payload?.match(/^:HL/gm)).toHaveLength(2);
  });

  test("take the place of Next's", () => {
    expect(merged.styles.has('one.css')).toBe(false);
  });

  test('that a script asks for by name stay, with what not every document has: a module that another script shows, too, is no such', () => {
    expect(merged.styles.get('two.css')).toBe(`${rare}.later1_g{top:3px}`);
  });

  test('are refused where a document names none', () => {
    expect(() => mergeStyles(exportedOf({ '/a/': '<p></p>' }))).toThrow('Next wrote no stylesheet of the known shape');
  });

  test('ask for public files below the base path; addresses of Next and of other hosts stay', () => {
    const css = 'a{src:url(/fonts/a.woff2)}b{src:url("/b.svg")}c{src:url(/_next/c.woff2)}d{src:url(//d.example/)}';
    const { styles } = prefixStyles(exportedOf({}, { styles: new Map([['a.css', css]]) }), { basePath: '/docs' });
    expect(styles.get('a.css')).toBe(css.replace('/fonts', '/docs/fonts').replace('/b.svg', '/docs/b.svg'));
  });
});
