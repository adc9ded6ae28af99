import { compile, problemsOf } from './compiling';
import { png, temporaryFolder } from './temporary';

const publicDir = temporaryFolder({
  'a.png': png(640, 480),
  'two words.png': png(3, 2),
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
  'diagram.svg': `<svg xmlns="http://www.w3.org/2000/svg" content="&lt;${'a'.repeat(9000)}" width="20px" height="10px"/>`,
  'broken.png': 'nothing',
});
const problemsOfImages = (body: string) => problemsOf(body, 'page.mdx', publicDir);

test('the size of an image is written into the page', async () => {
  const { code, images } = await compile('![A phone](/a.png)', 'page.mdx', publicDir);
  expect(code).toMatch(/width: "?640"?,\s+height: "?480"?/);
  expect(images).toEqual([{ src: '/a.png', width: 640, height: 480 }]);
});

test.each([
  '<Figure src="/a.png" alt="A phone" />',
  '<Figure src="/a.png" alt="A phone">\n\nText.\n\n</Figure>',
  'Text <Figure src="/a.png" alt="A phone" />',
])('the size of a figure, too: %j', async (body) => {
  const { code, images } = await compile(body, 'page.mdx', publicDir);
  expect(code).toMatch(/width: "640",\s+height: "480"/);
  expect(images).toHaveLength(1);
});

test.each(['[![A phone](/a.png)](/b/)', '<a href="/b/">![A phone](/a.png)</a>'])(
  'an image in a link is marked, because a press follows the link: %j',
  async (body) => {
    const isMarked = async (text: string) => (await compile(text, 'page.mdx', publicDir)).code.includes('data-linked');
    expect([await isMarked(body), await isMarked('![A phone](/a.png) [b](/b/)')]).toEqual([true, false]);
  },
);

test('drawings and names with blanks have a size', async () => {
  const { images } = await compile(
    '![a](/drawing.svg) ![b](</two words.png>) ![c](/diagram.svg)',
    'page.mdx',
    publicDir,
  );
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [20, 10],
    [3, 2],
    [20, 10],
  ]);
});

test.each([
  ['in another case', '![A phone](/Two%20Words.PNG)', 'did you mean /two words.png? Case matters'],
  ['in another folder', '![A phone](/img/drawing.svg)', 'did you mean /drawing.svg?'],
  ['without a file', '<img alt="A phone" />', 'the image does not name its file'],
  ['without anything', '<img />', 'the image does not name its file'],
  ['in a format of scanners', '![A phone](/a.tiff)', 'convert it to PNG'],
  ['without a host', '![A phone](//a.example/a.png)', 'is not on this site'],
  ['that is missing', '![A phone](/b.png)', 'no image at public/b.png'],
  ['without a text', '![](/a.png)', 'the image /a.png has no alt text'],
  ['of another site', '![A phone](https://a.example/a.png)', 'is not on this site'],
  ['by a relative address', '![A phone](a.png)', 'no image at a.png, relative to the page'],
  ['that cannot be read', '![A phone](/broken.png)', 'the file /broken.png is not a readable image'],
  ['in a figure that is missing', '<Figure src="/b.png" alt="A phone" />', 'no image at public/b.png'],
  ['in a figure with an empty text', '<Figure src="/a.png" alt="" />', 'the image /a.png has no alt text'],
])('an image %s is told with its line', async (_what, body, message) => {
  const [problem, ...others] = await problemsOfImages(`Text.\n\n${body}`);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'page.mdx', line: 3 });
  expect(`${problem?.message}: ${problem?.remedy}`).toContain(message);
});
