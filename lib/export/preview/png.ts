import { zlibSync } from 'fflate';
import { crc32 } from 'node:zlib';

/**
 * Writes an image of at most sixteen colors as a PNG of four bits a pixel.
 * Compressed by a library in JavaScript: Node's own differs from machine to machine, the image must not.
 * @param indexes the color of each pixel by its place in the palette; the width is even
 * @param palette red, green and blue of each color in one number
 */
export function encodePng(indexes: Uint8Array, width: number, palette: readonly number[]): Buffer {
  const height = indexes.length / width;
  const stride = width / 2 + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    // The first byte of a row names its filter: 0 is none.
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      rows[y * stride + 1 + x / 2] = ((indexes[at] ?? 0) << 4) | (indexes[at + 1] ?? 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
