import { startMock, type Mock } from '../support/mock';
import { playgroundOn } from '../support/playground';
import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;
let mock: Mock;

beforeAll(async () => {
  [site, mock] = await Promise.all([openSite('content'), startMock('out/openapi.json')]);
}, 120_000);
afterAll(() => {
  mock.stop();
  return site.close();
});

test.each([1280, 390])(
  'with a mock of the API, a reader lists suites, starts a run with variables and reads its result, on a screen of %s pixels',
  async (width) => {
    const { page, open } = await site.newTab({ viewport: { width, height: 800 } });
    await open('/api/test-api/');
    const list = playgroundOn(page, 'List test suites');
    await list.open();
    await list.useServer(mock.origin);
    await list.send();
    // The mock checks what the file says: without a key nobody is let in.
    expect(await list.status()).toBe('401 Unauthorized');
    await list.root.getByLabel(/^api-key/).fill('any-key');
    await list.send();
    await list.root.getByText('200 OK', { exact: true }).waitFor();
    const [suite] = JSON.parse(await list.body()) as { id: string }[];

    // Server and key are entered once for all operations of the page.
    const run = playgroundOn(page, 'Run a test suite with replacement variables');
    await run.open();
    await run.root.getByLabel(/^test-suite-id/).fill(suite?.id ?? '');
    await run.root.getByLabel('Body', { exact: true }).fill('{ "PATIENT": "Dana" }');
    await run.send();
    expect(await run.status()).toBe('200 OK');
    const started = JSON.parse(await run.body()) as { id: string; status: string };
    expect(started.status).toBe('IN_PROGRESS');

    const result = playgroundOn(page, 'Get status and results of a run');
    await result.open();
    await result.root.getByLabel(/^run-id/).fill(started.id);
    await result.send();
    expect(await result.status()).toBe('200 OK');
    expect(await result.body()).toMatch(/"status": "COMPLETE"[\s\S]*"testName"/);
    expect(new URL(page.url()).pathname).toBe('/api/test-api/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.context().close();
  },
);
