// The pictures of the corpus.
import zlib from 'node:zlib';
import { rng } from './random.mjs';
export function png(seed, w = 960, h = 480) {
  const r = rng('png' + seed),
    px = Buffer.alloc(w * h * 3, 0xf6);
  const rect = (x, y, ww, hh, c) => {
    for (let j = y; j < Math.min(h, y + hh); j++)
      for (let i = x; i < Math.min(w, x + ww); i++) {
        const k = (j * w + i) * 3;
        px[k] = c[0];
        px[k + 1] = c[1];
        px[k + 2] = c[2];
      }
  };
  for (let b = 0; b < 14; b++) {
    const x = r.int(20, w - 200),
      y = r.int(20, h - 110),
      c = [r.int(90, 230), r.int(90, 230), r.int(90, 230)];
    rect(x, y, 170, 80, [40, 44, 52]);
    rect(x + 2, y + 2, 166, 76, c);
    for (let t = 0; t < 220; t++) rect(x + r.int(12, 150), y + r.int(12, 64), r.int(1, 6), 2, [30, 30, 30]);
    rect(x + 85, y + 80, 2, r.int(20, 90), [60, 60, 60]);
  }
  const raw = Buffer.alloc((w * 3 + 1) * h);
  for (let j = 0; j < h; j++) px.copy(raw, j * (w * 3 + 1) + 1, j * w * 3, (j + 1) * w * 3);
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (b) => {
    let c = 0xffffffff;
    for (const x of b) c = table[(c ^ x) & 255] ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (t, d) => {
    const l = Buffer.alloc(4);
    l.writeUInt32BE(d.length);
    const td = Buffer.concat([Buffer.from(t), d]);
    const c = Buffer.alloc(4);
    c.writeUInt32BE(crc(td));
    return Buffer.concat([l, td, c]);
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(w, 0);
  ihdr.writeUInt32BE(h, 4);
  ihdr[8] = 8;
  ihdr[9] = 2;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', ihdr),
    chunk('IDAT', zlib.deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
