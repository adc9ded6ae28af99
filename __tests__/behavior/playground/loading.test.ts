import { serveApi } from '../../support/api-server';
import { holdScripts } from '../../support/network';
import { testRuntime } from '../../support/plain';
import { roundTrip } from '../../support/round-trip';
import { playgroundOn } from '../../support/playground';
import { PLAYGROUND_PAGE } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();

test('the form and the curl line are there without scripts, and nothing that cannot work', async () => {
  const { page, requests } = await site.open(PLAYGROUND_PAGE, { javaScriptEnabled: false });
  const { root } = playgroundOn(page);
  expect(await root.getByLabel('team-id').isVisible()).toBe(true);
  expect(await root.getByLabel('api-key').isVisible()).toBe(true);
  expect(await root.locator('pre').textContent()).toMatch(/^curl 'https:.*\/lines\?api-key=YOUR_API_KEY'$/);
  expect(await root.getByRole('button', { name: 'Send' }).isVisible()).toBe(false);
  // Enter in a field must not put what was typed into the address.
  await root.getByLabel('api-key').fill('secret');
  await root.getByLabel('api-key').press('Enter');
  expect(page.url()).toBe(site.origin + PLAYGROUND_PAGE);
  expect(requests.join(' ')).not.toContain('secret');
});

test('its program is loaded at the first touch, and on no other page', async () => {
  const { page, wake, requests, open } = await site.open(PLAYGROUND_PAGE);
  await wake();
  await roundTrip(page);
  const before = requests.length;
  await playgroundOn(page).root.getByLabel('team-id').focus();
  await page.locator('[data-live]').waitFor();
  const program = requests.slice(before).filter((url) => /\.(js|css)$/.test(url));
  expect(program).not.toEqual([]);
  requests.length = 0;
  await open('/faq/');
  await wake();
  await roundTrip(page);
  expect(requests.filter((url) => program.includes(url))).toEqual([]);
});

testRuntime('what is typed and pressed before it has arrived is not lost', async () => {
  const { page, open } = await site.newTab();
  const arrive = await holdScripts(page);
  await open(PLAYGROUND_PAGE);
  const { root } = playgroundOn(page);
  const field = root.getByLabel('team-id');
  await field.fill('acme');
  await field.press('ArrowLeft');
  arrive();
  await root.and(page.locator('[data-live]')).waitFor();
  await page.keyboard.type('-');
  expect(await field.inputValue()).toBe('acm-e');
  expect(await root.getByRole('region', { name: 'Response' }).count()).toBe(0);
});

testRuntime('a body that is typed before the application has started stays, with the cursor', async () => {
  const { page, open } = await site.newTab();
  const arrive = await holdScripts(page);
  await open('/api/reference/');
  const { root, open: unfold } = playgroundOn(page, 'Add a line');
  await unfold();
  const body = root.getByLabel('Body');
  await body.fill('{"name": "early"}');
  await body.press('ArrowLeft');
  arrive();
  await root.and(page.locator('[data-live]')).waitFor();
  await page.keyboard.type(' ');
  expect(await body.inputValue()).toBe('{"name": "early" }');
});

testRuntime('what is sent before it has arrived is sent once it has, to the server that the form showed', async () => {
  const { page, open } = await site.newTab();
  // The application says that it has started when the browser is idle: on a busy machine, after all files have come.
  await page.addInitScript(() => {
    let isIdle = false;
    addEventListener('idle', () => (isIdle = true), { once: true });
    window.requestIdleCallback = (then) => {
      const run = () => then({ didTimeout: false, timeRemaining: () => 0 });
      if (isIdle) setTimeout(run);
      else addEventListener('idle', run, { once: true });
      return 0;
    };
  });
  const arrive = await holdScripts(page);
  await open(PLAYGROUND_PAGE);
  const playground = playgroundOn(page);
  const server = await playground.root.locator('[name=server] option').first().getAttribute('value');
  const asked: string[] = [];
  await page.route(`${server}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: [] });
  });
  // One that the reader chose earlier in the session, which the form does not show.
  await page.evaluate(
    (servers) => sessionStorage.setItem('playground-servers', servers),
    JSON.stringify({ [String(server)]: api.origin }),
  );
  await playground.root.getByLabel('team-id').fill('early');
  await playground.root.getByRole('button', { name: 'Send' }).click();
  arrive();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  expect(await playground.status()).toBe('200 OK');
  expect([asked, api.asked]).toEqual([[`${server}/lines?team-id=early`], []]);
  expect(new URL(page.url()).search).toBe('');
});

test.each(['/monitoring/', '/api/reference/'])(
  'a reader who comes by a link of %s gets the page’s own policy',
  async (from) => {
    const { page, wake, alarms } = await site.open(from);
    await wake();
    await page.locator(`article a:is([href="${PLAYGROUND_PAGE}"], [href^="${PLAYGROUND_PAGE}#"])`).first().click();
    await page.getByRole('form', { name: 'Try it: List lines' }).waitFor();
    await page.waitForFunction(
      (path) => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname === path,
      PLAYGROUND_PAGE,
    );
    const playground = playgroundOn(page);
    await playground.useServer(api.origin);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(alarms.filter((alarm) => !alarm.includes(api.origin))).toEqual([]);
  },
);
