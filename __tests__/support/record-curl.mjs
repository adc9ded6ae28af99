// Runs each command in fixtures/curl.json with the installed curl, and records the requests it sends:
// `node __tests__/support/record-curl.mjs`. Commands can read the files a.txt, body.json and headers.txt.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const fixture = new URL('../fixtures/curl.json', import.meta.url);
/** Headers that every client sets in its own way. */
const OWN = /^(host|content-length|accept-encoding|connection|expect|transfer-encoding)$/i;

let received = [];
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const pairs = request.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [[name, all[index + 1]]]));
  const headers = pairs.filter(
    ([name, value]) => !OWN.test(name) && !(name === 'User-Agent' && /^curl/.test(value)) && value !== '*/*',
  );
  const url = `http://${request.headers.host}${request.url}`;
  received.push({ method: request.method, url, headers: headers.map(([name, value]) => ({ name, value })), body });
  response.end('{"items":[]}');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const cwd = mkdtempSync(path.join(tmpdir(), 'curl-'));
writeFileSync(path.join(cwd, 'a.txt'), 'text');
writeFileSync(path.join(cwd, 'body.json'), '{"from":"file"}');
writeFileSync(path.join(cwd, 'headers.txt'), 'X-F: 1');
const { PATH } = process.env;
const recorded = [];
for (const { command, outcome } of JSON.parse(readFileSync(fixture, 'utf8'))) {
  received = [];
  const local = `curl() { command curl --connect-to ::127.0.0.1:${server.address().port} -s -m 5 "$@"; }`;
  const script = `${local}\n${command.replaceAll('https:', 'http:')}\n`;
  const env = { PATH, HOME: cwd, LC_ALL: 'C.UTF-8' };
  await new Promise((done) => execFile('bash', ['-c', script], { cwd, env }, done).stdin.end());
  recorded.push({ command, outcome, sent: received });
}
server.close();
rmSync(cwd, { recursive: true });
writeFileSync(fixture, `[\n${recorded.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
