import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleOf, splitRules } from '../../lib/export/rules';
import { mergeStyles } from '../../lib/export/styles';
import { temporaryFolder } from './temporary';

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
const documentOf = (className: string) =>
  `${link('one')}${link('two')}<p class="common_a ${className}"></p><script>push(${JSON.stringify(payload)})</script>`;

/** The rule of a module that is long enough to be worth a stylesheet of its own. */
const rare = `._1are01_b{content:"${'x'.repeat(500)}"}`;

function merged(): { dir: string; read(name: string): string; stylesOf(name: string): string[] } {
  const names = Array.from({ length: 19 }, (_, index) => `page-${index}`);
  const dir = temporaryFolder({
    ...Object.fromEntries(names.map((name) => [`${name}.html`, documentOf('other')])),
    'rare.html': documentOf('_1are01_b small1_f'),
    'rare.txt': payload,
    '_next/static/chunks/one.css': 'body{margin:0}.common_a{color:red}',
    '_next/static/chunks/two.css': `${rare}.common_c{color:green}.island_d{top:0}.unused_e{top:1px}.small1_f{top:2px}.later1_g{top:3px}.early1_h{top:4px}`,
    '_next/static/chunks/a.js': 'className:"island_d"',
    '_next/static/chunks/start.js': 'Promise.all(["static/chunks/two.css","static/chunks/lazy.js"])',
    '_next/static/chunks/lazy.js': 'className:"later1_g",other:"early1_h"',
    '_next/static/chunks/island.js': 'className:"early1_h"',
  });
  mergeStyles(dir, [...names.map((name) => ({ file: `${name}.html` })), { file: 'rare.html', alsoIn: 'rare.txt' }]);
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  const stylesOf = (name: string) =>
    [...read(name).matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)].map(([, file = '']) => read(file));
  return { dir, read, stylesOf };
}

describe('the stylesheets of an export', () => {
  const { dir, read, stylesOf } = merged();

  test('are one for most pages: global rules, common and small modules, and what only scripts show', () => {
    expect(stylesOf('page-1.html')).toEqual([
      'body{margin:0}.common_a{color:red}.common_c{color:green}.island_d{top:0}.small1_f{top:2px}.early1_h{top:4px}',
    ]);
  });

  test('are two where a rare module is used; what nothing uses is in none', () => {
    expect(stylesOf('rare.html')).toEqual([stylesOf('page-1.html')[0], rare]);
  });

  test('are named alike in the payloads, so that the router loads the same', () => {
    const named = (text: string) => [
      ...new Set([...text.matchAll(/\/docs\/(_next[^"\\]+\.css)/g)].map(([, name = '']) => read(name))),
    ];
    expect(named(read('rare.txt'))).toEqual(stylesOf('rare.html'));
    expect(named(read('rare.html'))).toEqual(stylesOf('rare.html'));
    expect(named(read('page-1.html'))).toEqual(stylesOf('page-1.html'));
  });

  test("take the place of Next's", () => {
    expect(existsSync(path.join(dir, '_next/static/chunks/one.css'))).toBe(false);
  });

  test('that a script asks for by name stay, with what not every document has: a module that another script shows, too, is no such', () => {
    expect(read('_next/static/chunks/two.css')).toBe(`${rare}.later1_g{top:3px}`);
  });

  test('are refused where a document names none', () => {
    expect(() => mergeStyles(temporaryFolder({ 'a.html': '<p></p>' }), [{ file: 'a.html' }])).toThrow(
      'Next wrote no stylesheet of the known shape',
    );
  });
});
