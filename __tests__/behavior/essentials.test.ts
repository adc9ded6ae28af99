import { serveApi } from '../support/api-server';
import { violationsInBothThemes } from '../support/axe';
import { openPlayground } from '../support/playground-tab';
import { serveSite } from '../support/site';

// One path through each part that suites of `__tests__/walks` look at in all its details.
const site = serveSite();
const api = serveApi();
const other = serveApi();

test('a page that was read can be read again without a network', async () => {
  const { page, wake } = await site.open('/guides/phone/', { serviceWorkers: 'allow' });
  await wake();
  while (!(await page.evaluate(async () => (await caches.match('/guides/phone/')) !== undefined)))
    await page.waitForTimeout(50);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Check a phone line' }).waitFor();
});

test('credentials are not sent to another server, which has its own', async () => {
  const { playground } = await openPlayground(site, api.origin);
  await playground.root.getByLabel('api-key').fill('top-secret');
  await playground.useServer(other.origin);
  expect(await playground.root.getByLabel('api-key').inputValue()).toBe('');
  await playground.send();
  expect(await playground.status()).toBe('200 OK');
  expect(other.asked.map(({ url }) => url)).toEqual(['/lines']);
  await playground.root.getByLabel('api-key').fill('of-the-other');
  await playground.send();
  await playground.root.getByText('of-the-other').first().waitFor();
  expect(other.asked.at(-1)?.url).toBe('/lines?api-key=of-the-other');
});

test('the checker says at which line a script is wrong, until it is mended', async () => {
  const { page, alarms } = await site.open('/practice/checker/');
  const root = page.getByRole('region', { name: 'The script checker' });
  await root.getByRole('textbox', { name: 'Script' }).click();
  const write = async (script: string) => {
    await root.locator('.cm-content').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(script);
  };
  await write('- test: One\n- $DIAL:\n    - promt: hello\n');
  await root.getByRole('listitem').filter({ hasText: 'Line 3' }).filter({ hasText: 'promt' }).waitFor();
  await write('- test: One\n- $DIAL:\n    - prompt: hello\n');
  await root.getByText('No problems found.').waitFor();
  expect(alarms).toEqual([]);
});

test('a sample of a script runs to its report', async () => {
  const { page, alarms } = await site.open('/practice/run/');
  await page
    .getByRole('button', { name: /^Run|^Call/ })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Position in the run' }).first().press('End');
  await page
    .getByText(/PASSED|FAILED/)
    .first()
    .waitFor();
  expect(alarms).toEqual([]);
});

test.each(['/guides/phone/', '/api/'])('axe finds nothing on %s in either theme', async (address) => {
  const { page } = await site.open(address);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
