import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { COLORS, toIndexes } from './palette';

/** The name that the font files have inside. */
export const FONT_FAMILY = 'Bricolage Grotesque';

/** An image in colors of the palette. */
export interface Bitmap {
  width: number;
  height: number;
  indexes: Uint8Array;
}

/** Draws SVG with the fonts of this folder and no font of the machine, so that all machines draw the same. */
export interface Canvas {
  /** Draws elements on paper. */
  draw(elements: string, width: number, height: number): Bitmap;
  /** How far to the right of its origin a text reaches, in parts of its size. */
  rightEdgeOf(text: string): number;
}

/** A length is measured at this size and scaled. */
const MEASURED_SIZE = 100;

let started: Promise<void> | undefined;

/** Starts the renderer. */
export async function openCanvas(): Promise<Canvas> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const dir = path.join(import.meta.dirname, 'fonts');
  const fontBuffers = readdirSync(dir).map((name) => readFileSync(path.join(dir, name)));
  const options: ResvgRenderOptions = { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY } };
  return {
    draw(elements, width, height) {
      const paper = `<rect width="${width}" height="${height}" fill="${COLORS.paper}"/>`;
      const image = new Resvg(svg(paper + elements, width, height), options).render();
      return { width, height, indexes: toIndexes(image.pixels) };
    },
    rightEdgeOf(text) {
      const box = new Resvg(
        svg(textElement(text, { x: 0, y: MEASURED_SIZE, size: MEASURED_SIZE }), 1, 1),
        options,
      ).getBBox();
      return box ? (box.x + box.width) / MEASURED_SIZE : 0;
    },
  };
}

function svg(elements: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`;
}

/** A text in the face of the previews; `y` is its base line. */
export function textElement(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill?: string },
): string {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-weight="600" font-size="${size}" fill="${fill ?? COLORS.ink}">${escaped}</text>`;
}
