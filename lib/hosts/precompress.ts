import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isText } from './types';

/** The smallest file to compress, in bytes. Smaller responses fit into one packet anyway. */
const SMALLEST = 1024;

/**
 * Writes a `.br` and a `.gz` copy of every text file in an export.
 * @param effort compression levels, at most 11 and 9
 */
export async function precompress(dir: string, effort = { brotli: 11, gzip: 9 }): Promise<void> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(contentTypeOf(`/${entry.name}`) ?? ''))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compressFile(file, effort)));
}

async function compressFile(file: string, effort: { brotli: number; gzip: number }): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
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
}
