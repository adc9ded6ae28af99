// What readers ask a host for: a list of requests made of the real export, in shares of what they are.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { rng } from '../corpus/random.mjs';
import { filesOf } from '../tools.mjs';

/** Hundredths of all requests. Readers come back, so a part of the documents is asked for with the tag of what they have. */
export const SHARES = {
  documents: 50,
  'documents that the reader has': 5,
  'scripts, styles and the font': 25,
  'parts of the search': 10,
  figures: 7,
  'old addresses': 3,
};

/** Requests in the list; wrk begins anew at its end. */
const LENGTH = 4000;

/** The addresses of each kind. `rules` are the build's, see `lib/hosts/rules.ts`. */
export function addressesOf(dir, rules) {
  const files = filesOf(dir)
    .map((name) => `/${name}`)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort();
  const redirects = Object.keys(rules.redirects).sort();
  const pages = files
    .filter((name) => name.endsWith('.html') && !name.endsWith('/404.html'))
    .map((name) => name.replace(/\/index\.html$/, '/'))
    .filter((address) => !Object.hasOwn(rules.redirects, address));
  const kinds = {
    documents: pages,
    'documents that the reader has': pages,
    'scripts, styles and the font': files.filter((name) => /\/_next\/static\/.*\.(js|css)$|\.woff2$/.test(name)),
    'parts of the search': files.filter((name) => name.startsWith(rules.searchFolder)),
    figures: files.filter((name) => name.endsWith('.svg')),
    'old addresses': redirects,
  };
  for (const [kind, addresses] of Object.entries(kinds)) {
    if (addresses.length === 0) throw new Error(`${dir}: the export holds no ${kind}`);
  }
  return kinds;
}

/** Draws the list; the same export gives the same one. Every address is asked once for its size and its tag. */
export async function drawMix(kinds, port, encodings) {
  const random = rng('load');
  const known = new Map();
  for (const address of new Set(Object.values(kinds).flat())) known.set(address, await ask(port, address, encodings));
  const bag = Object.entries(SHARES).flatMap(([kind, share]) => Array(share).fill(kind));
  const requests = Array.from({ length: LENGTH }, () => {
    const kind = random.pick(bag);
    const address = random.pick(kinds[kind]);
    const { tag, bytes } = known.get(address);
    return kind === 'documents that the reader has' ? { address, tag, bytes: 0 } : { address, bytes };
  });
  const mean = requests.reduce((sum, { bytes }) => sum + bytes, 0) / LENGTH;
  return { mean: Math.round(mean), lines: requests.map(({ address, tag }) => (tag ? `${address}\t${tag}` : address)) };
}

/** Writes a list of requests where wrk finds it. */
export function writeList(folder, name, lines) {
  const file = path.join(folder, `${name}.txt`);
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

function ask(port, address, encodings) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings };
    http
      .get({ host: '127.0.0.1', port, path: address, headers }, (response) => {
        let bytes = 0;
        response.on('data', (part) => (bytes += part.length));
        response.on('end', () => {
          const { statusCode: status } = response;
          if (status === 200 || status === 301) resolve({ bytes, tag: response.headers.etag });
          else reject(new Error(`${address}: ${status}`));
        });
      })
      .on('error', reject);
  });
}
