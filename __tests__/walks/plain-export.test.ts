import { ask, openSearch, readShown } from '../support/search';
import { serve, serveSite, settingsOf, type Tab } from '../support/site';

/** Whether an alarm is one of Next's router: beside a page that is a file there is no folder with what it asks for, and it goes without. */
const isOfPlainRouter = (alarm: string) => /\.html\/__next\.|status of 404/.test(alarm);

let tab: Tab;

const site = serveSite('plain');

/** A server that knows nothing of the site. */
const plain = serve(() => ({ dir: settingsOf('plain').outDir }));

beforeEach(async () => {
  tab = await site.newTab();
});

const awake = () => tab.page.waitForSelector('html[data-awake]', { state: 'attached' });

test('its policy allows the inline scripts that Next writes', async () => {
  const policy = (await fetch(`${site.origin}/`)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src [^;]*'unsafe-inline'/);
});

test('its pages start by themselves, and links lead on without a reload', async () => {
  const { page, open, alarms, requests } = tab;
  await open('/guides/');
  await awake();
  await page.evaluate(() => (document.documentElement.dataset.same = ''));
  for (const [name, address, title] of [
    ['the phone guide', '/guides/phone/#a-heading', 'The phone guide'],
    ['all guides', '/guides/', 'All the guides'],
  ] as const) {
    await page.getByRole('article').getByRole('link', { name }).first().click();
    await page.waitForURL(`${site.origin}${address}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    // Next's own router writes the metadata after the page.
    await page.waitForFunction((part) => document.title.includes(part), title);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title);
  }
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('');
  // The router finds what Next wrote for it.
  expect(requests).toContainEqual(expect.stringMatching(/^\/guides\/phone\/__next\./));
  expect(alarms.filter((alarm) => !isOfPlainRouter(alarm))).toEqual([]);
});

test('its search finds a page', async () => {
  const { page, open, alarms } = tab;
  await open('/');
  await awake();
  await openSearch(page);
  await ask(page, 'quokka');
  expect((await readShown(page)).map(({ title }) => title)).toEqual(['The phone guide']);
  expect(alarms).toEqual([]);
});

test.each(['/phone/', '/phone.html', '/guides/phone.html', '/guides/phone/index.html'])(
  '%s leads to its page on a server that knows nothing of the site, query and fragment go along',
  async (alias) => {
    const { page, open } = await plain.newTab();
    await open(`${alias}?a=b#a-heading`);
    await page.waitForURL(`${plain.origin}/guides/phone/?a=b#a-heading`);
    await page.getByRole('heading', { level: 1, name: 'The phone guide' }).waitFor();
  },
);

test('an address without a page has the not-found page', async () => {
  const response = await fetch(`${site.origin}/nowhere/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('There is no page at this address');
});
