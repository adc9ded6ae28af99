import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { serveApi } from '../../support/api-server';
import { playgroundOn } from '../../support/playground';
import { serveSite } from '../../support/site';

const PAGE = '/api/reference/';
const site = serveSite();
const api = serveApi();

/** A server that lets everybody in, or nobody; it gives a token to whoever began the sign-in. */
async function serveLogin(context: BrowserContext, refusal: string | undefined, isOpen: Promise<void>) {
  const asked: URLSearchParams[] = [];
  await context.route('https://login.example/authorize?*', async (route) => {
    await isOpen;
    const parameters = new URL(route.request().url()).searchParams;
    asked.push(parameters);
    const back = new URL(parameters.get('redirect_uri') ?? '');
    back.searchParams.set('state', parameters.get('state') ?? '');
    if (refusal === undefined) back.searchParams.set('code', 'code-1');
    else back.searchParams.set('error', refusal);
    return route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  await context.route('https://login.example/token', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    asked.push(form);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isSame = proof === asked[0]?.get('code_challenge') && form.get('code') === 'code-1';
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: isSame ? { access_token: 'token-1' } : { error: 'invalid_grant' },
    });
  });
  return asked;
}

async function openLogin(refusal?: string, isOpen = Promise.resolve()) {
  const tab = await site.open(PAGE);
  const asked = await serveLogin(tab.page.context(), refusal, isOpen);
  const playground = playgroundOn(tab.page, 'Remove a line');
  await playground.open();
  await playground.useServer(api.origin);
  await playground.root.getByLabel('Client ID').fill('docs');
  await playground.root.getByRole('button', { name: 'Sign in' }).click();
  return { ...tab, asked, playground };
}

test('a reader signs in in a pop-up, and the token goes to the chosen server only', async () => {
  const { playground, asked, page } = await openLogin();
  await playground.root.getByText('Signed in.', { exact: true }).waitFor();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    response_type: 'code',
    client_id: 'docs',
    redirect_uri: site.origin + PAGE,
    scope: 'lines:write',
    code_challenge_method: 'S256',
  });
  expect(asked).toHaveLength(2);
  expect(await playground.root.getByLabel('Access token').inputValue()).toBe('token-1');
  await playground.root.getByLabel(/^line-id/).fill('7');
  await playground.send();
  expect(await playground.status()).toBe('200 OK');
  expect(api.asked.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
    ['DELETE', '/lines/7', 'Bearer token-1'],
  ]);
  for (const other of page.context().pages()) expect(other.url()).not.toContain('code-1');
  expect(await playground.root.locator('pre').first().textContent()).toContain('Bearer YOUR_TOKEN');
});

test('what a reader chooses while the pop-up is open counts', async () => {
  let open: () => void = () => undefined;
  const { playground, page } = await openLogin(undefined, new Promise((resolve) => (open = resolve)));
  await playground.root.getByLabel('Remember on this device').check();
  open();
  await playground.root.getByText('Signed in.', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('playground-credentials'))).toContain('token-1');
});

test('a reader who is refused is told why', async () => {
  const { playground } = await openLogin('access_denied');
  await playground.root.getByText('You are not signed in: access_denied.').waitFor();
  expect(await playground.root.getByLabel('Access token').inputValue()).toBe('');
});

test('a cookie that the API needs is sent by the browser when the reader wants it', async () => {
  const { page } = await site.open(PAGE);
  // The same site as the page's: a browser keeps cookies from others.
  const server = api.origin.replace('127.0.0.1', new URL(site.origin).hostname);
  await page.context().addCookies([{ name: 'session', value: 'abc', url: server }]);
  const playground = playgroundOn(page, 'Get a line');
  await playground.open();
  await playground.useServer(server);
  await playground.root.getByLabel(/^line-id/).fill('7');
  await playground.send();
  expect(await playground.status()).toBe('200 OK');
  await playground.root.getByLabel('Send the cookie session').check();
  await playground.send();
  // The server allows any page, and so none that brings cookies.
  expect(await playground.failure()).toBe('unreadable');
  expect(api.asked.filter(({ url }) => url !== '/').map(({ headers }) => headers.cookie)).toEqual([
    undefined,
    'session=abc',
  ]);
  expect(await playground.root.locator('pre').first().textContent()).toContain('Cookie: session=YOUR_SESSION');
});
