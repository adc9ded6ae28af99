import { withSteps } from '../../lib/export/steps';

const step = '<script>step()</script>';
const long = (name: string) => `<p>${name.repeat(4000)}</p>`;

/** What stands right before each step. */
const before = (html: string) =>
  html
    .split(step)
    .slice(0, -1)
    .map((part) => part.slice(-12));

test('a document has steps around its header and some between the blocks of its text', () => {
  const html = `<a>To the content</a><header></header><h1>A</h1>${long('a')}<h2>B</h2>${long('b')}${long('c')}${long('d')}</article>`;
  const result = withSteps(html, 'step()');
  expect(before(result)).toEqual([
    'e content</a>'.slice(-12),
    'der></header>'.slice(-12),
    'aaaaaaaa</p>',
    'bbbbbbbb</p>',
  ]);
  expect(result.replaceAll(step, '')).toBe(html);
});

test('no step makes a paragraph the last but one of its parent', () => {
  const html = `<h1>A</h1><ul><li>${long('a')}</li></ul><aside>${long('b')}</aside></article><p>c</p><p>d</p>`;
  expect(withSteps(html, 'step()')).toBe(html);
});

test('no step stands beside a paragraph with a class, such as the label of a tab, or beside what is no text', () => {
  const label = `<p class="label">${'a'.repeat(4000)}</p>`;
  const html = `<h1>A</h1><div>${label}<p>b</p></div><div>${label}<figure></figure></div>${long('c')}<div>d</div></article>`;
  expect(withSteps(html, 'step()')).toBe(html);
});

test('a short text has none of its own', () => {
  const html = '<a></a><header></header><h1>A</h1><p>b</p><p>c</p></article>';
  expect(withSteps(html, 'step()')).toBe(html.replace('<header></header>', `${step}<header></header>${step}`));
});
