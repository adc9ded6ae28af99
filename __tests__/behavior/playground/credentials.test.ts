import { startApiServer, type ApiServer } from '../../support/api-server';
import { openPlayground, openSite, PLAYGROUND_PAGE, type SiteUnderTest } from '../../support/playground-tab';

let site: SiteUnderTest;
let api: ApiServer;

beforeAll(async () => {
  [site, api] = await Promise.all([openSite(), startApiServer()]);
});
afterAll(() => Promise.all([site.close(), api.close()]));
beforeEach(() => void api.asked.splice(0));

describe('credentials', () => {
  test('are kept for the session only, and are in no address, sample or history', async () => {
    const { playground, close, page, requests, alarming } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.send();
    await playground.status();
    expect(api.asked[0]?.url).toBe('/lines?api-key=top-secret');
    expect(await playground.root.locator('pre').first().textContent()).toContain('YOUR_API_KEY');
    expect(await page.evaluate(() => [localStorage.getItem('playground-credentials'), document.cookie])).toEqual([
      null,
      '',
    ]);
    expect(page.url() + requests.join(' ')).not.toContain('top-secret');
    expect(alarming()).toEqual([]);
    const next = await page.context().newPage();
    await next.goto(site.origin + PLAYGROUND_PAGE);
    await next.getByLabel('team-id').focus();
    await next.locator('[data-live]').waitFor();
    expect(await next.getByLabel('api-key').inputValue()).toBe('');
    await close();
  });

  test('are shown in the samples on purpose only, and remembered on request only', async () => {
    const { playground, close, page } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.root.getByLabel('Show my credentials').check();
    expect(await playground.root.locator('pre').first().textContent()).toContain('api-key=top-secret');
    await playground.root.getByLabel('Remember on this device').check();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('playground-credentials'),
        sessionStorage.getItem('playground-credentials'),
      ]),
    ).toEqual([JSON.stringify({ [api.origin]: { 'apiKey:query:api-key': { value: 'top-secret' } } }), null]);
    await playground.root.getByLabel('Remember on this device').uncheck();
    expect(await page.evaluate(() => localStorage.getItem('playground-credentials'))).toBeNull();
    await close();
  });

  test('are not sent to another server unless the reader says so', async () => {
    const { playground, close } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    const other = await startApiServer();
    await playground.useServer(other.origin);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(other.asked.map(({ url }) => url)).toEqual(['/lines']);
    await playground.root.getByRole('button', { name: 'Use it there too' }).click();
    await playground.send();
    await playground.root.getByText('top-secret').first().waitFor();
    expect(other.asked.at(-1)?.url).toBe('/lines?api-key=top-secret');
    await Promise.all([close(), other.close()]);
  });

  test('of one server stay there when a request to another is repeated', async () => {
    const other = await startApiServer();
    const { playground, close } = await openPlayground(site, api.origin);
    await playground.send();
    await playground.status();
    await playground.useServer(other.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.send();
    await playground.root.getByText('top-secret').first().waitFor();
    api.asked.splice(0);
    await playground.root.getByText('History (2)').click();
    await playground.root.getByRole('button', { name: 'Repeat' }).last().click();
    await playground.status();
    expect(api.asked.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([['/lines', undefined]]);
    expect(other.asked.map(({ url }) => url)).toEqual(['/lines?api-key=top-secret']);
    await Promise.all([close(), other.close()]);
  });

  test('go nowhere by an address whose host a value would complete', async () => {
    const { playground, close } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.paste(`curl '${api.origin.replace(/:\d+$/, '')}{team-id}:${new URL(api.origin).port}/lines'`);
    await playground.send();
    await playground.root.getByText('A placeholder cannot stand in the host').first().waitFor();
    expect(api.asked).toEqual([]);
    await close();
  });

  test('that lie in the storage in another shape count as none', async () => {
    const { playground, close, page } = await openPlayground(site, api.origin);
    await page.evaluate((origin) => {
      sessionStorage.setItem('playground-servers', JSON.stringify({ [origin]: 123 }));
      sessionStorage.setItem('playground-history', '{}');
      localStorage.setItem('playground-credentials', JSON.stringify({ [origin]: { x: 1 } }));
    }, api.origin);
    await page.reload();
    await playground.useServer(api.origin);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    await close();
  });

  test('of a pasted command become credentials, not fields', async () => {
    const { playground, close } = await openPlayground(site);
    await playground.paste(`curl '${api.origin}/lines?api-key=pasted'`);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('pasted');
    expect(await playground.root.locator('pre').first().textContent()).toContain('YOUR_API_KEY');
    await close();
  });

  test('in a header do not go on to a host that the reader has not seen', async () => {
    const other = await startApiServer();
    const { playground, ask, close } = await openPlayground(site);
    await ask(`curl '${api.origin}/redirect-to?to=${other.origin}/elsewhere' -H 'X-Api-Key: top-secret'`);
    expect(await playground.failure()).toBe('redirect');
    expect(other.asked).toEqual([]);
    await playground.root.getByRole('button', { name: 'Follow without credentials' }).click();
    expect(await playground.status()).toBe('200 OK');
    expect(other.asked.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([['/elsewhere', undefined]]);
    await Promise.all([close(), other.close()]);
  });
});
