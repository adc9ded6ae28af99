import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import playgrounds from '../../.generated/playgrounds.json' with { type: 'json' };
import { documentFileOf } from '../../lib/routes/address';
import { readSettings } from '../../lib/settings';
import { follow } from '../support/follow';
import { openSite, pagePaths, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

test.each([
  ['/guides/webchat/', '/guides/webchat/index.txt'],
  ['/releases/201912.html', '/releases/201912.html.txt'],
])('%s is fetched once: when the pointer is on its link, or by the click', async (path, payload) => {
  for (const isPointedAt of [true, false]) {
    const { page, open, wake, requests, alarms } = await site.newTab();
    await open(path.startsWith('/releases/') ? '/releases/202003.html' : '/guides/ivr/');
    await wake();
    requests.length = 0;
    const link = page.locator(`a[href="${path}"]`).first();
    const fetched = () => requests.filter((url) => url.split('?')[0]?.endsWith('.txt'));
    if (isPointedAt) {
      const arrived = page.waitForResponse((response) => response.url().includes(payload));
      await link.dispatchEvent('pointerover');
      await arrived;
      expect(fetched()).toEqual([payload]);
    }
    await link.dispatchEvent('click');
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
    expect({ isPointedAt, fetched: fetched(), alarms }).toEqual({ isPointedAt, fetched: [payload], alarms: [] });
    await page.context().close();
  }
});

test('payloads leave to the documents what is said to sites that show links: the browser takes it away after a navigation', () => {
  const { outDir } = readSettings();
  const payloads = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  expect(payloads.length).toBeGreaterThan(60);
  const saying = payloads.filter((file) => /"(?:og|twitter):/.test(readFileSync(path.join(outDir, file), 'utf8')));
  expect(saying).toEqual([]);
});

test('a page that a link led to does not go on saying what the document said of the page before it', async () => {
  const { page, open, wake } = await site.newTab();
  await open('/guides/');
  const social = page.locator('meta[property^="og:"], meta[name^="twitter:"]');
  expect(await social.count()).toBeGreaterThan(5);
  await wake();
  await page.locator('#sidebar a[href="/guides/cli/"]').click();
  await page.locator('h1', { hasText: 'Command-line' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('meta[property^="og:"], meta[name^="twitter:"]'));
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  await page.context().close();
});

test('documents carry nothing that only the making of the search index needs', () => {
  const { outDir } = readSettings();
  const found = pagePaths.filter((page) =>
    readFileSync(path.join(outDir, documentFileOf(page)), 'utf8').includes(' data-pagefind-'),
  );
  expect(found).toEqual([]);
});

test('a page is the same whether a link leads to it or it is loaded', async () => {
  const { page, open, wake, alarms } = await site.newTab();
  await open('/guides/');
  await wake();
  const different: string[] = [];
  // A page with a playground is loaded in any case.
  for (const path of pagePaths.filter((one) => one !== '/guides/' && !playgrounds.includes(one))) {
    await follow(page, path);
    await page.waitForFunction((to) => location.pathname === to && document.activeElement?.tagName === 'H1', path);
    if (!(await page.evaluate(isAsLoaded))) different.push(path);
  }
  expect({ different, alarms }).toEqual({ different: [], alarms: [] });
  await page.context().close();
});

/** Whether the text that is shown is that of the document at its address, but for what stands in documents only. */
async function isAsLoaded(): Promise<boolean> {
  // Not `DOMParser`, which is refused such a text.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', location.pathname);
  await new Promise((resolve) => {
    request.onload = resolve;
    request.send();
  });
  const loaded = request.responseXML as Document;
  const [shown, expected] = [document, loaded].map((from) => {
    const text = from.querySelector('main h1')?.closest('article, main')?.cloneNode(true) as Element;
    const all = from.createTreeWalker(text, NodeFilter.SHOW_COMMENT);
    const comments: ChildNode[] = [];
    while (all.nextNode()) comments.push(all.currentNode as ChildNode);
    for (const one of [...comments, ...text.querySelectorAll('script, noscript, h1, nav')]) one.remove();
    for (const element of [text, ...text.querySelectorAll('*')])
      for (const name of element.getAttributeNames())
        // React numbers what it gives an ID, on every page and at every time anew.
        if (/^(?:data-pagefind-|style$)/.test(name) || /_[SR]_/.test(element.getAttribute(name) ?? ''))
          element.removeAttribute(name);
    for (const place of text.querySelectorAll('[data-zoom]')) place.replaceChildren(...place.querySelectorAll('img'));
    text.normalize();
    return text;
  });
  if (!shown || !expected?.hasChildNodes()) return false;
  return expected.isEqualNode(shown) || expected.innerHTML === shown.innerHTML;
}
