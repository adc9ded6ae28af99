import { ask, openSearch, readShown } from '../support/search';
import { serve, serveSite, settingsOf, type Tab } from '../support/site';

let tab: Tab;

const site = serveSite('plain');

/** A server that knows nothing of the site. */
const plain = serve(() => ({ dir: settingsOf('plain').outDir }));

beforeEach(async () => {
  tab = await site.newTab();
});

const awake = () => tab.page.waitForSelector('html[data-hydrated]', { state: 'attached' });

test('its policy allows the inline scripts that Next writes', async () => {
  const policy = (await fetch(`${site.origin}/`)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src [^;]*'unsafe-inline'/);
});

test('its pages start by themselves, and links lead on', async () => {
  const { page, open, alarms } = tab;
  await open('/guides/');
  await awake();
  for (const [name, address, title] of [
    ['the phone guide', '/guides/phone/#a-heading', 'The phone guide'],
    ['all guides', '/guides/', 'All the guides'],
  ] as const) {
    await page.getByRole('article').getByRole('link', { name }).first().click();
    await page.waitForURL(`${site.origin}${address}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await awake();
  }
  expect(alarms).toEqual([]);
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
