import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readSettings } from '../../lib/settings';
import { addFiles, temporaryFolder } from './temporary';

const COMMAND = ['lib/commands/start.mjs', 'serve'];

/** An export of a site under a path, and the settings that lead to it. */
function built(base: string) {
  const folder = temporaryFolder();
  const env = { ...process.env, OUT_DIR: path.join(folder, 'out'), BUILD_DIR: path.join(folder, 'build'), PORT: '0' };
  const rules = { base, redirects: { [`${base}a`]: `${base}b/` }, headers: { 'X-Of-Rules': 'yes' } };
  addFiles(path.join(env.OUT_DIR, base), { 'index.html': 'home', '404.html': 'nothing' });
  addFiles(readSettings(env).hostsDir, { 'rules.json': JSON.stringify(rules) });
  return env;
}

test.each(['/', '/team/docs/'])('a site at %s is served there, by the address that is printed', async (base) => {
  const server = spawn(process.execPath, COMMAND, { env: built(base) });
  try {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    const [address = ''] = /http\S+/.exec(text.toString()) ?? [];
    expect(new URL(address).pathname).toBe(base);
    const response = await fetch(address);
    expect([await response.text(), response.headers.get('x-of-rules')]).toEqual(['home', 'yes']);
    expect((await fetch(`${address}nowhere`)).status).toBe(404);
  } finally {
    server.kill();
  }
});

test('a build that ends meanwhile is served by its own rules', async () => {
  const env = built('/');
  const server = spawn(process.execPath, COMMAND, { env });
  try {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    const [address = ''] = /http\S+/.exec(text.toString()) ?? [];
    const rules = { base: '/', redirects: {}, headers: { 'X-Of-Rules': 'new' } };
    addFiles(readSettings(env).hostsDir, { 'rules.json': JSON.stringify(rules) });
    const ruled = async () => (await fetch(address)).headers.get('x-of-rules');
    for (let tries = 0; tries < 100 && (await ruled()) !== 'new'; tries++) await setTimeout(100);
    expect(await ruled()).toBe('new');
  } finally {
    server.kill();
  }
});

test('damaged host configurations are told', () => {
  const env = built('/');
  addFiles(readSettings(env).hostsDir, { 'rules.json': '{' });
  const { status, stderr } = spawnSync(process.execPath, COMMAND, { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/rules\.json {2}.*JSON.*\n {4}→ run/),
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT  "http" is not a port'],
  [{ PORT: '70000' }, 'PORT  "70000" is not a port'],
  [{ OUT_DIR: 'nowhere' }, 'there is no export to serve'],
])('%j is told, with what to do', (settings, message) => {
  const { status, stderr } = spawnSync(process.execPath, COMMAND, {
    env: { ...built('/'), ...settings },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(stderr).toMatch(/\n {4}→ /);
});
