import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from './budgets.json' with { type: 'json' };
import { overBudget, sumOf, type Budget, type Measured } from '../support/budgets';
import { ask, openSearch } from '../support/search';
import { settingsOf, type Tab, serveSite } from '../support/site';

const site = serveSite('content');

const { outDir } = settingsOf('content');
const sizes = new Map<string, number>();

/** The file of the export that answers at an address. */
function fileOf(address: string): string {
  return path.join(outDir, decodeURI(address.split(/[?#]/)[0] ?? '').replace(/\/$/, '/index.html'));
}

/** KiB of a file as a host sends it. */
function kib(address: string): number {
  const file = fileOf(address);
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(file);
  const size =
    (/\.(html|js|css|svg|txt|json|wasm)$|\/[^.]+$/.test(file) ? brotliCompressSync(body) : body).length / 1024;
  sizes.set(file, size);
  return size;
}

const kinds: Record<string, RegExp> = {
  'HTML KiB': /\/$|\.html$/,
  'CSS KiB': /\.css$/,
  'JavaScript KiB': /\.js$/,
  'font KiB': /\.woff2$/,
};

function measure(what: string, requests: readonly string[]): Measured {
  const asked = [...new Set(requests.map((url) => url.split(/[?#]/)[0] ?? ''))];
  const of = (pattern: RegExp) =>
    sumOf(Object.fromEntries(asked.filter((url) => pattern.test(url)).map((url) => [url, kib(url)])));
  return {
    what,
    figures: {
      ...Object.fromEntries(Object.entries(kinds).map(([name, pattern]) => [name, of(pattern)])),
      'KiB in all': of(/./),
      requests: sumOf(Object.fromEntries(asked.map((url) => [url, 1]))),
    },
  };
}

/** Waits until a page has made no request for a second. `networkidle` could wait forever for a request that Chromium dropped. */
async function quiet({ page, requests }: Tab): Promise<void> {
  await page.waitForLoadState('load');
  let seen: number;
  do {
    seen = requests.length;
    await page.waitForTimeout(1000);
  } while (requests.length > seen);
}

/** Opens a page and waits until it is quiet, without any sign of a reader. */
async function load(address: string): Promise<Tab> {
  const tab = await site.open(address);
  await quiet(tab);
  return tab;
}

test.each(Object.entries(budgets.pages as Record<string, Budget>))('%s at load', async (address, budget) => {
  const { requests } = await load(address);
  expect(overBudget(measure(address, requests), budget)).toEqual([]);
});

/** Shows up as a reader, and waits for all that comes of it. */
async function wakeFully(tab: Tab): Promise<void> {
  await tab.wake();
  await quiet(tab);
}

test('what a page loads when a reader shows, and what the first press of an image loads', async () => {
  const tab = await load('/guides/ivr/');
  tab.requests.length = 0;
  await wakeFully(tab);
  expect(overBudget(measure('/guides/ivr/ when a reader shows', tab.requests), budgets.waking)).toEqual([]);
  tab.requests.length = 0;
  await tab.page
    .getByRole('button', { name: /^Expand image/ })
    .first()
    .click();
  await tab.page.locator('[data-rmiz-modal-overlay=visible]').waitFor();
  const scripts = tab.requests.filter((address) => address.endsWith('.js'));
  expect(overBudget(measure('the zoom of images', scripts), budgets.zoom)).toEqual([]);
});

test('what the checker loads when it is touched: the editor, and what checks and explains a script', async () => {
  const tab = await load('/practice/checker/');
  await wakeFully(tab);
  tab.requests.length = 0;
  await tab.page.getByRole('textbox', { name: 'Script' }).click();
  await tab.page.locator('.cm-content').waitFor();
  expect(overBudget(measure('the checker', tab.requests), budgets.checker)).toEqual([]);
});

test('what one search loads', async () => {
  const tab = await load('/guides/ivr/');
  await wakeFully(tab);
  tab.requests.length = 0;
  // What a worker asks for is no request of the page.
  const files: string[] = [];
  tab.page.context().on('request', (request) => files.push(request.url().slice(site.origin.length)));
  await openSearch(tab.page);
  await ask(tab.page, 'checkpoint');
  expect(overBudget(measure('one search', [...tab.requests, ...files]), budgets.search)).toEqual([]);
});

test('no document has more than 300 KB before compression', () => {
  const documents = readdirSync(`${outDir}/`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const large = documents.filter((name) => statSync(path.join(outDir, name)).size > 300_000);
  expect(documents.length).toBeGreaterThan(50);
  expect(large).toEqual([]);
});

test('the export in all', () => {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const parts: Record<string, number> = {};
  for (const { name, parentPath } of files) {
    const ending = path.extname(name) || name;
    parts[ending] = (parts[ending] ?? 0) + statSync(path.join(parentPath, name)).size / 2 ** 20;
  }
  expect(overBudget({ what: 'the export', figures: { MiB: sumOf(parts) } }, budgets.export)).toEqual([]);
});
