import { cpSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '../../lib/hosts/headers';
import { readHostRules } from '../../lib/hosts/rules';
import { HASHED_FOLDER } from '../../lib/routes/address';
import { ask, locationOf } from '../support/ask';
import { inParallel } from '../support/in-parallel';
import { settingsOf } from '../support/site';
import type { Host } from '../support/tools/hosts';
import { startCloudflare } from '../support/tools/wrangler';
import { temporaryFolder } from '../unit/temporary';

describe.each(['site', 'below'] as const)('%s on Cloudflare, by the steps of docs/deploy.md', (name) => {
  const { outDir, hostsDir } = settingsOf(name);
  const rules = readHostRules(hostsDir);
  let host: Host;

  beforeAll(async () => {
    const root = path.join(temporaryFolder(), 'out');
    cpSync(realpathSync(outDir), root, { recursive: true });
    cpSync(path.join(hostsDir, 'cloudflare'), root, { recursive: true });
    host = await startCloudflare(root);
  });
  afterAll(() => host.stop());

  test('every line is read', () => {
    expect(host.output?.()).toMatch(/Parsed \d+ valid redirect rules/);
    expect(host.output?.()).not.toMatch(/invalid|Ignoring|exceed/i);
  });

  test('every alias is redirected in one step', async () => {
    await inParallel(Object.entries(rules.redirects), async ([from, to]) => {
      const answer = await ask(host.port, `${from}?q=1`);
      expect([from, locationOf(answer)]).toEqual([from, `${to}?q=1`]);
      // Cloudflare itself removes "index.html", with another status.
      expect(from.endsWith('/index.html') ? [301, 308] : [301]).toContain(answer.status);
    });
  });

  test('every kind of answer has the headers of the rules', async () => {
    const folder = rules.base + HASHED_FOLDER;
    const hashed = readdirSync(path.join(outDir, folder)).find((file) => file.endsWith('.js'));
    for (const address of ['', 'guides/phone/', 'guides/phone', 'figures/call.svg', `${HASHED_FOLDER}/${hashed}`]) {
      const { headers } = await ask(host.port, rules.base + address);
      for (const [header, value] of Object.entries(headersFor(rules, rules.base + address)))
        expect([address, header, headers[header.toLowerCase()]]).toEqual([address, header, value]);
    }
  });

  test('what is not there is a 404 with the page that says so', async () => {
    for (const address of ['nope', 'nope/', 'figures/nope.svg']) {
      const { status, body } = await ask(host.port, rules.base + address);
      expect([address, status, body.includes('There is no page at this address')]).toEqual([address, 404, true]);
    }
  });
});
