import { PREVIEW_SIZE } from '../../site/addresses';
import { openCanvas, textElement, type Bitmap, type Canvas } from './canvas';
import { openLetters } from './letters';
import { setTitle } from './lines';
import { COLORS, PALETTE } from './palette';
import { encodePng } from './png';

/** What a preview says. */
export interface Preview {
  title: string;
  /** The list of the navigation that the page belongs to. */
  area?: string;
  /** The name of the site. */
  siteName: string;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LINE_X = 84;
const TEXT_X = 132;
const AREA_TOP = 196;
const AREA_HEIGHT = 52;
const LINE_HEIGHT = 1.08;
/** The two bubbles of the mark. */
const MARK = [
  `<g transform="translate(${LINE_X - 15} 56) scale(2.5)">`,
  `<path d="M2 2h11a5 5 0 0 1 0 10H7a5 5 0 0 1-5-5Z" fill="${COLORS.caller}"/>`,
  `<path d="M24 24H13a5 5 0 0 1 0-10h6a5 5 0 0 1 5 5Z" fill="${COLORS.system}"/></g>`,
].join('');

/**
 * Makes the function that draws previews as PNG: the area is what the caller says, the title is the answer,
 * and the turn line joins them. What previews have in common is drawn once.
 */
export async function openRenderer(): Promise<(preview: Preview) => Buffer> {
  const canvas = await openCanvas();
  const letters = openLetters(canvas);
  const grounds = new Map<string, Bitmap>();
  return ({ title, area, siteName }) => {
    const { size, lines } = setTitle(title, WIDTH - TEXT_X - 80, letters.widthOf);
    const baseLine = Math.round((area ? AREA_TOP + 96 : 236) + size * 0.72);
    const key = JSON.stringify([siteName, area, baseLine]);
    const ground = grounds.get(key) ?? drawGround(canvas, { siteName, area, titleMiddle: baseLine - size * 0.34 });
    grounds.set(key, ground);
    const image = { ...ground, indexes: ground.indexes.slice() };
    lines.forEach((line, index) =>
      letters.set(image, line, TEXT_X - size * 0.05, baseLine + index * size * LINE_HEIGHT, size),
    );
    return encodePng(image.indexes, WIDTH, PALETTE);
  };
}

interface Ground extends Omit<Preview, 'title'> {
  /** Where the node of the title stands. */
  titleMiddle: number;
}

function drawGround(canvas: Canvas, { siteName, area, titleMiddle }: Ground): Bitmap {
  const areaMiddle = AREA_TOP + AREA_HEIGHT / 2;
  return canvas.draw(
    [
      MARK,
      textElement(siteName, { x: TEXT_X + 24, y: 99, size: 32, fill: COLORS.muted }),
      `<path d="M${LINE_X} ${area ? areaMiddle : titleMiddle}V${HEIGHT}" stroke="${COLORS.line}" stroke-width="2"/>`,
      area ? areaBubble(area, canvas.rightEdgeOf(area) * 30) + node(areaMiddle, COLORS.caller) : '',
      node(titleMiddle, COLORS.system),
    ].join(''),
    WIDTH,
    HEIGHT,
  );
}

function areaBubble(area: string, textWidth: number): string {
  const round = AREA_HEIGHT / 2;
  const straight = textWidth + 2 * 22 - 2 * round;
  return [
    `<path d="M${TEXT_X} ${AREA_TOP}h${straight + round}a${round} ${round} 0 0 1 0 ${AREA_HEIGHT}h-${straight}a${round} ${round} 0 0 1-${round}-${round}Z" fill="${COLORS.callerSoft}"/>`,
    textElement(area, { x: TEXT_X + 22, y: AREA_TOP + 36, size: 30, fill: COLORS.caller }),
  ].join('');
}

function node(y: number, color: string): string {
  return `<circle cx="${LINE_X}" cy="${y}" r="11" fill="${color}"/>`;
}
