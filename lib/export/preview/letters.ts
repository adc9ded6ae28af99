import { textElement, type Bitmap, type Canvas } from './canvas';

/** Letters of titles stand a little closer than the font has them, in parts of the size. */
const TRACKING = -0.02;

/** Room around a letter in its bitmap, in parts of the size: to its left, above and below its base line. */
const BEARING = 0.2;
const ASCENT = 1.1;
const DESCENT = 0.4;

/**
 * The letters of titles. Each is drawn once a size and each pair measured once, because to draw a whole title
 * with the renderer takes ten times as long.
 */
export interface Letters {
  /** How wide a text is, in parts of its size. */
  widthOf(text: string): number;
  /** Puts a text on a bitmap. `x` is its left edge and `y` its base line. */
  set(target: Bitmap, text: string, x: number, y: number, size: number): void;
}

/** Makes the letters of a canvas. */
export function openLetters(canvas: Canvas): Letters {
  const rightEdgeOf = remember(canvas.rightEdgeOf);
  const blank = rightEdgeOf('n n') - rightEdgeOf('nn');
  /** From the origin of a letter to that of the next. */
  const advanceOf = remember((pair) => {
    const [letter = '', next = ''] = pair;
    if (letter === ' ') return blank + TRACKING;
    const follower = next.trim() || 'n';
    return rightEdgeOf(letter + follower) - rightEdgeOf(follower) + TRACKING;
  });
  const bitmapOf = remember((key) => {
    const [letter = '', ...size] = key;
    return drawLetter(canvas, letter, Number(size.join('')));
  });
  const advances = (text: string) =>
    [...text].map((letter, at, letters) => advanceOf(letter + (letters[at + 1] ?? '')));
  return {
    widthOf: remember((text) => advances(text).reduce((sum, advance) => sum + advance, 0)),
    set(target, text, x, y, size) {
      const steps = advances(text);
      let origin = x;
      for (const [at, letter] of [...text].entries()) {
        if (letter !== ' ')
          stamp(target, bitmapOf(letter + size), Math.round(origin - BEARING * size), Math.round(y - ASCENT * size));
        origin += (steps[at] ?? 0) * size;
      }
    },
  };
}

function drawLetter(canvas: Canvas, letter: string, size: number): Bitmap {
  const width = Math.ceil(size * (canvas.rightEdgeOf(letter) + 2 * BEARING));
  const origin = { x: Math.round(BEARING * size), y: Math.round(ASCENT * size), size };
  return canvas.draw(textElement(letter, origin), width, Math.ceil(size * (ASCENT + DESCENT)));
}

/** Puts ink on a bitmap; where there is more already, that stays. */
function stamp(target: Bitmap, letter: Bitmap, left: number, top: number): void {
  const [first, end] = [Math.max(0, -left), Math.min(letter.width, target.width - left)];
  for (let y = Math.max(0, -top); y < letter.height && top + y < target.height; y++) {
    const row = (top + y) * target.width + left;
    for (let x = first; x < end; x++) {
      const ink = letter.indexes[y * letter.width + x]!;
      if (ink > target.indexes[row + x]!) target.indexes[row + x] = ink;
    }
  }
}

function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}
