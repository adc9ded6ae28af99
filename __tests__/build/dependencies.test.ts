import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** What a registry says of `next`, in the words that npm asks for. */
const ADVISORY = {
  next: [
    {
      id: 1,
      url: 'https://registry.example/1',
      title: 'It leaks',
      severity: 'high',
      vulnerable_versions: '<999.0.0',
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
};

/** Runs the check against a registry of this machine. */
async function check(answer: (response: ServerResponse) => void) {
  // npm looks up which versions there are of a package that it is warned of.
  const describe = (name: string, response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ name, versions: {} }));
  const asked: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (request.url?.endsWith('/advisories/bulk'))
      asked.push(...Object.keys(JSON.parse(String(body[0] === 0x1f ? gunzipSync(body) : body)) as object));
    if (request.method === 'GET') describe(decodeURIComponent(request.url?.slice(1) ?? ''), response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const child = spawn('npm', ['run', 'check:dependencies', '--silent'], {
    env: { ...process.env, npm_config_registry: registry },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const status = await new Promise((resolve) => child.once('close', resolve));
  server.close();
  return { status, output, asked };
}

test('a known vulnerability of a package that ships stops the check, and tools are not asked about', async () => {
  const { status, output, asked } = await check((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(ADVISORY)),
  );
  expect(output).toMatch(/next .*has a known vulnerability \(high\)/);
  expect(status).toBe(1);
  expect(asked).toEqual(expect.arrayContaining(['next', 'react', 'pagefind', 'nprogress']));
  for (const tool of ['jest', 'wrangler', 'cspell']) expect(asked).not.toContain(tool);
}, 60_000);

test('a registry that knows nothing bad passes', async () => {
  const { status, output } = await check((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  );
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('No known vulnerability') });
}, 60_000);

test('a registry that does not answer such questions is told, and is no failure', async () => {
  const { status, output } = await check((response) => response.writeHead(405).end('{}'));
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('were NOT looked up') });
}, 60_000);
