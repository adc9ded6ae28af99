import { serveApi } from '../../support/api-server';
import { openPlayground, PLAYGROUND_PAGE } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();
const other = serveApi();

describe('credentials', () => {
  test('are kept for the session only, and are in no address, sample or history', async () => {
    const { playground, page, requests, alarming } = await openPlayground(site, api.origin);
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
  });

  test('are shown in the samples on purpose only, and remembered on request only', async () => {
    const { playground, page } = await openPlayground(site, api.origin);
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
  });

  test('are not sent to another server unless the reader says so', async () => {
    const { playground } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.useServer(other.origin);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(other.asked.map(({ url }) => url)).toEqual(['/lines']);
    await playground.root.getByRole('button', { name: 'Use it there too' }).click();
    await playground.send();
    await playground.root.getByText('top-secret').first().waitFor();
    expect(other.asked.at(-1)?.url).toBe('/lines?api-key=top-secret');
  });

  test('that were pasted as a header stay with their server when another one is chosen', async () => {
    const { playground } = await openPlayground(site);
    await playground.paste(`curl '${api.origin}/lines' -H 'X-Auth: top-secret' -H 'X-Team: a'`);
    await playground.useServer(other.origin);
    await playground.root.getByText(`X-Auth was for ${api.origin}`).first().waitFor();
    await playground.send();
    await playground.status();
    expect(other.asked.map(({ headers }) => [headers['x-auth'], headers['x-team']])).toEqual([[undefined, 'a']]);
  });

  test('of one server stay there when a request to another is repeated', async () => {
    const { playground } = await openPlayground(site, api.origin);
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
  });

  test('go nowhere by an address whose host a value would complete', async () => {
    const { playground } = await openPlayground(site, api.origin);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.paste(`curl '${api.origin.replace(/:\d+$/, '')}{team-id}:${new URL(api.origin).port}/lines'`);
    await playground.send();
    await playground.root.getByText('A placeholder cannot stand in the host').first().waitFor();
    expect(api.asked).toEqual([]);
  });

  test('that lie in the storage in another shape count as none', async () => {
    const { playground, page } = await openPlayground(site, api.origin);
    const first = await playground.root.locator('[name=server] option').first().getAttribute('value');
    await page.evaluate(
      ([origin, server]) => {
        sessionStorage.setItem('playground-servers', JSON.stringify({ [server!]: 123 }));
        sessionStorage.setItem('playground-history', '{}');
        localStorage.setItem('playground-credentials', JSON.stringify({ [origin!]: { x: 1 } }));
      },
      [api.origin, first],
    );
    await page.reload();
    await playground.useServer(api.origin);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
  });

  test('of a pasted command become credentials, not fields', async () => {
    const { playground } = await openPlayground(site);
    await playground.paste(`curl '${api.origin}/lines?api-key=pasted'`);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('pasted');
    expect(await playground.root.locator('pre').first().textContent()).toContain('YOUR_API_KEY');
  });

  test.each([307, 308])('and a body do not go on by a redirect of status %s', async (status) => {
    const { playground, ask } = await openPlayground(site);
    await ask(`curl '${api.origin}/redirect-to?status=${status}&to=${other.origin}/x' -H 'X-Api-Key: top' -d 'a=body'`);
    expect(await playground.failure()).toBe('redirect');
    expect(await playground.root.locator('[data-failure]').innerText()).toMatch(
      /with its body or the secret in its address, is not repeated/,
    );
    expect(await playground.root.getByRole('button', { name: 'Follow without credentials' }).count()).toBe(0);
    expect(api.asked.map(({ method, body }) => [method, body])).toEqual([['POST', 'a=body']]);
    expect(other.asked).toEqual([]);
  });

  test('in the query do not go on by a redirect that keeps it, and are not shown', async () => {
    const { playground } = await openPlayground(site);
    await playground.paste(`curl '${api.origin}/redirect-with-query?to=${other.origin}'`);
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.send();
    expect(await playground.failure()).toBe('redirect');
    expect(other.asked).toEqual([]);
    await playground.root.getByRole('button', { name: 'Follow without credentials' }).click();
    expect(await playground.status()).toBe('200 OK');
    expect(JSON.stringify(other.asked)).not.toContain('top-secret');
    expect(other.asked).toHaveLength(1);
  });

  test('that stand in the address itself are followed nowhere', async () => {
    const { playground, ask } = await openPlayground(site);
    await ask(`curl '${api.origin}/redirect-to?to=${other.origin}/lines&access_token=top-secret'`);
    expect(await playground.failure()).toBe('redirect');
    expect(await playground.root.getByRole('button', { name: 'Follow without credentials' }).count()).toBe(0);
    expect(other.asked).toEqual([]);
  });

  test('that a redirect puts into the address are covered where it is shown', async () => {
    const { playground, ask } = await openPlayground(site);
    await ask(`curl '${api.origin}/redirect-with-query?to=${other.origin}'`);
    expect(await playground.status()).toBe('200 OK');
    expect(await playground.root.getByText('Redirected to').innerText()).toMatch(/\/lines\?.*&token=YOUR_TOKEN/);
  });

  test('of a pasted header are masked in the samples until the reader wants to see them', async () => {
    const { playground } = await openPlayground(site);
    await playground.paste(`curl '${api.origin}/x?sig=hidden' -H 'Authorization: Bearer hidden' -d 'pin=hidden'`);
    const sample = playground.root.locator('pre').first();
    expect(await sample.textContent()).toMatch(/sig=YOUR_SIG[^]*Bearer YOUR_AUTHORIZATION[^]*YOUR_PIN/);
    expect(await sample.textContent()).not.toContain('hidden');
    await playground.root.getByLabel('Show my credentials and other secrets').check();
    expect(await sample.textContent()).toMatch(/sig=hidden[^]*Bearer hidden[^]*pin=hidden/);
  });

  test.each([
    ['in a header', 'X-Api-Key', 'top-secret'],
    ['of a variable in a header of any name', 'X-Team', '$[token]'],
    ['in a header that no list knows', 'X-Figma-Pat', 'top-secret'],
  ])('%s do not go on to a host that the reader has not seen', async (_, header, value) => {
    const { playground, page } = await openPlayground(site);
    await page.evaluate(() => localStorage.setItem('playground-variables', '{"token":"top-secret"}'));
    await page.reload();
    await playground.paste(`curl '${api.origin}/redirect-to?to=${other.origin}/elsewhere' -H '${header}: a'`);
    await playground.root.getByLabel(header, { exact: true }).fill(value);
    await playground.send();
    expect(await playground.failure()).toBe('redirect');
    expect(other.asked).toEqual([]);
    await playground.root.getByRole('button', { name: 'Follow without credentials' }).click();
    expect(await playground.status()).toBe('200 OK');
    expect(other.asked.map(({ url }) => url)).toEqual(['/elsewhere']);
    expect(JSON.stringify(other.asked)).not.toContain('top-secret');
    expect(api.asked[0]?.headers).toMatchObject({ [header.toLowerCase()]: 'top-secret' });
  });
});
