import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dir = 'public/figures';
const style = readFileSync('lib/figures/style.css', 'utf8').trim();
const figures = readdirSync(dir).filter((name) => name.endsWith('.svg'));

/** Canvas units; a figure of 440 is shown 350 pixels wide on a phone, so that 16 units are 13 pixels. */
const WIDTH = 440;
const SMALLEST_TEXT = 14;

test.each(figures)('%s is drawn in the one visual language', (name) => {
  const svg = readFileSync(path.join(dir, name), 'utf8');
  const blocks = [...svg.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css.trim());
  expect(blocks).toEqual([style]);
  expect(svg).toMatch(new RegExp(`^<svg[^>]* width="${WIDTH}" height="\\d+" viewBox="0 0 ${WIDTH} \\d+"`));
  expect(svg).toMatch(/<title[^>]*>[^<]+<\/title>/);
  const drawing = svg.replace(/<style>[\s\S]*?<\/style>/, '');
  expect(drawing).not.toMatch(/ (style|fill|stroke|filter)="(?!none")/);
  expect(drawing).not.toMatch(/(href|src)="/);
  const sizes = [...drawing.matchAll(/font-size="(\d+)/g)].map(([, size]) => Number(size));
  expect(Math.min(SMALLEST_TEXT, ...sizes)).toBe(SMALLEST_TEXT);
});

test('there are figures', () => {
  expect(figures.length).toBeGreaterThan(30);
});
