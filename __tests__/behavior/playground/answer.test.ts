import { buffer } from 'node:stream/consumers';
import { HOSTILE, hugeJson, NUMBERS, serveApi } from '../../support/api-server';
import { openPlayground, type PlaygroundTab } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();
/** One tab for all answers: each takes the place of the one before. */
let tab: PlaygroundTab;

beforeAll(async () => {
  tab = await openPlayground(site);
  tab.page.on('dialog', () => tab.alarms.push('dialog'));
});
beforeEach(() => void tab.alarms.splice(0));

describe('the answer', () => {
  test.each([
    [404, '404 Not Found', /nothing at this address/],
    [401, '401 Unauthorized', /does not know who you are/],
    [500, '500 Internal Server Error', /The server failed/],
  ])('of status %s says what it means', async (status, text, meaning) => {
    await tab.ask(`curl ${api.origin}/status/${status}`);
    expect(await tab.playground.status()).toBe(text);
    expect(await tab.playground.root.getByRole('region', { name: 'Response' }).innerText()).toMatch(meaning);
  });

  test('can be seen pretty, raw, and with its headers, copied and downloaded', async () => {
    await tab.ask(`curl ${api.origin}/hostile`);
    await tab.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab.playground.status();
    const raw = JSON.stringify({ [HOSTILE]: HOSTILE });
    expect(await tab.playground.body()).toContain('\n');
    await tab.playground.root.getByRole('radio', { name: 'Raw' }).check();
    expect(await tab.playground.body()).toBe(raw);
    await tab.playground.root.getByRole('button', { name: 'Copy body' }).click();
    await tab.playground.root.getByText('Copied', { exact: true }).waitFor();
    expect(await tab.page.evaluate(() => navigator.clipboard.readText())).toBe(raw);
    await tab.playground.root.getByRole('radio', { name: 'Headers' }).check();
    expect(await tab.playground.root.getByText(HOSTILE, { exact: true }).count()).toBe(1);
  });

  test.each(['/hostile', '/html'])('of %s is text, never markup', async (path) => {
    await tab.ask(`curl ${api.origin}${path}`);
    expect(await tab.playground.body()).toContain('<script>');
    expect(await tab.playground.root.locator('img, script').count()).toBe(0);
    expect(await tab.page.title()).not.toBe('broken');
    expect(tab.alarming()).toEqual([]);
  });

  test('of five megabytes is folded and searched with few lines in the document', async () => {
    await tab.ask(`curl ${api.origin}/huge`);
    expect(await tab.playground.status()).toBe('200 OK');
    const lines = tab.playground.root.getByRole('region', { name: 'Body' }).locator('code');
    // The first lines are there at once, and those out of sight are taken away.
    const areFew = async () => {
      await lines.first().waitFor();
      await lines.nth(299).waitFor({ state: 'detached' });
    };
    expect(hugeJson().length).toBeGreaterThan(5_000_000);
    await areFew();
    await tab.playground.root.getByLabel('Search in the body').fill('needle');
    await tab.playground.root.getByText('1 line', { exact: true }).waitFor();
    await tab.playground.root.getByLabel('Search in the body').press('Enter');
    await tab.playground.root.locator('mark', { hasText: 'needle' }).waitFor();
    expect(await tab.playground.body()).toContain('suite 32000 of the pharmacy');
    await areFew();
    await tab.playground.root.getByRole('button', { name: 'Unfold', exact: true }).click();
    await areFew();
  });

  test('of more than six megabytes is shown as it came, and formatted on request', async () => {
    await tab.ask(`curl ${api.origin}/very-huge`);
    expect(await tab.playground.status()).toBe('200 OK');
    await tab.playground.root.getByText('JSON of more than 6.0 MB is shown as it came').waitFor();
    expect(await tab.playground.body()).toMatch(/^\[\[\{"id":0,/);
    await tab.playground.root.getByRole('button', { name: 'Format it' }).click();
    await tab.playground.root.getByText('  1.0,', { exact: true }).waitFor();
  });

  test('of JSON has the numbers, names and order that came', async () => {
    await tab.ask(`curl ${api.origin}/numbers`);
    const shown = (await tab.playground.body()).replace(/\s/g, '');
    expect(shown).toBe(NUMBERS);
  });

  test('can be folded', async () => {
    await tab.ask(`curl '${api.origin}/echo'`);
    expect(await tab.playground.body()).toContain('"method"');
    await tab.playground.root.getByRole('button', { name: 'Fold {' }).click();
    expect(await tab.playground.body()).not.toContain('"method"');
  });

  test.each([
    ['text', '/text', 'second line é'],
    ['JSON that is none', '/not-json', '{"a": '],
    ['Latin-1', '/latin-1', 'café'],
    ['UTF-16', '/utf-16', '"drink": "café"'],
    ['Shift_JIS', '/shift-jis', '日本'],
  ])('of the kind %s', async (_, path, text) => {
    await tab.ask(`curl ${api.origin}${path}`);
    expect(await tab.playground.body()).toContain(text);
  });

  test('that comes in pieces is shown as far as it has come', async () => {
    await tab.ask(`curl ${api.origin}/pieces`);
    const body = tab.playground.root.getByRole('region', { name: 'Body' });
    await body.getByText('{"first": 1,').waitFor();
    expect(await tab.playground.root.getByText('arriving…').isVisible()).toBe(true);
    api.finish();
    expect(await tab.playground.body()).toMatch(/"first": 1,\s+"second": 2/);
    expect(await tab.playground.root.getByText('arriving…').count()).toBe(0);
  });

  test.each(['/image', '/svg'])('of %s is a picture that runs nothing', async (path) => {
    await tab.ask(`curl ${api.origin}${path}`);
    await tab.playground.root.getByRole('img').waitFor();
    await tab.page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('[data-playground] img')?.naturalWidth ?? 0) > 0,
    );
    expect(tab.alarming()).toEqual([]);
  });

  test('that is binary can be downloaded under its name', async () => {
    await tab.ask(`curl ${api.origin}/binary`);
    await tab.playground.root.getByText('Binary data').waitFor();
    const [download] = await Promise.all([
      tab.page.waitForEvent('download'),
      tab.playground.root.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('call.wav');
    expect([...(await buffer(await download.createReadStream()))]).toEqual([0, 255, 1, 254]);
  });

  test('without a body says so', async () => {
    await tab.ask(`curl ${api.origin}/empty`);
    expect(await tab.playground.status()).toBe('204 No Content');
    await tab.playground.root.getByText('The answer has no body.').waitFor();
  });

  test('that streams is shown as events while they arrive, and can be cancelled', async () => {
    await tab.ask(`curl ${api.origin}/stream`);
    const body = tab.playground.root.getByRole('region', { name: 'Body' });
    await body.getByRole('listitem').filter({ hasText: 'turn 2' }).waitFor();
    expect(await tab.playground.root.getByText('arriving…').isVisible()).toBe(true);
    expect(await body.getByRole('listitem').first().innerText()).toMatch(/^turn · id 1\s+turn 1$/);
    await tab.playground.root.getByRole('button', { name: 'Cancel' }).click();
    expect(await tab.playground.failure()).toBe('cancelled');
    expect(await body.getByRole('listitem').count()).toBeGreaterThan(1);
    await tab.playground.root.getByRole('radio', { name: 'Raw' }).check();
    expect(await tab.playground.body()).toMatch(/^event: turn\nid: 1\ndata: turn 1\n/);
    await tab.playground.root.getByRole('radio', { name: 'Pretty' }).check();
  });

  test('of more than 64 MiB is left at that, and says so', async () => {
    await tab.ask(`curl ${api.origin}/endless`);
    await tab.playground.root.getByText('longer than 67.1 MB: the rest was left').waitFor({ timeout: 60_000 });
    expect(await tab.playground.status()).toBe('200 OK');
    await tab.playground.root.getByText('incomplete', { exact: true }).waitFor();
  });

  test('after a redirect names where it came from', async () => {
    await tab.ask(`curl ${api.origin}/redirect`);
    expect(await tab.playground.status()).toBe('200 OK');
    await tab.playground.root.getByText(`Redirected to ${api.origin}/echo/redirected`).waitFor();
  });
});
