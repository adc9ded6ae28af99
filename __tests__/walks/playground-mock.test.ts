import path from 'node:path';
import { startMock, type Mock } from '../support/mock';
import { playgroundOn } from '../support/playground';
import { settingsOf, serveSite } from '../support/site';

const PAGE = '/api/reference/';

const site = serveSite();
let mock: Mock;

beforeAll(async () => {
  mock = await startMock(path.join(settingsOf('site').outDir, 'openapi.json'));
});
afterAll(() => mock.stop());

test.each([1280, 390])(
  'with a mock of the API, a reader lists lines, starts a check with variables and reads its result, on a screen of %s pixels',
  async (width) => {
    const { page } = await site.open(PAGE, { viewport: { width, height: 800 } });
    const list = playgroundOn(page, 'List lines');
    await list.open();
    await list.useServer(mock.origin);
    await list.send();
    // The mock checks what the file says: without a key nobody is let in.
    expect(await list.status()).toBe('401 Unauthorized');
    await list.root.getByLabel(/^api-key/).fill('any-key');
    await list.send();
    expect(await list.status()).toBe('200 OK');
    const [line] = JSON.parse(await list.body()) as { id: string }[];

    // Server and key are entered once for all operations of the page.
    const start = playgroundOn(page, 'Start a check');
    await start.open();
    await start.root.getByLabel(/^line-id/).fill(line?.id ?? '');
    await start.root.getByLabel('Body', { exact: true }).fill('{ "CUSTOMER": "Dana" }');
    await start.send();
    expect(await start.status()).toBe('202 Accepted');
    const started = JSON.parse(await start.body()) as { id: string; status: string };
    expect(started.status).toBe('RUNNING');

    const result = playgroundOn(page, 'Get a check');
    await result.open();
    await result.root.getByLabel(/^check-id/).fill(started.id);
    await result.send();
    expect(await result.status()).toBe('200 OK');
    expect(await result.body()).toMatch(/"status": "PASSED"[\s\S]*"heard"/);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  },
);
