// A static server as a good host is: brotli 11 made before the first request, entity tags, long caching for hashed files only,
// HTTP/2. Can slow its line, so that the requests of workers are slow too, which the browser's own throttling leaves alone.
//   node server.mjs FOLDER CACHE
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import zlib from 'node:zlib';
import { filesOf, sleep } from './tools.mjs';

const [dir, cache] = process.argv.slice(2);
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
const COMPRESSED = new Set(['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'md', 'wasm']);
const IMMUTABLE = /^(_next\/static|assets|_astro)\/|\/(fragment|index)\//;
/** Bytes that a stream sends before the next one has its turn on a slowed line. */
const STEP = 4096;

fs.mkdirSync(cache, { recursive: true });
const files = new Map(filesOf(dir).map((name) => [`/${name}`, load(name)]));

function load(name) {
  const body = fs.readFileSync(path.join(dir, name));
  const tag = crypto.createHash('sha1').update(body).digest('hex').slice(0, 20);
  const ending = path.extname(name).slice(1);
  const isCompressed = COMPRESSED.has(ending) && body.length > 400;
  return {
    body,
    tag,
    name,
    type: TYPES[ending] ?? 'application/octet-stream',
    brotli: isCompressed && brotli(body, tag),
  };
}

function brotli(body, tag) {
  const file = path.join(cache, `${tag}.br`);
  if (!fs.existsSync(file)) {
    const quality = body.length > 3e6 ? 9 : 11;
    fs.writeFileSync(
      file,
      zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
  }
  return fs.readFileSync(file);
}

/** The file at an address; some generators write `a.html` for `/a` and `/a/`. */
function find(pathname) {
  const bare = pathname.replace(/\/$/, '');
  return files.get(pathname) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`);
}

let log = [];
let line = { kbps: 0, rtt: 0 };
let free = 0;

async function answer(request, response) {
  const pathname = decodeURI(new URL(request.url, 'http://localhost').pathname);
  const found = find(pathname);
  const file = found ?? files.get('/404.html');
  if (line.rtt) await sleep(line.rtt);
  const end = (status, headers = {}, body = '') => {
    log.push({ pathname, status, bytes: body.length });
    response.writeHead(status, { ...headers, 'content-length': body.length });
    return line.kbps ? trickle(response, body) : response.end(body);
  };
  if (!found && pathname === '/favicon.ico') return response.writeHead(204).end();
  if (!file) return end(404);
  const headers = {
    'content-type': file.type,
    etag: `"${file.tag}"`,
    'cache-control': IMMUTABLE.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (found && request.headers['if-none-match'] === headers.etag) {
    log.push({ pathname, status: 304, bytes: 0 });
    return response.writeHead(304, headers).end();
  }
  if (request.method === 'HEAD') return response.writeHead(found ? 200 : 404, headers).end();
  if (file.brotli) headers['content-encoding'] = 'br';
  return end(found ? 200 : 404, headers, file.brotli || file.body);
}

/** Streams share the line because each takes one step at a time. */
async function trickle(response, body) {
  for (let at = 0; at < body.length; at += STEP) {
    const part = body.subarray(at, at + STEP);
    const now = performance.now();
    // The line may have been set free while an answer was on its way.
    if (line.kbps) free = Math.max(free, now) + (part.length * 8) / line.kbps;
    if (free - now > 1) await sleep(free - now);
    if (response.destroyed) return;
    response.write(part);
  }
  response.end();
}

function certificate() {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(cache, name));
  if (!fs.existsSync(cert)) {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  }
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}

const { key, cert } = certificate();
const publicKey = new crypto.X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, answer);
server.listen(0, 'localhost', () => {
  const spki = crypto.createHash('sha256').update(publicKey).digest('base64');
  process.send({ ready: true, spki, origin: `https://localhost:${server.address().port}` });
});
process.on('message', ({ id, command, kbps, rtt }) => {
  if (command === 'shape') line = { kbps, rtt };
  process.send({ id, log });
  if (command === 'log') log = [];
});
process.on('disconnect', () => process.exit(0));
