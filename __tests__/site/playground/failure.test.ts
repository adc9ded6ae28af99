import { startApiServer, type ApiServer } from '../../support/api-server';
import { openPlayground, openSite, type PlaygroundTab, type SiteUnderTest } from '../../support/playground-tab';

let site: SiteUnderTest;
let api: ApiServer;
/** Allows no page to read its answers. */
let closed: ApiServer;
/** One tab for the failures of addresses: each takes the place of the one before. */
let tab: PlaygroundTab;

beforeAll(async () => {
  [site, api, closed] = await Promise.all([openSite('content'), startApiServer(), startApiServer({ allows: false })]);
  tab = await openPlayground(site);
}, 60_000);
afterAll(() => Promise.all([site.close(), api.close(), closed.close()]));

describe('a failure', () => {
  const kinds: [kind: string, address: () => string, remedy: RegExp][] = [
    ['cors', () => `${closed.origin}/test-suite`, /Access-Control-Allow-Origin/],
    ['refused', () => 'http://127.0.0.1:9/test-suite', /Start the server/],
    ['unknown-host', () => 'https://nobody.example/test-suite', /reserved/],
    ['policy', () => 'http://192.0.2.1/test-suite', /connect-src/],
    ['interrupted', () => `${api.origin}/cut`, /connection was lost/],
  ];
  test.each(kinds)('of the kind %s says what to do, with the curl line', async (kind, address, remedy) => {
    await tab.ask(`curl ${address()}`);
    expect(await tab.playground.failure()).toBe(kind);
    const failure = tab.playground.root.locator('[data-failure]');
    expect(await failure.innerText()).toMatch(remedy);
    expect(await failure.locator('pre').textContent()).toContain(address());
  });

  test('because the reader is offline is told apart', async () => {
    const { playground, close, page } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('org-id').fill('x');
    await page.context().setOffline(true);
    await playground.send();
    expect(await playground.failure()).toBe('offline');
    await close();
  });

  test('after the time limit says how long', async () => {
    const { playground, close } = await openPlayground(site);
    await playground.paste(`curl ${api.origin}/slow`);
    await playground.root.getByLabel('Give up after').selectOption('5');
    await playground.send();
    expect(await playground.failure()).toBe('timeout');
    expect(await playground.root.locator('[data-failure]').innerText()).toContain('5 seconds');
    await close();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
    '%s is refused at the server’s field',
    async (address) => {
      const { playground, close, page, alarms, alarming } = await openPlayground(site, address);
      page.on('dialog', () => alarms.push('dialog'));
      await playground.send();
      const field = playground.root.getByLabel('Address of the server');
      await playground.root.locator('[aria-invalid="true"]').waitFor();
      expect(
        await field.evaluate(
          (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      ).toMatch(/address/);
      expect(alarming()).toEqual([]);
      await close();
    },
  );
});

test.each([320, 390, 820, 1440])('it fits a screen of %s pixels, answer and failure included', async (width) => {
  const { playground, ask, close, page } = await openPlayground(site, undefined, { viewport: { width, height: 800 } });
  await ask(`curl '${api.origin}/huge'`);
  await playground.status();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await playground.paste(`curl '${closed.origin}/a/very/long/address/that/does/not/break/anywhere/in/the/middle'`);
  await playground.send();
  expect(await playground.failure()).toBe('cors');
  expect(await overflow()).toBe(0);
  await close();
});
