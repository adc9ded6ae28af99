/** The light theme of `app/global.css`: a preview stands among other people's pages and cannot follow a theme. */
export const COLORS = {
  paper: '#fbfaf7',
  ink: '#16181d',
  muted: '#575d66',
  line: '#8a8f98',
  caller: '#b83a08',
  callerSoft: '#fbe9e0',
  system: '#0b6b62',
  systemSoft: '#dff0ed',
};

const { paper, ink, muted, line, caller, callerSoft, system, systemSoft } = COLORS;

/** The sixteen colors of every preview. Paper, then ink from thin to full, so that of two indexes the greater is the darker. */
export const PALETTE: readonly number[] = [
  paper,
  ...[0.2, 0.4, 0.6, 0.8].map((share) => mix(paper, ink, share)),
  ink,
  muted,
  mix(paper, muted, 0.5),
  line,
  caller,
  mix(paper, caller, 0.5),
  callerSoft,
  mix(callerSoft, caller, 0.5),
  system,
  mix(paper, system, 0.5),
  systemSoft,
].map((color) => Number.parseInt(color.slice(1), 16));

const nearest = new Map<number, number>();

/**
 * The palette's index of each pixel.
 * @param pixels red, green, blue and alpha of each pixel; alpha is left out
 */
export function toIndexes(pixels: Uint8Array): Uint8Array {
  const indexes = new Uint8Array(pixels.length / 4);
  let [last, index] = [-1, 0];
  for (let at = 0, from = 0; at < indexes.length; at++, from += 4) {
    const color = (pixels[from]! << 16) | (pixels[from + 1]! << 8) | pixels[from + 2]!;
    // Most pixels have the color of their neighbor.
    if (color !== last) {
      index = nearest.get(color) ?? nearestIndex(color);
      nearest.set(color, index);
      last = color;
    }
    indexes[at] = index;
  }
  return indexes;
}

function nearestIndex(color: number): number {
  const distances = PALETTE.map((known) =>
    partsOf(known).reduce((sum, part, at) => sum + Math.abs(part - (partsOf(color)[at] ?? 0)), 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function partsOf(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function mix(one: string, other: string, share: number): string {
  const from = partsOf(Number.parseInt(one.slice(1), 16));
  const to = partsOf(Number.parseInt(other.slice(1), 16));
  const parts = from.map((part, at) => Math.round(part * (1 - share) + (to[at] ?? 0) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
