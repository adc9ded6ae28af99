import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../lib/routes/address';
import { roundTrip } from '../support/round-trip';
import { pagesOf, settingsOf, serveSite } from '../support/site';

const { outDir } = settingsOf('site');

const site = serveSite();

test.each([
  ['/guides/chat/', '/guides/chat/index.txt', 'Check a chat on a web page'],
  ['/releases/202401.html', '/releases/202401.html.txt', 'Release roundup, January 2024'],
])('%s is fetched once: when the pointer is on its link, or by the click', async (address, payload, title) => {
  for (const isPointedAt of [true, false]) {
    const { page, wake, requests, alarms } = await site.open(
      address.startsWith('/releases/') ? '/releases/202403.html' : '/guides/phone/',
    );
    await wake();
    requests.length = 0;
    const link = page.locator(`a[href="${address}"]`).first();
    const fetched = () => requests.filter((url) => url.split('?')[0]?.endsWith('.txt'));
    if (isPointedAt) {
      const arrived = page.waitForResponse((response) => response.url().includes(payload));
      await link.dispatchEvent('pointerover');
      await arrived;
      expect(fetched()).toEqual([payload]);
    }
    await link.dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: title }).and(page.locator(':focus')).waitFor();
    await roundTrip(page);
    expect({ isPointedAt, fetched: fetched(), alarms }).toEqual({ isPointedAt, fetched: [payload], alarms: [] });
  }
});

test('payloads leave to the documents what is said to sites that show links: the browser takes it away after a navigation', () => {
  const payloads = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  expect(payloads.length).toBeGreaterThanOrEqual(pagesOf('site').length);
  const saying = payloads.filter((file) => /"(?:og|twitter):/.test(readFileSync(path.join(outDir, file), 'utf8')));
  expect(saying).toEqual([]);
});

test('a page that a link led to does not go on saying what the document said of the page before it', async () => {
  const { page, wake } = await site.open('/guides/');
  const social = page.locator('meta[property^="og:"], meta[name^="twitter:"]');
  expect(await social.count()).toBeGreaterThan(5);
  await wake();
  await page.locator('#sidebar a[href="/guides/cli/"]').click();
  await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('meta[property^="og:"], meta[name^="twitter:"]'));
  await page.waitForFunction(() => document.querySelectorAll('meta[name=description]').length === 1);
});

test('documents carry nothing that only the making of the search index needs', () => {
  const found = pagesOf('site').filter((address) =>
    readFileSync(path.join(outDir, documentFileOf(address)), 'utf8').includes(' data-pagefind-'),
  );
  expect(found).toEqual([]);
});
