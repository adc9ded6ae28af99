import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { COLORS, MARK } from '../../brand';
import { PREVIEW_SIZE } from '../../site/addresses';
import { LINE_HEIGHT, setTitle } from './title';

/** The text in a link preview. */
export interface Preview {
  title: string;
  /** The page's navigation group. */
  area?: string;
  siteName: string;
}

/** Previews appear on other sites, so they use the light theme. */
const [PAPER, INK, CALLER, SYSTEM] = [COLORS.paper[0], COLORS.ink[0], COLORS.caller[0], COLORS.system[0]];
const [MUTED, LINE, CALLER_SOFT] = ['#575d66', '#8a8f98', '#fbe9e0'];

/** The size of the drawing, which is then scaled down. */
const [WIDTH, HEIGHT] = [1200, 630];
const LINE_X = 84;
const TEXT_X = 132;
const AREA_TOP = 196;
const AREA_HEIGHT = 52;
const TITLE_BOX = { width: WIDTH - TEXT_X - 80, height: 320 };
/** Titles are set slightly tighter than the font's default. */
const TRACKING = '-0.02em';
const LOGO = `<g transform="translate(${LINE_X - 15} 56) scale(2.5)"><path d="${MARK.caller}" fill="${CALLER}"/><path d="${MARK.system}" fill="${SYSTEM}"/></g>`;

/** Returns the width of text at font size 1. */
type Measure = (text: string) => number;

/**
 * Returns a function that draws previews as PNG. It uses only the fonts in this folder, so the result doesn't depend on
 * the machine.
 */
export function openRenderer(): (preview: Preview) => Uint8Array {
  const dir = path.join(import.meta.dirname, 'fonts');
  const fontFiles = readdirSync(dir).map((name) => path.join(dir, name));
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY } };
  const known = new Map<string, number>();
  const widthOfWord = (word: string) => {
    const width = known.get(word) ?? new Resvg(svg(text(word, { size: 100 })), options).getBBox()?.width ?? 0;
    known.set(word, width);
    return width / 100;
  };
  const widthOf: Measure = (line) => {
    const words = line.split(' ');
    return words.reduce((sum, word) => sum + widthOfWord(word), (words.length - 1) * BLANK);
  };
  const scaled: ResvgRenderOptions = { ...options, fitTo: { mode: 'width', value: PREVIEW_SIZE.width } };
  return (preview) => new Resvg(svg(draw(preview, widthOf)), scaled).render().asPng();
}

/** The family name in the font files, then the width of a space at font size 1. */
const FONT_FAMILY = 'Bricolage Grotesque';
const BLANK = 0.25;

/** Draws the area as a caller's bubble and the title as the reply, joined by the turn line. */
function draw({ title, area, siteName }: Preview, widthOf: Measure): string {
  const { size, lines } = setTitle(title, TITLE_BOX, widthOf);
  const baseLine = Math.round((area ? AREA_TOP + 96 : 236) + size * 0.72);
  const titleMiddle = baseLine - size * 0.34;
  const areaMiddle = AREA_TOP + AREA_HEIGHT / 2;
  const node = (y: number, color: string) => `<circle cx="${LINE_X}" cy="${y}" r="11" fill="${color}"/>`;
  const bubble = (width: number) =>
    `<rect x="${TEXT_X}" y="${AREA_TOP}" width="${width + 44}" height="${AREA_HEIGHT}" rx="${AREA_HEIGHT / 2}" fill="${CALLER_SOFT}"/>`;
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    LOGO,
    text(siteName, { x: TEXT_X + 24, y: 99, size: 32, fill: MUTED }),
    `<path d="M${LINE_X} ${area ? areaMiddle : titleMiddle}V${HEIGHT}" stroke="${LINE}" stroke-width="2"/>`,
    ...(area
      ? [
          bubble(widthOf(area) * 30),
          text(area, { x: TEXT_X + 22, y: AREA_TOP + 36, size: 30, fill: CALLER }),
          node(areaMiddle, CALLER),
        ]
      : []),
    node(titleMiddle, SYSTEM),
    ...lines.map((line, index) =>
      text(line, { x: TEXT_X - size * 0.05, y: baseLine + index * size * LINE_HEIGHT, size }),
    ),
  ].join('');
}

/** An SVG text in the preview font. `y` is the baseline. */
function text(content: string, at: { x?: number; y?: number; size: number; fill?: string }): string {
  const { x = 0, y = at.size, size, fill = INK } = at;
  const escaped = content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-weight="600" font-size="${size}" letter-spacing="${TRACKING}" fill="${fill}">${escaped}</text>`;
}

function svg(elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${elements}</svg>`;
}
