import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readHostRules } from '../../lib/hosts/rules';
import { openSite, pagesOf, settingsOf, type SiteUnderTest } from '../support/site';
import { watchTab, type WatchedTab } from '../support/violations';

const { buildDir, outDir } = settingsOf('content');
const rules = readHostRules(buildDir);

let site: SiteUnderTest;
let tab: WatchedTab;

beforeAll(async () => {
  site = await openSite('content');
  tab = await watchTab(await site.newTab());
});

afterAll(() => site.close());

beforeEach(() => tab.forget());

test('every page and the not-found page start under the policy without a violation', async () => {
  for (const address of [...pagesOf('content'), '/no-such-page/']) {
    const response = await tab.page.goto(site.origin + address);
    const isOpen = rules.playgrounds.includes(address);
    expect([address, response?.headers()['content-security-policy']]).toEqual([
      address,
      isOpen ? rules.playgroundPolicy : rules.policy,
    ]);
    await tab.wake();
    expect([address, await tab.troubles()]).toEqual([address, []]);
  }
});

test('every drawing is styled under the policy when it is opened by itself', async () => {
  const drawings = readdirSync(path.join(outDir, 'figures')).filter((file) => file.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  for (const drawing of drawings) {
    await tab.open(`/figures/${drawing}`);
    const font = await tab.page.evaluate(() => getComputedStyle(document.documentElement).fontFamily);
    expect([drawing, font]).toEqual([drawing, expect.stringContaining('sans-serif')]);
    expect([drawing, await tab.troubles()]).toEqual([drawing, []]);
  }
});
