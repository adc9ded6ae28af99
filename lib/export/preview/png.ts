import { constants, crc32, deflateSync } from 'node:zlib';

/** The filter of every row. */
const UP = 2;

/**
 * Writes an image of at most sixteen colors as a PNG of four bits a pixel.
 * Only runs are compressed (`Z_RLE`): the other ways of zlib find repetitions with what the processor offers, so their
 * outcome differs from machine to machine, and they take ten times as long.
 * @param indexes the color of each pixel by its place in the palette; the width is even
 * @param palette red, green and blue of each color in one number
 */
export function encodePng(indexes: Uint8Array, width: number, palette: readonly number[]): Buffer {
  const height = indexes.length / width;
  const stride = width / 2 + 1;
  const rows = new Uint8Array(stride * height);
  const rowOf = (y: number) => Buffer.from(indexes.buffer, indexes.byteOffset + y * width, width);
  let above = new Uint8Array(stride - 1);
  let pairs = new Uint8Array(stride - 1);
  for (let y = 0; y < height; y++) {
    // The first byte of a row names its filter: 2 is what a byte is more than the one above it, so that like rows are zeros.
    rows[y * stride] = UP;
    if (y > 0 && rowOf(y).equals(rowOf(y - 1))) continue;
    for (let at = 0, x = y * width; at < pairs.length; at++, x += 2) {
      pairs[at] = (indexes[x]! << 4) | indexes[x + 1]!;
      rows[y * stride + 1 + at] = pairs[at]! - above[at]!;
    }
    [above, pairs] = [pairs, above];
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE, memLevel: 9 })),
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
