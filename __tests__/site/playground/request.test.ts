import { startApiServer, type ApiServer } from '../../support/api-server';
import { openPlayground, openSite, playgroundOn, type SiteUnderTest } from '../../support/playground-tab';

let site: SiteUnderTest;
let api: ApiServer;

beforeAll(async () => {
  [site, api] = await Promise.all([openSite('content'), startApiServer()]);
}, 60_000);
afterAll(() => Promise.all([site.close(), api.close()]));
beforeEach(() => void api.asked.splice(0));

test('is sent with its fields, without cookies, and the answer is shown with time and size', async () => {
  const { playground, close, page, alarming } = await openPlayground(site, api.origin);
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
  expect(alarming()).toEqual([]);
  await close();
});

test('is sent by Ctrl and Enter from any field', async () => {
  const { playground, close } = await openPlayground(site, api.origin);
  await playground.root.getByLabel('org-id').press('Control+Enter');
  expect(await playground.status()).toBe('200 OK');
  await close();
});

test('carries a JSON body, and an invalid one is refused at the field', async () => {
  const { playground, close, page } = await openPlayground(site);
  await playground.paste(`curl -X POST '${api.origin}/test-suite' -H 'Content-Type: application/json' -d '{"a": 1,}'`);
  api.asked.splice(0);
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
  const { playground, close } = await openPlayground(site);
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
  const { playground, close } = await openPlayground(site, api.origin);
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
  const { playground, close, page } = await openPlayground(site, api.origin);
  const field = playground.root.getByLabel('org-id');
  await field.fill('first');
  await playground.root.getByLabel('api-key').fill('top-secret');
  await playground.send();
  await playground.status();
  await field.fill('second');
  await page.reload();
  await playgroundOn(page).root.getByLabel('org-id').focus();
  await playground.root.getByText('History (1)').click();
  api.asked.splice(0);
  await playground.root.getByRole('button', { name: 'Repeat' }).click();
  expect(await playground.status()).toBe('200 OK');
  // The key comes from what was entered, not from the history.
  expect(api.asked.map(({ url }) => url)).toEqual(['/test-suite?org-id=first&api-key=top-secret']);
  expect(await page.evaluate(() => sessionStorage.getItem('playground-history'))).not.toContain('top-secret');
  await close();
});
