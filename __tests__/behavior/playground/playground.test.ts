import { serveApi } from '../../support/api-server';
import { holdScripts } from '../../support/network';
import { playgroundOn } from '../../support/playground';
import { openPlayground, PLAYGROUND_PAGE } from '../../support/playground-tab';
import { roundTrip } from '../../support/round-trip';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();
const closed = serveApi({ allows: false });

test('without scripts the curl command is there, and no control that cannot work', async () => {
  const { page } = await site.open(PLAYGROUND_PAGE, { javaScriptEnabled: false });
  const { root } = playgroundOn(page);
  const curl = await page.locator('main pre').first().textContent();
  expect(curl).toMatch(/^curl 'https:.*\/lines\?api-key=YOUR_API_KEY'$/);
  await root.locator('summary').click();
  expect(await root.locator('noscript p').isVisible()).toBe(true);
  expect(await root.locator('button, input').count()).toBe(0);
});

test('its program is loaded when it is opened, and not before', async () => {
  const { page, wake, requests } = await site.open(PLAYGROUND_PAGE);
  await wake();
  await roundTrip(page);
  const before = requests.length;
  await playgroundOn(page).open();
  expect(requests.slice(before).filter((url) => /\.js$/.test(url))).not.toEqual([]);
});

test('one that is opened before the application has started is loaded once it has', async () => {
  const { page, open } = await site.newTab();
  const arrive = await holdScripts(page);
  await open(PLAYGROUND_PAGE);
  const { root } = playgroundOn(page);
  await root.locator('summary').click();
  arrive();
  await root.locator('[data-live]').waitFor();
});

test('a request is sent with its fields and key, without cookies, by keyboard; its answer is one link away', async () => {
  const { playground, page, alarming } = await openPlayground(site, api.origin);
  const { root } = playground;
  await root.getByLabel('team-id').fill('a b&c');
  await root.getByLabel('api-key').fill('secret');
  await root.getByLabel('team-id').press('Control+Enter');
  expect(await playground.status()).toBe('200 OK');
  expect(api.asked.map(({ method, url, headers }) => [method, url, headers.cookie])).toEqual([
    ['GET', '/lines?team-id=a%20b%26c&api-key=secret', undefined],
  ]);
  await root.locator('[role=status] a').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Response');
  expect(await playground.body()).toContain('"method": "GET"');
  for (const language of ['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go']) {
    await root.getByRole('radio', { name: language, exact: true }).check();
    const sample = await root.locator('pre').last().textContent();
    expect(sample).toContain(`${api.origin}/lines?team-id=a%20b%26c&api-key=YOUR_API_KEY`);
  }
  expect(alarming()).toEqual([]);
});

test('a pasted request is sent as it was; a double click sends it once, and it can be cancelled', async () => {
  const { playground, ask, page } = await openPlayground(site);
  await ask(`curl '${api.origin}/x?a=1' \\\n -X PUT -H 'X-A: b' --json '{"n": 1.0}'`);
  expect(await playground.status()).toBe('200 OK');
  expect(api.asked.map(({ method, url, headers, body }) => [method, url, headers['x-a'], body])).toEqual([
    ['PUT', '/x?a=1', 'b', '{"n": 1.0}'],
  ]);
  api.asked.splice(0);
  const { root } = playground;
  await playground.paste(`curl '${api.origin}/slow?api-key=k'`);
  await root.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await root.getByRole('button', { name: 'Cancel' }).click();
  await root.locator('[data-failure=cancelled]').waitFor();
  expect(api.asked.map(({ url }) => url)).toEqual(['/slow?api-key=k']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
});

test('answers are shown as text, with what they mean, on a narrow screen', async () => {
  const { playground, ask, page, alarming } = await openPlayground(site, undefined, {
    viewport: { width: 320, height: 800 },
  });
  const answers: [string, RegExp][] = [
    ['/status/404', /404 Not Found[^]*Nothing exists at this address/],
    ['/hostile', /200 OK[^]*<script>/],
    ['/numbers', /9007199254740993/],
    ['/latin-1', /café/],
    ['/binary', /not text\./],
    ['/empty', /204 No Content[^]*no body/],
    ['/huge', /The first 200\.0 KB are shown/],
  ];
  for (const [path, text] of answers) {
    await ask(`curl ${api.origin}${path}`);
    await playground.root.getByRole('region', { name: 'Response' }).filter({ hasText: text }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await playground.root.locator('img, script').count()).toBe(0);
  expect(await page.title()).not.toBe('broken');
  // The browser tells of the status that was asked for.
  expect(alarming().filter((alarm) => !alarm.includes('404'))).toEqual([]);
});

test('failures are told apart', async () => {
  const { playground, ask, page } = await openPlayground(site);
  const kinds: [string, string][] = [
    ['unreadable', `${closed.origin}/lines`],
    ['unreachable', 'http://127.0.0.1:9/lines'],
    ['interrupted', `${api.origin}/cut`],
  ];
  for (const [kind, url] of kinds) {
    await ask(`curl ${url}`);
    await playground.root.locator(`[data-failure=${kind}]`).waitFor();
  }
  await page.context().setOffline(true);
  await playground.send();
  await playground.root.locator('[data-failure=offline]').waitFor();
});

test.each([302, 308])('a key, rows and a body are not repeated by a redirect of status %s', async (status) => {
  const { playground, ask } = await openPlayground(site);
  await ask(`curl '${api.origin}/redirect-to?status=${status}&to=${closed.origin}/x' -H 'X-Key: top' -d 'a=body'`);
  expect(await playground.failure()).toBe('redirect');
  await ask(`curl '${api.origin}/redirect-to?status=${status}&to=${closed.origin}/x&api-key=top'`);
  expect(await playground.failure()).toBe('redirect');
  expect(closed.asked).toEqual([]);
});

test('a server that is no address, or not listed, is refused at its field', async () => {
  const { playground, page, alarming } = await openPlayground(site);
  const field = playground.root.getByLabel('Server address');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'nonsense', 'https://evil.example']) {
    await playground.useServer(address);
    await playground.send();
    await field.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
  }
  expect(alarming()).toEqual([]);
});

test('what lies in the storage in another shape counts as nothing', async () => {
  const { playground, page } = await openPlayground(site, api.origin);
  await page.evaluate((origin) => {
    sessionStorage.setItem('fernline playground-servers', JSON.stringify({ a: 123 }));
    localStorage.setItem('fernline playground-credentials', JSON.stringify({ [origin]: { x: 1 } }));
  }, api.origin);
  await page.reload();
  await playground.useServer(api.origin);
  await playground.send();
  expect(await playground.status()).toBe('200 OK');
});

test('every target is at least 24 px high on a phone, and the fields come before Send', async () => {
  const { playground, ask, page } = await openPlayground(site, undefined, { viewport: { width: 390, height: 800 } });
  await ask(`curl ${api.origin}/status/404 -H 'X-A: b'`);
  await playground.status();
  const small = await playground.root.evaluate((root) => {
    const targets = [...root.querySelectorAll('button, summary, select, textarea, label:has(input), input, a[href]')];
    const seen = targets.filter((one) => one.checkVisibility() && !one.closest('p.visually-hidden'));
    return seen
      .map((one) => ({ text: one.textContent.slice(0, 30), height: Math.round(one.getBoundingClientRect().height) }))
      .filter(({ height }) => height > 1 && height < 24);
  });
  expect(small).toEqual([]);
  const order = await page.evaluate(() => {
    const place = (selector: string) =>
      [...document.querySelectorAll('button, input, select')].findIndex((one) => one.matches(selector));
    return place('[name=send]') > place('[name=server]') && place('[name=send]') > place('[aria-label="X-A"]');
  });
  expect(order).toBe(true);
});
