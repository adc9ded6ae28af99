import { serveApi } from '../../support/api-server';
import { playgroundOn } from '../../support/playground';
import { openPlayground, type PlaygroundTab } from '../../support/playground-tab';
import { serveSite } from '../../support/site';

const site = serveSite();
const api = serveApi();

describe('the request of the page', () => {
  let tab: PlaygroundTab;
  beforeAll(async () => {
    tab = await openPlayground(site, api.origin);
  });

  test('is sent with its fields, without cookies, and the answer is shown with time and size', async () => {
    const { playground, page, alarming } = tab;
    await playground.root.getByLabel('team-id').fill('a b&c');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked.map(({ method, url, headers }) => [method, url, headers.cookie])).toEqual([
      ['GET', '/lines?team-id=a%20b%26c', undefined],
    ]);
    expect(await playground.root.getByRole('region', { name: 'Response' }).innerText()).toMatch(
      /\d+ ms[\s\S]*\d+ B[\s\S]*The request was carried out/,
    );
    expect(await page.getByRole('status').filter({ hasText: 'Status 200 OK' }).count()).toBe(1);
    expect(alarming()).toEqual([]);
  });

  test('is sent by Ctrl and Enter from any field', async () => {
    const { playground } = tab;
    await playground.root.getByLabel('team-id').fill('acme');
    await playground.root.getByLabel('team-id').press('Control+Enter');
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked.map(({ url }) => url)).toEqual(['/lines?team-id=acme']);
  });

  test('is sent once by a double click, which does not cancel it', async () => {
    const { playground, page } = await openPlayground(site);
    await playground.paste(`curl ${api.origin}/slow`);
    const send = playground.root.getByRole('button', { name: 'Send' });
    await send.dblclick();
    await playground.root.getByRole('button', { name: 'Cancel' }).waitFor();
    const { x, y, width, height } = (await send.boundingBox())!;
    expect(
      await page.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)?.textContent,
        [x + width / 2, y + height / 2],
      ),
    ).toBe('Send');
    expect(api.asked.map(({ url }) => url)).toEqual(['/slow']);
    await playground.root.getByRole('button', { name: 'Cancel' }).click();
    expect(await playground.failure()).toBe('cancelled');
    expect(await send.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('is shown live in six languages', async () => {
    const { playground } = tab;
    await playground.root.getByLabel('team-id').fill('acme');
    for (const language of ['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go']) {
      await playground.root.getByRole('radio', { name: language, exact: true }).check();
      expect(await playground.root.locator('pre').first().textContent()).toContain(
        `${api.origin}/lines?team-id=acme&api-key=YOUR_API_KEY`,
      );
    }
  });
});

describe('a request with a body', () => {
  let tab: PlaygroundTab;
  beforeAll(async () => {
    tab = await openPlayground(site);
  });

  test('of JSON carries it, and one that is invalid is refused at the field', async () => {
    const { playground, page } = tab;
    await playground.paste(`curl -X POST '${api.origin}/lines' -H 'Content-Type: application/json' -d '{"a": 1,}'`);
    await playground.send();
    const editor = playground.root.getByLabel('Body', { exact: true });
    const message = playground.root.getByText('This is not valid JSON');
    await message.waitFor();
    expect(await editor.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'));
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('status').filter({ hasText: 'Not sent' }).count()).toBe(1);
    await editor.fill('{"a": 1}');
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    // The first one was not sent.
    expect(api.asked.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{"a": 1}', 'application/json'],
    ]);
  });

  test.each([
    [
      'form',
      `-d 'a=b c' -H 'Content-Type: application/x-www-form-urlencoded'`,
      /^a=b c$/,
      /^application\/x-www-form-urlencoded/,
    ],
    ['text', `-d 'plain' -H 'Content-Type: text/plain'`, /^plain$/, /^text\/plain/],
    ['XML', `-d '<a/>' -H 'Content-Type: application/xml'`, /^<a\/>$/, /^application\/xml/],
  ])('of the type %s carries it', async (_name, options, body, type) => {
    await tab.ask(`curl ${options} ${api.origin}/x`);
    expect(await tab.playground.status()).toBe('200 OK');
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]?.body).toMatch(body);
    expect(api.asked[0]?.headers['content-type']).toMatch(type);
  });

  test('of several parts keeps the line breaks of their texts', async () => {
    await tab.ask(`curl ${api.origin}/x -F $'script=---\n- test: a "b"\n' -F 'a"b=c'`);
    expect(await tab.playground.status()).toBe('200 OK');
    expect(api.asked[0]?.body).toContain('name="script"\r\n\r\n---\n- test: a "b"\n\r\n--');
    expect(api.asked[0]?.body).toContain('name="a%22b"\r\n\r\nc\r\n--');
  });

  test('of several parts carries them, and the file that the reader chooses', async () => {
    const { playground } = tab;
    await playground.paste(`curl -F 'a=b' -F 'f=@x.txt' ${api.origin}/x`);
    await playground.root.getByText(/Choose the file x\.txt yourself/).waitFor();
    await playground.root
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('file content') });
    await playground.send();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]?.body).toMatch(/name="a"\r\n\r\nb\r\n[\s\S]*name="f"; filename="x.txt"[\s\S]*file content/);
    expect(api.asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary/);
    const shown = () => playground.root.locator('input[type=file]').evaluate((one: HTMLInputElement) => one.value);
    expect(await shown()).toContain('x.txt');
    // What is shown is what is sent: a paste has no file, a repeated request has the one that it had.
    await playground.paste(`curl -F 'f=@x.txt' ${api.origin}/x`);
    expect(await shown()).toBe('');
    await playground.root.getByText('History (').click();
    await playground.root.getByRole('button', { name: 'Repeat' }).first().click();
    expect(await playground.status()).toBe('200 OK');
    expect(api.asked[1]?.body).toContain('file content');
    expect(await shown()).toContain('x.txt');
  });
});

test('is kept in the history without anything that its name calls secret', async () => {
  const { ask, playground, page } = await openPlayground(site);
  await ask(`curl '${api.origin}/echo?access_key=one&a=seen' -H 'X-Auth: two' -d 'pin=three&passphrase=four&b=shown'`);
  await playground.status();
  const history = await page.evaluate(() => sessionStorage.getItem('playground-history'));
  for (const word of ['one', 'two', 'three', 'four']) expect(history).not.toMatch(new RegExp(`\\b${word}\\b`));
  expect(history).toMatch(/seen[^]*shown/);
  expect(await playground.root.locator('pre').first().textContent()).not.toContain('two');
});

test('can be repeated from the history of the session', async () => {
  const { playground, page } = await openPlayground(site, api.origin);
  const field = playground.root.getByLabel('team-id');
  await field.fill('first');
  await playground.root.getByLabel('api-key').fill('top-secret');
  await playground.send();
  await playground.status();
  await field.fill('second');
  await page.reload();
  await playgroundOn(page).root.getByLabel('team-id').focus();
  await playground.root.getByText('History (1)').click();
  api.asked.splice(0);
  await playground.root.getByRole('button', { name: 'Repeat' }).click();
  expect(await playground.status()).toBe('200 OK');
  // The key comes from what was entered, not from the history.
  expect(api.asked.map(({ url }) => url)).toEqual(['/lines?team-id=first&api-key=top-secret']);
  expect(await page.evaluate(() => sessionStorage.getItem('playground-history'))).not.toContain('top-secret');
});
