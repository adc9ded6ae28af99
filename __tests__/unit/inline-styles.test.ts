import { inlineStyles } from '../../lib/export/steps/inline-styles';
import { exportedOf, pageAt } from './exported';

const FOLDER = '/docs/_next/static/chunks/';
const link = (name: string) => `<link rel="stylesheet" href="${FOLDER}${name}" data-precedence="next"/>`;
const element = (name: string) => `["$","link","0",{"rel":"stylesheet","href":"${FOLDER}${name}","precedence":"next"}]`;
const hint = (name: string) => `:HL["${FOLDER}${name}","style"]\n`;
const payloadOf = (...names: string[]) => `${names.map(hint).join('')}0:[${names.map(element).join()},"text"]\n`;
const pageOf = (...names: string[]) => ({
  html: `<head>${names.map(link).join('')}</head>`,
  payload: payloadOf(...names),
  prefetch: payloadOf(...names),
});

const styles = new Map([
  ['all.css', 'p>a{top:0}'],
  ['rare.css', 'b{}'],
  ['later.css', 'i{}'],
]);
const exported = exportedOf(
  {
    '/a/': pageOf('all.css'),
    '/b/': pageOf('all.css', 'rare.css'),
    '/old/': { kind: 'redirect', html: '<p>moved</p>' },
  },
  { styles },
);

describe('styles', () => {
  const { pages, ...rest } = inlineStyles(exported);
  const changed = { pages, ...rest };

  test('stand in the documents, in the place and the order of their links', () => {
    expect(pageAt(changed, '/a/').html).toBe('<head><style>p>a{top:0}</style></head>');
    expect(pageAt(changed, '/b/').html).toBe(
      `<head><style>p>a{top:0}</style><style>b{}</style>${link('rare.css').replace('/>', ' disabled=""/>')}</head>`,
    );
    expect(pageAt(changed, '/old/').html).toBe('<p>moved</p>');
  });

  test('that every document holds are no files, and no payload names them', () => {
    expect([...rest.styles.keys()]).toEqual(['rare.css', 'later.css']);
    for (const part of ['payload', 'prefetch'] as const) {
      expect(pageAt(changed, '/a/')[part]).toBe('0:[null,"text"]\n');
      expect(pageAt(changed, '/b/')[part]).toBe(`${hint('rare.css')}0:[null,${element('rare.css')},"text"]\n`);
    }
  });

  test('are told to the policy, each once', () => {
    expect(rest.inlineStyles).toEqual(['p>a{top:0}', 'b{}']);
  });
});

test('a document that names a stylesheet which is not there stops the build', () => {
  expect(() => inlineStyles({ ...exported, styles: new Map() })).toThrow('all.css');
});

test('a stylesheet that a script asks for by its name stays a file', () => {
  const scripts = new Map([['a.js', 'load("static/chunks/all.css")']]);
  expect([...inlineStyles({ ...exported, scripts }).styles.keys()]).toContain('all.css');
});
