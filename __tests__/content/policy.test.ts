import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readHostRules } from '../../lib/hosts/rules';
import { pagesOf } from '../support/pages';
import { settingsOf, serveSite } from '../support/site';

const { hostsDir, outDir } = settingsOf('content');

const site = serveSite('content');

// Under it they start without an alarm: see `walks/pages.test.ts`.
test('every page and the not-found page have the policy', async () => {
  const { policy } = readHostRules(hostsDir);
  for (const address of [...pagesOf('content'), '/no-such-page/']) {
    const { headers } = await fetch(site.origin + address);
    expect([address, headers.get('content-security-policy')]).toEqual([address, policy]);
  }
});

test('every drawing is styled under the policy when it is opened by itself', async () => {
  const { page, open, alarms } = await site.newTab();
  const drawings = readdirSync(path.join(outDir, 'figures')).filter((file) => file.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  for (const drawing of drawings) {
    await open(`/figures/${drawing}`);
    const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontFamily);
    expect([drawing, font]).toEqual([drawing, expect.stringContaining('sans-serif')]);
    // A drawing may not ask the server for anything, and runs no callbacks.
    await page.evaluate(() => document.readyState);
    expect([drawing, alarms]).toEqual([drawing, []]);
  }
});
