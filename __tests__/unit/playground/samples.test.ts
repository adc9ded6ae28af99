import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Api } from '../../../lib/api/model';
import { playgroundProps } from '../../../lib/api/playground';
import { parseApi } from '../../../lib/api/read';
import { isSendable } from '../../../lib/playground/body';
import type { BuiltRequest } from '../../../lib/playground/request';
import { exampleRequest, samplesOfProps, SAMPLE_LANGUAGES } from '../../../lib/playground/samples';
import type { PlaygroundProps } from '../../../lib/playground/types';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { temporaryFolder } from '../temporary';

const run = promisify(execFile);
const hostile = `it's "q" \\ $HOME \`x\` é 😀 \t\n%41 {a} [b] @file`;
const form = 'application/x-www-form-urlencoded';
const asked = (props: Partial<PlaygroundProps>): PlaygroundProps => ({ url: '/x', servers: [], ...props });

/** Requests that a sample gets wrong first. */
const difficult: Record<string, PlaygroundProps> = {
  brackets: asked({ data: [{ name: 'f', type: 'json', style: 'deepObject', value: { a: 1 } }] }),
  'hostile text': asked({
    method: 'POST',
    headers: { 'X-A': `a'b"c\\d` },
    body: { contentType: 'text/plain', example: hostile },
  }),
  'a form': asked({ method: 'PUT', headers: { 'Content-Type': form }, data: [{ name: 'a b', value: hostile }] }),
  'an optional body': asked({ method: 'POST', body: { contentType: 'application/json' } }),
  'a head': asked({ method: 'HEAD', headers: { 'X-A': 'b' } }),
  'a delete': asked({ method: 'DELETE', headers: { 'X-A': 'b' } }),
};

const requestsOf = (api: Api) =>
  Object.fromEntries([...api.operations.values()].map((one) => [one.id, playgroundProps(one, api)]));
const { api } = readSite(readSettings()).site;
if (!api) throw new Error('the site has no OpenAPI file');
/** `OPENAPI_FILES="a.yaml b.json"` runs the same for the operations of further files. */
const files = (process.env.OPENAPI_FILES ?? '').split(' ').filter(Boolean);
const sources: [string, Record<string, PlaygroundProps>][] = [
  ['difficult requests', difficult],
  ['the API of the site', requestsOf(api)],
  ...files.map((file): [string, Record<string, PlaygroundProps>] => [
    file,
    requestsOf(parseApi(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), file)),
  ]),
];

/** What arrives at the server. */
interface Arrived {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let origin = '';
let arrived: Arrived[] = [];
const dir = temporaryFolder();
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    void readAll(request).then((body) => {
      arrived.push({ method, url, headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The same as `send.ts` in the browser. */
const play = ({ method, url, headers, body }: BuiltRequest) =>
  fetch(url, {
    method,
    headers: headers.map(({ name, value }): [string, string] => [name, value]),
    body: body?.kind === 'text' ? body.text : undefined,
  });

const write = (name: string, text: string) => {
  writeFileSync(path.join(dir, name), text);
  return path.join(dir, name);
};
/** Each runs all samples of its language, one after the other; one that fails sends nothing. */
const runners: Partial<Record<string, (codes: readonly string[]) => Promise<unknown>>> = {
  curl: (codes) => run('sh', [write('all.sh', codes.map((code) => `${code} --silent --output /dev/null\n`).join(''))]),
  JavaScript: (codes) => {
    const names = codes.map((code, index) => write(`${index}.mjs`, code));
    const all = names.map((name) => `await import(${JSON.stringify(name)}).catch(console.error);\n`).join('');
    return run(process.execPath, [write('all.mjs', all)], { maxBuffer: 1e8 });
  },
  ...(spawnSync('python3', ['-c', 'import requests']).status === 0 && {
    Python: (codes: readonly string[]) => {
      const loop =
        'import json\nfor code in json.load(open(FILE)):\n  try: exec(code, {})\n  except Exception as e: print(e)';
      const all = loop.replace('FILE', JSON.stringify(write('all.json', JSON.stringify(codes))));
      return run('python3', ['-c', all], { maxBuffer: 1e8 });
    },
  }),
};

test.each(sources)('the playground and the samples that are run send the same requests: %s', async (_, requests) => {
  const local = Object.entries(requests).flatMap(([id, props], index) => {
    const request = exampleRequest({ ...props, servers: [{ url: `${origin}/${index}` }] });
    return request && isSendable(request) ? [{ id, request, props, prefix: `/${index}` }] : [];
  });
  expect(local).not.toEqual([]);
  const told = async (send: () => Promise<unknown>) => {
    arrived = [];
    await send();
    return local.map(({ id, request, prefix }) => {
      const names = ['content-type', 'authorization', ...request.headers.map(({ name }) => name.toLowerCase())];
      const own = arrived.filter(({ url }) => url?.startsWith(`${prefix}/`) || url === prefix);
      return own.map(({ headers, ...rest }) => ({ id, ...rest, headers: names.map((name) => headers[name]) }));
    });
  };
  const played = await told(async () => {
    for (const { request } of local) await play(request);
  });
  expect(played.map((one) => one.length)).toEqual(local.map(() => 1));
  for (const [label, runAll] of Object.entries(runners)) {
    const codes = local.map(({ props, prefix }) =>
      samplesOfProps({ ...props, servers: [{ url: origin + prefix }] }).find((sample) => sample.label === label),
    );
    const sent = await told(async () => runAll?.(codes.map((sample) => sample?.code ?? '')));
    expect({ label, sent }).toEqual({ label, sent: played });
  }
});

test('every language writes method, URL, headers and body', () => {
  const props: PlaygroundProps = {
    url: 'https://a.example/x',
    method: 'PATCH',
    headers: { 'X-A': 'b' },
    data: [{ name: 'title', value: 'Refill' }],
  };
  const samples = samplesOfProps(props);
  expect(samples.map(({ label }) => label)).toEqual(SAMPLE_LANGUAGES.map(({ label }) => label));
  for (const { code } of samples)
    for (const part of ['https://a.example/x', 'PATCH', 'X-A', 'Refill']) expect(code).toContain(part);
});

test('files are sent by curl alone', () => {
  const codesOf = (props: Partial<PlaygroundProps>) =>
    samplesOfProps({ url: 'https://a.example/x', method: 'POST', ...props }).map(({ code }) => code);
  const data = [{ name: 'file', type: 'file', in: 'body' } as const, { name: 'note', in: 'body', value: 'a' } as const];
  expect(codesOf({ body: { contentType: 'multipart/form-data' }, data })).toEqual([
    `curl 'https://a.example/x' \\\n  --form 'file=@FILE' \\\n  --form-string 'note=a'`,
  ]);
  expect(codesOf({ body: { contentType: 'image/png', file: true } })).toEqual([
    `curl 'https://a.example/x' \\\n  --header 'Content-Type: image/png' \\\n  --data-binary '@FILE'`,
  ]);
});
