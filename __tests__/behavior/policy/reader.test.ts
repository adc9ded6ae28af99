import { readHostRules } from '../../../lib/hosts/rules';
import { createStaticServer, listen } from '../../../lib/hosts/server';
import { serveApi } from '../../support/api-server';
import { PAGE_TYPES } from '../../support/page-types';
import { playgroundOn } from '../../support/playground';
import { roundTrip } from '../../support/round-trip';
import { settingsOf, serveSite, type Tab } from '../../support/site';

const { hostsDir, outDir } = settingsOf('site');
const rules = readHostRules(hostsDir);

const site = serveSite();
const api = serveApi();
/** One tab for all that a reader does. */
let tab: Tab;

beforeAll(async () => {
  tab = await site.newTab({ permissions: ['clipboard-read', 'clipboard-write'] });
});

beforeEach(() => void tab.alarms.splice(0));

/** What went wrong so far. The browser's console tells what the policy has forbidden. */
async function troubles(): Promise<string[]> {
  await roundTrip(tab.page);
  return tab.alarms.splice(0);
}

test.each(PAGE_TYPES)('%s starts under the policy without a violation', async (address) => {
  const response = await tab.page.goto(site.origin + address);
  expect(response?.headers()['content-security-policy']).toBe(rules.policy);
  await tab.wake();
  const isMissing = (alarm: string) => response?.status() === 404 && alarm.includes('404');
  expect((await troubles()).filter((alarm) => !isMissing(alarm))).toEqual([]);
});

test('redirect documents lead on under the policy, with query and fragment', async () => {
  // A host that knows no redirects, so that the documents are sent.
  const server = createStaticServer({ dir: outDir, headers: rules.headers });
  const origin = (await listen(server, 0)).slice(0, -1);
  const { page } = tab;
  const documents = Object.entries(rules.redirects).filter(([from]) => /(?<!\/index)\.html$|\/$/.test(from));
  expect(documents.length).toBeGreaterThan(25);
  for (const [from, to] of documents.filter((_, index) => index % 6 === 0)) {
    await page.goto(`${origin}${from}?a=%20#top`, { waitUntil: 'commit' });
    await page.waitForURL(`${origin}${to}?a=%20#top`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
  }
  const isOfThisHost = (alarm: string) => alarm.startsWith(`other host: ${origin}`);
  expect((await troubles()).filter((alarm) => !isOfThisHost(alarm))).toEqual([]);
  server.closeAllConnections();
  server.close();
});

describe('without a violation a reader', () => {
  afterEach(async () => expect(await troubles()).toEqual([]));

  test('switches the theme, copies code and page, and goes back to the top', async () => {
    const { page, open, wake } = tab;
    await open('/guides/phone/');
    await wake();
    await page.getByRole('button', { name: /theme/ }).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    await page.locator('button[data-copy=""]').first().click();
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('button', { name: 'Back to top' }).click();
    await page.waitForFunction(() => scrollY < 300);
  });

  test('sends requests from a playground, and sees the answer', async () => {
    const { page, open } = tab;
    await open('/api/');
    const playground = playgroundOn(page);
    await playground.paste(`curl ${api.origin}/text`);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    // The one request to another host that a reader can ask for.
    const isOfApi = (alarm: string) => alarm.startsWith(`other host: ${api.origin}`);
    expect((await troubles()).filter((alarm) => !isOfApi(alarm))).toEqual([]);
  });

  test('talks to the exercise bot', async () => {
    const { page, open, wake } = tab;
    await open('/training/chat/functional/sample/');
    await wake();
    await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('order');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Small' }).click();
  });
});

test('nothing of all this has set a cookie', async () => {
  expect(await tab.page.context().cookies()).toEqual([]);
});
