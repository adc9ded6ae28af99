import { serveApi } from '../../support/api-server';
import { openPlayground, type PlaygroundTab } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();
/** Allows no page to read its answers. */
const closed = serveApi({ allows: false });
/** One tab for the failures of addresses: each takes the place of the one before. */
let tab: PlaygroundTab;

beforeAll(async () => {
  tab = await openPlayground(site);
});

describe('a failure', () => {
  const kinds: [kind: string, address: () => string, remedy: RegExp][] = [
    ['unreadable', () => `${closed.origin}/lines`, /Access-Control-Allow-Origin/],
    ['unreadable', () => `${api.origin}/loop`, /in a circle/],
    ['refused', () => 'http://127.0.0.1:9/lines', /Start the server/],
    ['unknown-host', () => 'https://nobody.example/lines', /reserved/],
    ['policy', () => 'http://192.0.2.1/lines', /connect-src/],
    ['interrupted', () => `${api.origin}/cut`, /connection was lost/],
  ];
  // No name server is asked, which could take its time.
  beforeAll(() => tab.page.route('https://nobody.example/**', (route) => route.abort('namenotresolved')));

  test.each(kinds)('of the kind %s says what to do, with the curl line', async (kind, address, remedy) => {
    await tab.ask(`curl ${address()}`);
    expect(await tab.playground.failure()).toBe(kind);
    const failure = tab.playground.root.locator('[data-failure]');
    expect(await failure.innerText()).toMatch(remedy);
    expect(await failure.locator('pre').textContent()).toContain(address());
  });

  test('because the reader is offline is told apart', async () => {
    await tab.playground.paste(`curl ${api.origin}/lines`);
    await tab.page.context().setOffline(true);
    await tab.page.waitForFunction(() => !navigator.onLine);
    await tab.playground.send();
    expect(await tab.playground.failure()).toBe('offline');
    await tab.page.context().setOffline(false);
  });

  test('after the time limit says how long', async () => {
    const { playground, page } = await openPlayground(site);
    await page.clock.install();
    await playground.paste(`curl ${api.origin}/slow`);
    await playground.root.getByLabel('Give up after').selectOption('120');
    await playground.send();
    await playground.root.getByText('Waiting for an answer…').waitFor();
    await page.clock.fastForward('02:00');
    expect(await playground.failure()).toBe('timeout');
    expect(await playground.root.locator('[data-failure]').innerText()).toContain('120 seconds');
  });

  describe('of the server’s address', () => {
    let other: PlaygroundTab;
    beforeAll(async () => {
      other = await openPlayground(site);
      other.page.on('dialog', () => other.alarms.push('dialog'));
    });

    test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
      '%s is refused at its field',
      async (address) => {
        const { playground, alarming } = other;
        await playground.useServer(address);
        await playground.send();
        const field = playground.root.getByLabel('Address of the server');
        await field.and(other.page.locator('[aria-invalid="true"]:focus')).waitFor();
        expect(
          await field.evaluate(
            (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
          ),
        ).toMatch(/address/);
        expect(await playground.root.getByRole('region', { name: 'Response' }).count()).toBe(0);
        expect(alarming()).toEqual([]);
      },
    );
  });
});

test('an answer and a failure fit screens of all widths', async () => {
  const { playground, ask, page } = await openPlayground(site);
  const overflows = async () => {
    const found: [width: number, overflow: number][] = [];
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((expected) => innerWidth === expected, width);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      found.push([width, await page.evaluate(overflow)]);
    }
    return found;
  };
  const none = [
    [320, 0],
    [390, 0],
    [820, 0],
    [1440, 0],
  ];
  await ask(`curl '${api.origin}/huge'`);
  expect(await playground.status()).toBe('200 OK');
  expect(await overflows()).toEqual(none);
  await ask(`curl '${closed.origin}/a/very/long/address/that/does/not/break/anywhere/in/the/middle'`);
  expect(await playground.failure()).toBe('unreadable');
  expect(await overflows()).toEqual(none);
});
