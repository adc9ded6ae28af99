import { imageSize } from 'image-size';
import { previewOf } from '@/lib/site/addresses';
import { openRenderer, type Preview } from '@/lib/export/preview/draw';
import { LINE_HEIGHT, setTitle } from '@/lib/export/preview/title';

/** A face in which every letter is half as wide as high. */
const halfWide = (text: string) => text.length / 2;

const LONGEST = 'An extraordinarily long title of exactly seventy letters as the limit';

const BOX = { width: 988, height: 320 };

describe('a title', () => {
  test('is as large as its length allows, in lines of about the same length', () => {
    expect(setTitle('Test API', BOX, halfWide)).toEqual({ size: 96, lines: ['Test API'] });
    const { lines } = setTitle('Test an IVR or IVA by phone', BOX, halfWide);
    expect(lines).toEqual(['Test an IVR or', 'IVA by phone']);
  });

  test.each([LONGEST, 'word '.repeat(60), 'x'.repeat(200), `short ${'y'.repeat(60)}`])(
    'never overflows, and keeps all its words: %s',
    (title) => {
      const { size, lines } = setTitle(title.trim(), BOX, halfWide);
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
      expect(lines.map((line) => halfWide(line) * size).filter((width) => width > BOX.width)).toEqual([]);
      expect(lines.join(' ')).toBe(title.trim());
    },
  );
});

describe('a preview', () => {
  let render: (preview: Preview) => Uint8Array;
  const base = { title: LONGEST, area: 'Platform Guides', siteName: 'Turnwise Documentation' };

  beforeAll(() => {
    render = openRenderer();
  });

  test('is a PNG of 800 × 420, the same each time, and another for another title, area or site', () => {
    const one = render(base);
    expect(imageSize(one)).toMatchObject({ width: 800, height: 420, type: 'png' });
    expect(render(base)).toEqual(one);
    for (const other of ['title', 'area', 'siteName']) expect(render({ ...base, [other]: 'Another' })).not.toEqual(one);
  });

  test.each(['W'.repeat(70), 'Žluťoučký kůň & <b>příšerně</b> úpěl "ďábelské" ódy'])('is drawn for %s', (title) => {
    expect(render({ ...base, title })).not.toEqual(render({ ...base, title: ' ' }));
  });
});

test('has an address that no page can have', () => {
  expect(previewOf('/')).toBe('/previews/index.png');
  expect(previewOf('/guides/ivr/')).toBe('/previews/guides/ivr.png');
  expect(previewOf('/releases/201912.html')).toBe('/previews/releases/201912.png');
});
