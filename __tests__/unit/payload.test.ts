import { ProblemError } from '../../lib/errors';
import { mergePayload, mergePayloads, withoutDocumentParts } from '../../lib/export/steps/payload';
import { readRows, writeRows } from '../../lib/next/rows';
import { exportedOf } from './exported';

/** A row of text says its length in bytes and has no line feed at its end. */
const TEXT = 'a row\nthat holds ümlauts: 0:{}\n';
const textRow = `4:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`;

describe('rows', () => {
  const payload = Buffer.from(
    `:HL["/a.css","style"]\n1:I[12,["$2"],"default"]\n${textRow}5:{"a":":,"}\nc:X\nc:300\nc:C\n`,
  );

  test('are split at their ends', () => {
    expect(readRows(payload).map(({ id }) => id)).toEqual(['', '1', '4', '5', 'c', 'c', 'c']);
    expect(readRows(payload)[2]?.body.toString()).toBe(textRow.slice(2));
  });

  test('are written as they were read', () => {
    expect(writeRows(readRows(payload)).toString()).toBe(payload.toString());
  });

  test('that are cut off are refused', () => {
    expect(() => readRows(payload.subarray(0, -1))).toThrow('cut off');
  });
});

const initial = [
  '1:["$","p",null,{}]',
  '2:"/chunk.js"',
  '18:I[68,["$2"],"default",1]',
  '0:{"P":null,"c":["","a",""],"q":"","i":false,"t":{"t":{"h":512,"d":"$1"}},"G":["$18",["$L1"]],"S":true,"b":"build-1"}',
  '',
].join('\n');
const prefetch = [
  '18:["$","p",null,{"children":"content"}]',
  'c:X',
  '1b:"$undefined"',
  '0:{"t":{"t":{"h":160,"p":"$@1b","s":"$c","d":"$18"}},"b":"build-1"}',
  'c:300',
  'c:C',
  '',
].join('\n');

const rowsOf = (text: string) => readRows(Buffer.from(text));

describe('the payload of a page', () => {
  const rows = mergePayload(rowsOf(initial), rowsOf(prefetch), '/a/');
  const bodyOf = (id: string) => rows.filter((row) => row.id === id).map(({ body }) => String(body).trim());
  const root = JSON.parse(bodyOf('0')[0] ?? '') as { G: [string, [string]]; c: unknown; t: unknown };

  test('is the prefetch payload with what a document starts with', () => {
    expect(root).toMatchObject({ P: null, c: ['', 'a', ''], q: '', i: false, S: true, b: 'build-1' });
    expect(root.t).toEqual({ t: { h: 160, p: '$@1b', s: '$c', d: '$18' } });
    expect(bodyOf('18')).toEqual(['["$","p",null,{"children":"content"}]']);
  });

  test('takes over the rows that a taken field refers to, under ids of their own', () => {
    const [component, [element]] = root.G;
    const [chunk] = /\$[0-9a-f]+/.exec(bodyOf(component.slice(1))[0] ?? '') ?? [];
    expect(bodyOf(component.slice(1))).toEqual([`I[68,["${chunk}"],"default",1]`]);
    expect(bodyOf(chunk?.slice(1) ?? '')).toEqual(['"/chunk.js"']);
    expect(bodyOf(element.slice(2))).toEqual(['["$","p",null,{}]']);
    expect(component).not.toBe('$18');
  });

  test('says what is settled before anything refers to it', () => {
    expect(rows.map(({ id }) => id).slice(0, 4)).toEqual(['c', '1b', 'c', 'c']);
    expect(bodyOf('c')).toEqual(['X', '300', 'C']);
  });

  test.each([
    ['a prefetch payload without a root', initial, '1:{}\n'],
    ['a payload without a tree', initial.replace('"t":{"t"', '"x":{"t"'), prefetch],
    ['a payload without a build', initial.replace(',"b":"build-1"', ''), prefetch],
    ['a reference to a row that cannot be copied', initial.replace('I[68', 'X[68'), prefetch],
  ])('is refused for %s', (_what, one, other) => {
    expect(() => mergePayload(rowsOf(one), rowsOf(other), '/a/')).toThrow(ProblemError);
  });
});

test('an export has one payload a page, with what a document starts with and what is fetched before a click', () => {
  const exported = exportedOf({
    '/a/': { payload: initial, prefetch, segments: ['__next._tree.txt'] },
    '/404.html': { payload: initial },
  });
  const [page, notFound] = mergePayloads(exported).pages;
  expect(page).toEqual({ address: '/a/', kind: 'page', to: '/a/', html: '', segments: [], payload: expect.anything() });
  expect(page?.payload).toContain('"h":160');
  expect(page?.payload).toContain('"c":["","a",""]');
  expect(notFound?.payload).toBe(initial);
});

describe('a payload', () => {
  test('does without structured data, which its document has', () => {
    const element = `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{\\"a\\":1}"}}]`;
    expect(withoutDocumentParts(`{"children":[${element},"text"]}`, [])).toBe('{"children":[null,"text"]}');
  });

  test('does without what its document says to sites that show links to it, and the script that has run', () => {
    const early = 'if(a<"b"){\n}';
    const script = ['$', 'script', null, { dangerouslySetInnerHTML: { __html: early } }];
    const meta = (key: number, name: string) => [
      '$',
      'meta',
      String(key),
      { [key % 2 ? 'property' : 'name']: name, content: 'A "b"' },
    ];
    const payload = [['$', 'title', '0', {}], meta(1, 'og:title'), meta(2, 'description'), meta(4, 'twitter:card')];
    expect(JSON.parse(withoutDocumentParts(JSON.stringify([script, payload]), [early]))).toEqual([
      null,
      [['$', 'title', '0', {}], meta(2, 'description')],
    ]);
    const rows = (...elements: unknown[]) => elements.map((element) => `2f:${JSON.stringify(element)}\n`).join('');
    expect(withoutDocumentParts(rows(meta(1, 'og:url'), meta(2, 'robots')), [early])).toBe(
      rows(null, meta(2, 'robots')),
    );
  });

  test('names a stylesheet once in a row', () => {
    const link = (key: number, href: string) => [
      '$',
      'link',
      String(key),
      { rel: 'stylesheet', href, precedence: 'next' },
    ];
    const payload = [link(0, '/a.css'), link(1, '/a.css'), link(2, '/b.css'), link(3, '/b.css'), ['$', 'p', null, {}]];
    expect(JSON.parse(withoutDocumentParts(JSON.stringify(payload), []))).toEqual([payload[0], payload[2], payload[4]]);
  });
});
