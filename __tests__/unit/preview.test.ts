import { imageSize } from 'image-size';
import { inflateSync } from 'node:zlib';
import { previewOf } from '@/lib/site/addresses';
import { setTitle } from '@/lib/export/preview/lines';
import { openRenderer, type Preview } from '@/lib/export/preview/render';

/** A face in which every letter is half as wide as high. */
const halfWide = (text: string) => text.length / 2;

const LONGEST = 'An extraordinarily long title of exactly seventy letters as the limit';

describe('a title', () => {
  test('is as large as its length allows, in lines of about the same length', () => {
    expect(setTitle('Test API', 1000, halfWide)).toEqual({ size: 96, lines: ['Test API'] });
    const { lines } = setTitle('Test an IVR or IVA by phone', 1000, halfWide);
    expect(lines).toEqual(['Test an IVR or', 'IVA by phone']);
  });

  test.each([LONGEST, 'word '.repeat(40), 'x'.repeat(200), `short ${'y'.repeat(60)}`])(
    'never overflows: %s',
    (title) => {
      const { size, lines } = setTitle(title.trim(), 988, halfWide);
      expect(lines.length * size).toBeLessThanOrEqual(290);
      for (const line of lines) expect(halfWide(line) * size).toBeLessThanOrEqual(988);
    },
  );

  test('keeps all its words while there is room, and says when there is not', () => {
    expect(setTitle(LONGEST, 988, halfWide).lines.join(' ')).toBe(LONGEST);
    expect(setTitle('word '.repeat(60).trim(), 988, halfWide).lines.at(-1)).toMatch(/…$/);
  });
});

describe('a preview', () => {
  let render: (preview: Preview) => Buffer;
  const base = { title: LONGEST, area: 'Platform Guides', siteName: 'Turnwise Documentation' };

  beforeAll(async () => {
    render = await openRenderer();
  });

  test('is a PNG of 1200 × 630, the same each time, and another for another title or area', () => {
    const one = render(base);
    expect(imageSize(one)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(render(base).equals(one)).toBe(true);
    expect(render({ ...base, title: 'Another' }).equals(one)).toBe(false);
    expect(render({ ...base, area: 'Another' }).equals(one)).toBe(false);
  });

  test('is not drawn upon the one before, of the same area and size', async () => {
    render({ ...base, title: 'Test API' });
    const second = { ...base, title: 'Test bot' };
    expect(render(second).equals((await openRenderer())(second))).toBe(true);
  });

  test.each([
    ['the longest title', LONGEST],
    ['one endless word', 'W'.repeat(70)],
    ['letters beyond English', 'Žluťoučký kůň & <b>příšerně</b> úpěl "ďábelské" ódy'],
  ])('%s is drawn, and nothing touches the right edge or the bottom', (_, title) => {
    const rows = pixelsOf(render({ ...base, title }));
    const inkOf = (from: number, to: number, left: number, right: number) =>
      rows.slice(from, to).reduce((sum, row) => sum + row.slice(left, right).filter((index) => index !== 0).length, 0);
    expect(inkOf(280, 620, 120, 1120)).toBeGreaterThan(5000);
    expect(inkOf(0, 630, 1140, 1200)).toBe(0);
    expect(inkOf(610, 630, 120, 1200)).toBe(0);
  });
});

test('has an address that no page can have', () => {
  expect(previewOf('/')).toBe('/previews/index.png');
  expect(previewOf('/guides/ivr/')).toBe('/previews/guides/ivr.png');
  expect(previewOf('/releases/201912.html')).toBe('/previews/releases/201912.png');
});

/** The palette's index of each pixel, row by row; 0 is paper. */
function pixelsOf(png: Buffer): number[][] {
  const start = png.indexOf('IDAT') + 4;
  const bytes = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  // Each row says what it is more than the one above it.
  expect([...new Set(Array.from({ length: 630 }, (_, y) => bytes[y * 601]))]).toEqual([2]);
  for (let y = 1; y < 630; y++)
    for (let x = 1; x < 601; x++) bytes[y * 601 + x] = (bytes[y * 601 + x] ?? 0) + (bytes[(y - 1) * 601 + x] ?? 0);
  return Array.from({ length: 630 }, (_, y) =>
    [...bytes.subarray(y * 601 + 1, (y + 1) * 601)].flatMap((byte) => [byte >> 4, byte & 15]),
  );
}
