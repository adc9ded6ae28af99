import { readFileSync } from 'node:fs';
import { startApiServer, hugeJson, HOSTILE, type ApiServer } from '../support/api-server';
import { playgroundOn } from '../support/playground';
import { openSite, type SiteUnderTest, type Tab } from '../support/site';

const PAGE = '/api/';

let site: SiteUnderTest;
let api: ApiServer;
let closed: ApiServer;

beforeAll(async () => {
  [site, api, closed] = await Promise.all([openSite(), startApiServer(), startApiServer({ allows: false })]);
}, 60_000);
afterAll(() => Promise.all([site.close(), api.close(), closed.close()]));

/** Opens the page with the playground set to the test server. */
async function openPlayground(
  server: string | undefined = api.origin,
  options: Parameters<SiteUnderTest['newTab']>[0] = {},
) {
  const tab = await site.newTab(options);
  await tab.open(PAGE);
  const playground = playgroundOn(tab.page);
  if (server !== '') await playground.useServer(server);
  api.asked.length = 0;
  return { ...tab, playground, close: () => tab.page.context().close() };
}

/** Sends a curl line's request. */
async function ask(command: string, options?: Parameters<SiteUnderTest['newTab']>[0]) {
  const opened = await openPlayground('', options);
  await opened.playground.paste(command);
  await opened.playground.send();
  return opened;
}

const alarming = ({ alarms }: Pick<Tab, 'alarms'>) =>
  alarms.filter((alarm) => !alarm.startsWith('other host: http://127.0.0.1'));

describe('before a reader touches it', () => {
  test('the form and the curl line are there without scripts, and nothing that cannot work', async () => {
    const { page, open } = await site.newTab({ javaScriptEnabled: false });
    await open(PAGE);
    const { root } = playgroundOn(page);
    expect(await root.getByLabel('org-id').isVisible()).toBe(true);
    expect(await root.getByLabel('api-key').isVisible()).toBe(true);
    expect(await root.locator('pre').textContent()).toMatch(/^curl 'https:.*\/test-suite\?api-key=YOUR_API_KEY'$/);
    expect(await root.getByRole('button', { name: 'Send' }).isVisible()).toBe(false);
    // Enter in a field must not put what was typed into the address.
    await root.getByLabel('api-key').fill('secret');
    await root.getByLabel('api-key').press('Enter');
    expect(page.url()).toBe(site.origin + PAGE);
    await page.context().close();
  });

  test('its program is loaded at the first touch, and on no other page', async () => {
    const { page, open, wake, requests } = await site.newTab();
    await open(PAGE);
    await wake();
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await playgroundOn(page).root.getByLabel('org-id').focus();
    await page.locator('[data-live]').waitFor();
    const program = requests.slice(before).filter((url) => /\.(js|css)$/.test(url));
    expect(program).not.toEqual([]);
    requests.length = 0;
    await open('/faq/');
    await wake();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => program.includes(url))).toEqual([]);
    await page.context().close();
  });

  test('what is typed and pressed before it has arrived is not lost', async () => {
    const { page, open } = await site.newTab();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await open(PAGE);
    const { root, status } = playgroundOn(page);
    const field = root.getByLabel('org-id');
    await field.fill('acme');
    await field.press('ArrowLeft');
    await root.and(page.locator('[data-live]')).waitFor();
    await page.keyboard.type('-');
    expect(await field.inputValue()).toBe('acm-e');
    await page.unroute('**/_next/static/**/*.js');

    const second = await site.newTab();
    await second.page.addInitScript(
      (server) => sessionStorage.setItem('playground-servers', server),
      JSON.stringify({
        [await root.locator('[name=server] option').first().getAttribute('value').then(String)]: api.origin,
      }),
    );
    await second.page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    api.asked.length = 0;
    await second.open(PAGE);
    await second.page.getByLabel('org-id').fill('early');
    await second.page.getByRole('button', { name: 'Send' }).click();
    expect(await playgroundOn(second.page).status()).toBe('200 OK');
    expect(api.asked.map(({ url }) => url)).toEqual(['/test-suite?org-id=early']);
    expect(second.page.url()).toBe(second.page.url().split('?')[0]);
    expect(await status().catch(() => 'none')).toBe('none');
    await Promise.all([page.context().close(), second.page.context().close()]);
  });

  test('a reader who comes by a link inside the site gets the page’s own policy', async () => {
    const { page, open, wake, alarms } = await site.newTab();
    await open('/api/test-api/');
    await wake();
    await page.locator(`#sidebar a[href="${PAGE}"]`).first().click();
    await page.getByRole('form', { name: 'Try it: List test suites' }).waitFor();
    await page.waitForFunction(
      (path) => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname === path,
      PAGE,
    );
    const playground = playgroundOn(page);
    await playground.useServer(api.origin);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(alarming({ alarms })).toEqual([]);
    await page.context().close();
  });
});

describe('the request', () => {
  test('is sent with its fields, without cookies, and the answer is shown with time and size', async () => {
    const { playground, close, page, alarms } = await openPlayground();
    await playground.root.getByLabel('org-id').fill('a b&c');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked.map(({ method, url, headers }) => [method, url, headers.cookie])).toEqual([
      ['GET', '/test-suite?org-id=a%20b%26c', undefined],
    ]);
    expect(await playground.root.getByRole('region', { name: 'Response' }).innerText()).toMatch(
      /\d+ ms[\s\S]*\d+ B[\s\S]*The request was carried out/,
    );
    expect(await page.getByRole('status').filter({ hasText: 'Status 200 OK' }).count()).toBe(1);
    expect(alarming({ alarms })).toEqual([]);
    await close();
  });

  test('is sent by Ctrl and Enter from any field', async () => {
    const { playground, close } = await openPlayground();
    await playground.root.getByLabel('org-id').press('Control+Enter');
    expect(await playground.status()).toBe('200 OK');
    await close();
  });

  test('carries a JSON body, and an invalid one is refused at the field', async () => {
    const { playground, close, page } = await openPlayground('');
    await playground.paste(
      `curl -X POST '${api.origin}/test-suite' -H 'Content-Type: application/json' -d '{"a": 1,}'`,
    );
    api.asked.length = 0;
    await playground.send();
    const editor = playground.root.getByLabel('Body', { exact: true });
    const message = playground.root.getByText('This is not valid JSON');
    await message.waitFor();
    expect(await editor.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'));
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(api.asked).toEqual([]);
    expect(await page.getByRole('status').filter({ hasText: 'Not sent' }).count()).toBe(1);
    await editor.fill('{"a": 1}');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{"a": 1}', 'application/json'],
    ]);
    await close();
  });

  test.each([
    [
      'form',
      `-d 'a=b c' -H 'Content-Type: application/x-www-form-urlencoded'`,
      /^a=b c$/,
      /^application\/x-www-form-urlencoded/,
    ],
    [
      'multipart with a file',
      `-F 'a=b' -F 'f=@x.txt'`,
      /name="a"\r\n\r\nb\r\n[\s\S]*name="f"; filename="x.txt"[\s\S]*file content/,
      /^multipart\/form-data; boundary/,
    ],
    ['text', `-d 'plain' -H 'Content-Type: text/plain'`, /^plain$/, /^text\/plain/],
    ['XML', `-d '<a/>' -H 'Content-Type: application/xml'`, /^<a\/>$/, /^application\/xml/],
  ])('carries a body of the type %s', async (name, options, body, type) => {
    const { playground, close } = await openPlayground('');
    if (name.includes('file')) {
      await playground.root.getByLabel('org-id').focus();
      await playground.root.getByText('Fill from curl').click();
      await playground.root.getByLabel('A curl command').fill(`curl ${options} ${api.origin}/x`);
      await playground.root.getByRole('button', { name: 'Fill in' }).click();
      await playground.root.getByText(/Choose the file x\.txt yourself/).waitFor();
      await playground.root
        .locator('input[type=file]')
        .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('file content') });
    } else await playground.paste(`curl ${options} ${api.origin}/x`);
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked[0]?.body).toMatch(body);
    expect(api.asked[0]?.headers['content-type']).toMatch(type);
    await close();
  });

  test('is shown live in six languages', async () => {
    const { playground, close } = await openPlayground();
    await playground.root.getByLabel('org-id').fill('acme');
    for (const language of ['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go']) {
      await playground.root.getByRole('radio', { name: language, exact: true }).check();
      expect(await playground.root.locator('pre').first().textContent()).toContain(
        `${api.origin}/test-suite?org-id=acme&api-key=YOUR_API_KEY`,
      );
    }
    await close();
  });

  test('can be repeated from the history of the session', async () => {
    const { playground, close, page } = await openPlayground();
    const field = playground.root.getByLabel('org-id');
    await field.fill('first');
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.send();
    await playground.status();
    await field.fill('second');
    await page.reload();
    await playgroundOn(page).root.getByLabel('org-id').focus();
    await playground.root.getByText('History (1)').click();
    api.asked.length = 0;
    await playground.root.getByRole('button', { name: 'Repeat' }).click();
    expect(await playground.status()).toBe('200 OK');
    // The key comes from what was entered, not from the history.
    expect(api.asked.map(({ url }) => url)).toEqual(['/test-suite?org-id=first&api-key=top-secret']);
    expect(await page.evaluate(() => sessionStorage.getItem('playground-history'))).not.toContain('top-secret');
    await close();
  });
});

describe('credentials', () => {
  test('are kept for the session only, and are in no address, sample or history', async () => {
    const { playground, close, page, requests, alarms } = await openPlayground();
    await playground.root.getByLabel('api-key').fill('top-secret');
    await playground.send();
    await playground.status();
    expect(api.asked[0]?.url).toBe('/test-suite?api-key=top-secret');
    expect(await playground.root.locator('pre').first().textContent()).toContain('YOUR_API_KEY');
    expect(await page.evaluate(() => [localStorage.getItem('playground-credentials'), document.cookie])).toEqual([
      null,
      '',
    ]);
    expect(page.url() + requests.join(' ')).not.toContain('top-secret');
    expect(alarming({ alarms })).toEqual([]);
    const { page: next } = { page: await page.context().newPage() };
    await next.goto(site.origin + PAGE);
    await next.getByLabel('org-id').focus();
    await next.locator('[data-live]').waitFor();
    expect(await next.getByLabel('api-key').inputValue()).toBe('');
    await close();
  });

  test('are shown in the samples on purpose only, and remembered on request only', async () => {
    const { playground, close, page } = await openPlayground();
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
    const { playground, close } = await openPlayground();
    await playground.root.getByLabel('api-key').fill('top-secret');
    const other = await startApiServer();
    await playground.useServer(other.origin);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(other.asked.map(({ url }) => url)).toEqual(['/test-suite']);
    await playground.root.getByRole('button', { name: 'Use it there too' }).click();
    await playground.send();
    await playground.root.getByText('top-secret').first().waitFor();
    expect(other.asked.at(-1)?.url).toBe('/test-suite?api-key=top-secret');
    await Promise.all([close(), other.close()]);
  });

  test('of a pasted command become credentials, not fields', async () => {
    const { playground, close } = await openPlayground('');
    await playground.paste(`curl '${api.origin}/test-suite?api-key=pasted'`);
    expect(await playground.root.getByLabel('api-key').inputValue()).toBe('pasted');
    expect(await playground.root.locator('pre').first().textContent()).toContain('YOUR_API_KEY');
    await close();
  });
});

describe('the answer', () => {
  test.each([
    [404, '404 Not Found', /nothing at this address/],
    [401, '401 Unauthorized', /does not know who you are/],
    [500, '500 Internal Server Error', /The server failed/],
  ])('of status %s says what it means', async (status, text, meaning) => {
    const { playground, close } = await ask(`curl ${api.origin}/status/${status}`);
    expect(await playground.status()).toBe(text);
    expect(await playground.root.getByRole('region', { name: 'Response' }).innerText()).toMatch(meaning);
    await close();
  });

  test('can be seen pretty, raw, and with its headers, copied and downloaded', async () => {
    const { playground, close, page } = await ask(`curl ${api.origin}/hostile`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await playground.status();
    const raw = JSON.stringify({ [HOSTILE]: HOSTILE });
    expect(await playground.body()).toContain('\n');
    await playground.root.getByRole('radio', { name: 'Raw' }).check();
    expect(await playground.body()).toBe(raw);
    await playground.root.getByRole('button', { name: 'Copy body' }).click();
    await playground.root.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(raw);
    await playground.root.getByRole('radio', { name: 'Headers' }).check();
    expect(await playground.root.getByText(HOSTILE, { exact: true }).count()).toBe(1);
    await close();
  });

  test.each(['/hostile', '/html'])('of %s is text, never markup', async (path) => {
    const { playground, close, page, alarms } = await ask(`curl ${api.origin}${path}`);
    expect(await playground.body()).toContain('<script>');
    expect(await playground.root.locator('img, script').count()).toBe(0);
    expect(await page.title()).not.toBe('broken');
    expect(alarming({ alarms })).toEqual([]);
    await close();
  });

  test('of five megabytes is folded and searched with few lines in the document', async () => {
    const { playground, close } = await ask(`curl ${api.origin}/huge`);
    expect(await playground.status()).toBe('200 OK');
    const lines = playground.root.getByRole('region', { name: 'Body' }).locator('code');
    expect(hugeJson().length).toBeGreaterThan(5_000_000);
    expect(await lines.count()).toBeLessThan(300);
    await playground.root.getByLabel('Search in the body').fill('needle');
    await playground.root.getByText('1 line', { exact: true }).waitFor();
    await playground.root.getByLabel('Search in the body').press('Enter');
    await playground.root.locator('mark', { hasText: 'needle' }).waitFor();
    expect(await playground.body()).toContain('suite 32000 of the pharmacy');
    expect(await lines.count()).toBeLessThan(300);
    await playground.root.getByRole('button', { name: 'Unfold', exact: true }).click();
    expect(await lines.count()).toBeLessThan(300);
    await close();
  });

  test('can be folded', async () => {
    const { playground, close } = await ask(`curl '${api.origin}/echo'`);
    expect(await playground.body()).toContain('"method"');
    await playground.root.getByRole('button', { name: 'Fold {' }).click();
    expect(await playground.body()).not.toContain('"method"');
    await close();
  });

  test.each([
    ['text', '/text', 'second line é'],
    ['JSON that is none', '/not-json', '{"a": '],
    ['JSON in pieces', '/chunked', '"second": 2'],
  ])('of the kind %s', async (_, path, text) => {
    const { playground, close } = await ask(`curl ${api.origin}${path}`);
    expect(await playground.body()).toContain(text);
    await close();
  });

  test.each(['/image', '/svg'])('of %s is a picture that runs nothing', async (path) => {
    const { playground, close, page, alarms } = await ask(`curl ${api.origin}${path}`);
    page.on('dialog', () => alarms.push('dialog'));
    const picture = playground.root.getByRole('img');
    await picture.waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('[data-playground] img')?.naturalWidth ?? 0) > 0,
    );
    expect(alarming({ alarms })).toEqual([]);
    await close();
  });

  test('that is binary can be downloaded under its name', async () => {
    const { playground, close, page } = await ask(`curl ${api.origin}/binary`);
    await playground.root.getByText('Binary data').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      playground.root.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('call.wav');
    expect([...readFileSync(await download.path())]).toEqual([0, 255, 1, 254]);
    await close();
  });

  test('without a body says so', async () => {
    const { playground, close } = await ask(`curl ${api.origin}/empty`);
    expect(await playground.status()).toBe('204 No Content');
    await playground.root.getByText('The answer has no body.').waitFor();
    await close();
  });

  test('that streams is shown as it arrives, and can be cancelled', async () => {
    const { playground, close } = await ask(`curl ${api.origin}/stream`);
    await playground.root.getByText('data: turn 2').waitFor();
    expect(await playground.root.getByText('arriving…').isVisible()).toBe(true);
    await playground.root.getByText('data: turn 4').waitFor();
    await playground.root.getByRole('button', { name: 'Cancel' }).click();
    expect(await playground.failure()).toBe('cancelled');
    expect(await playground.body()).toContain('data: turn 4');
    await close();
  });

  test('after a redirect names where it came from', async () => {
    const { playground, close } = await ask(`curl ${api.origin}/redirect`);
    expect(await playground.status()).toBe('200 OK');
    await playground.root.getByText(`Redirected to ${api.origin}/echo/redirected`).waitFor();
    await close();
  });
});

describe('a failure', () => {
  const kinds: [kind: string, address: () => string, remedy: RegExp][] = [
    ['cors', () => `${closed.origin}/test-suite`, /Access-Control-Allow-Origin/],
    ['refused', () => 'http://127.0.0.1:9/test-suite', /Start the server/],
    ['unknown-host', () => 'https://nobody.example/test-suite', /reserved/],
    ['policy', () => 'http://192.0.2.1/test-suite', /connect-src/],
    ['interrupted', () => `${api.origin}/cut`, /connection was lost/],
  ];
  test.each(kinds)('of the kind %s says what to do, with the curl line', async (kind, address, remedy) => {
    const { playground, close } = await ask(`curl ${address()}`);
    expect(await playground.failure()).toBe(kind);
    const failure = playground.root.locator('[data-failure]');
    expect(await failure.innerText()).toMatch(remedy);
    expect(await failure.locator('pre').textContent()).toContain(address());
    await close();
  });

  test('because the reader is offline is told apart', async () => {
    const { playground, close, page } = await openPlayground();
    await playground.root.getByLabel('org-id').fill('x');
    await page.context().setOffline(true);
    await playground.send();
    expect(await playground.failure()).toBe('offline');
    await close();
  });

  test('after the time limit says how long', async () => {
    const { playground, close } = await openPlayground('');
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
      const { playground, close, page, alarms } = await openPlayground(address);
      page.on('dialog', () => alarms.push('dialog'));
      await playground.send();
      const field = playground.root.getByLabel('Address of the server');
      await playground.root.locator('[aria-invalid="true"]').waitFor();
      expect(
        await field.evaluate(
          (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      ).toMatch(/address/);
      expect(alarming({ alarms })).toEqual([]);
      await close();
    },
  );
});

test.each([320, 390, 820, 1440])('it fits a screen of %s pixels, answer and failure included', async (width) => {
  const { playground, close, page } = await ask(`curl '${api.origin}/huge'`, { viewport: { width, height: 800 } });
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
