import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readSettings } from '../../lib/settings';
import { runCommand, START } from './command';
import { addFiles, temporaryFolder } from './temporary';

/** An export of a site under a path, and the settings that lead to it. */
function built(base: string) {
  const folder = temporaryFolder();
  const env = { ...process.env, OUT_DIR: path.join(folder, 'out'), BUILD_DIR: path.join(folder, 'build'), PORT: '0' };
  const rules = { base, redirects: { [`${base}a`]: `${base}b/` }, headers: { 'X-Of-Rules': 'yes' } };
  addFiles(path.join(env.OUT_DIR, base), { 'index.html': 'home', '404.html': 'nothing' });
  addFiles(readSettings(env).hostsDir, { 'rules.json': JSON.stringify(rules) });
  return env;
}

/** Serves an export while something is done with its address, as it is printed. */
async function serve(env: NodeJS.ProcessEnv, work: (address: string) => Promise<void>) {
  const server = spawn(process.execPath, [START, 'serve'], { env });
  try {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    await work(/http\S+/.exec(text.toString())?.[0] ?? '');
  } finally {
    server.kill();
  }
}

test.each(['/', '/team/docs/'])('a site at %s is served there, by the address that is printed', (base) =>
  serve(built(base), async (address) => {
    expect(new URL(address).pathname).toBe(base);
    const response = await fetch(address);
    expect([await response.text(), response.headers.get('x-of-rules')]).toEqual(['home', 'yes']);
    expect((await fetch(`${address}nowhere`)).status).toBe(404);
  }),
);

test('a build that ends meanwhile is served by its own rules', async () => {
  const env = built('/');
  await serve(env, async (address) => {
    const rules = { base: '/', redirects: {}, headers: { 'X-Of-Rules': 'new' } };
    addFiles(readSettings(env).hostsDir, { 'rules.json': JSON.stringify(rules) });
    const ruled = async () => (await fetch(address)).headers.get('x-of-rules');
    for (let tries = 0; tries < 100 && (await ruled()) !== 'new'; tries++) await setTimeout(100);
    expect(await ruled()).toBe('new');
  });
});

test('damaged host configurations are told', () => {
  const env = built('/');
  addFiles(readSettings(env).hostsDir, { 'rules.json': '{' });
  expect(runCommand(['serve'], { env })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/rules\.json {2}.*JSON.*\n {4}→ run/),
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT  "http" is not a port'],
  [{ PORT: '70000' }, 'PORT  "70000" is not a port'],
  [{ OUT_DIR: 'nowhere' }, 'there is no export to serve'],
])('%j is told, with what to do', (settings, message) => {
  const { status, stderr } = runCommand(['serve'], { env: { ...built('/'), ...settings } });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(stderr).toMatch(/\n {4}→ /);
});
