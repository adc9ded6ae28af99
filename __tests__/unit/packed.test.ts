import { packElements } from '../../lib/export/steps/packed';
import { readRows, writeRows } from '../../lib/next/rows';

/** What becomes of a payload whose root shows `root`, with more rows before it. */
function pack(root: unknown, ...rows: string[]): string[] {
  const payload = Buffer.from([...rows, `0:${JSON.stringify(root)}\n`].join(''));
  return writeRows(packElements(readRows(payload)))
    .toString()
    .split('\n')
    .filter(Boolean);
}

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const element = (type: string, props: object, key: string | null = null) => ['$', type, key, props];
const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });
const CLIENT = '9:I[1,["a.js"],"Button"]\n';

test('the content of an element is HTML, as React would write it', () => {
  const list = element('ul', {
    className: 'a',
    children: [
      element('li', { className: 'b', tabIndex: 0, children: ['one & ', element('em', { children: 2 })] }, 'x'),
      element('li', { children: element('input', { type: 'radio', defaultChecked: true, name: '_S_1_' }) }, 'y'),
      null,
      '$undefined',
      element('li', { children: '$$5' }, 'z'),
    ],
  });
  expect(pack(list)).toEqual([
    `0:${JSON.stringify(
      element('ul', {
        className: 'a',
        ...html(
          '<li class="b" tabindex="0">one &amp; <em>2</em></li><li><input type="radio" name="_S_1_" checked=""/></li><li>$5</li>',
        ),
      }),
    )}`,
  ]);
});

test('what has rows of its own is in it, and the rows are gone', () => {
  const rows = [
    row('1', element('p', { children: ['$2', element('em', { children: 'c' })] })),
    '2:T3,a<b',
    row('3', '$Sreact.fragment'),
  ];
  expect(pack(element('div', { children: ['$L1', element('$3', { children: '$L1' })] }), ...rows)).toEqual([
    `0:${JSON.stringify(element('div', html('<p>a&lt;b<em>c</em></p><p>a&lt;b<em>c</em></p>')))}`,
  ]);
});

test('a long text has a row of its own, where nothing is escaped', () => {
  const long = '"ä"'.repeat(300);
  const [text, root] = pack(element('div', { children: element('p', { children: long }) }));
  const made = `<p>${long.replaceAll('"', '&quot;')}</p>`;
  expect(text).toBe(
    `1:T${Buffer.byteLength(made).toString(16)},${made}0:${JSON.stringify(element('div', html('$1')))}`,
  );
  expect(root).toBeUndefined();
});

test('a component of the browser stays, with its row, and what is beside it is packed', () => {
  const beside = element('p', { children: element('em', { children: 'a' }) });
  const root = element('div', { children: [beside, element('$L9', { children: beside }), 'text'] });
  const packed = element('p', html('<em>a</em>'));
  expect(pack(root, CLIENT)).toEqual([
    CLIENT.trim(),
    `0:${JSON.stringify(element('div', { children: [packed, element('$L9', { children: packed }), 'text'] }))}`,
  ]);
});

test('a component keeps the rows that its scripts are named in', () => {
  const rows = [row('2', '/a.js'), '9:I[1,["$2"],"Button"]\n'];
  const root = element('$L9', {});
  expect(pack(root, ...rows)).toEqual(['2:"/a.js"', '9:I[1,["$2"],"Button"]', `0:${JSON.stringify(root)}`]);
});

test('an element to a part of which the payload refers stays, and so does that part', () => {
  const inner = element('p', { title: 'a', children: element('em', { children: 'c' }) });
  const root = element('div', {
    children: [
      element('section', { children: [inner] }),
      element('$L9', { of: '$0:props:children:0:props:children:0:props:title' }),
    ],
  });
  const [, packed = ''] = pack(root, CLIENT);
  expect(JSON.parse(packed.slice(2))).toEqual(root);
});

test.each([
  ['a style', element('p', { style: { color: 'red' }, children: 'a' })],
  ['a drawing', element('svg', { children: element('path', { d: 'M0 0' }) })],
  ['what React puts into the head', element('link', { rel: 'stylesheet', href: '/a.css' })],
  ['an image of another host', element('img', { src: 'https://example.com/a.png', alt: '' })],
  ['what is not there yet', '$L7'],
  ['a promise', '$@7'],
])('%s stays', (_what, child) => {
  const root = element('div', { children: [child] });
  expect(pack(root)).toEqual([`0:${JSON.stringify(root)}`]);
});

test('what comes piece by piece stays as it is, in its place', () => {
  const piece = row('4', element('p', { children: element('em', { children: 'a' }) }));
  const rows = ['4:X\n', '5:T3,abc', piece, '4:C\n', '6:X\n', piece.replace('4:', '6:')];
  const root = element('$L9', { all: ['$4', '$6'], text: '$5' });
  const payload = [CLIENT, ...rows, row('0', root)].join('');
  expect(pack(root, CLIENT, ...rows)).toEqual(payload.split('\n').filter(Boolean));
});

test('a text that looks like a reference to the root does not take the root away', () => {
  expect(pack(element('p', { title: '$0', children: 'a' }))).toHaveLength(1);
});
