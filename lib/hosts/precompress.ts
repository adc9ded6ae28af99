import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isText } from './types';

/** Below this many bytes a compressed copy saves nothing: the answer fits into one packet anyway. */
const SMALLEST = 1024;

/** How hard to try: 11 and 9 are the most. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of an export.
 * @returns the bytes of the files and of their copies
 */
export async function precompress(dir: string, effort: Effort = { brotli: 11, gzip: 9 }) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(contentTypeOf(`/${entry.name}`) ?? ''))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map((file) => compressFile(file, effort)));
  const sum = (pick: (size: (typeof sizes)[number]) => number) => sizes.reduce((total, size) => total + pick(size), 0);
  return { files: sum(({ file }) => file), brotli: sum(({ brotli }) => brotli), gzip: sum((size) => size.gzip) };
}

async function compressFile(file: string, effort: Effort) {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return { file: content.length, brotli: 0, gzip: 0 };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: effort.gzip }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
  return { file: content.length, brotli: brotli.length, gzip: zipped.length };
}
