import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { overBudget, sumOf, type Budget, type Measured } from '../../lib/checks/budgets';
import { readSettings } from '../../lib/settings';
import { openSite, type SiteUnderTest, type Tab } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

const { outDir } = readSettings();
const sizes = new Map<string, number>();

/** KiB of a file as a host sends it. */
function kib(address: string): number {
  const file = path.join(outDir, decodeURI(address.split(/[?#]/)[0] ?? '').replace(/\/$/, '/index.html'));
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

/** Opens a page and waits until it is quiet, without any sign of a reader. */
async function load(address: string): Promise<Tab> {
  const tab = await site.newTab();
  await tab.open(address);
  await tab.page.waitForLoadState('networkidle');
  return tab;
}

test.each(Object.entries(budgets.pages as Record<string, Budget>))('%s at load', async (address, budget) => {
  const { page, requests } = await load(address);
  expect(overBudget(measure(address, requests), budget)).toEqual([]);
  await page.context().close();
});

test('what a page loads when a reader shows', async () => {
  const { page, requests, wake } = await load('/guides/ivr/');
  requests.length = 0;
  await wake();
  await page.waitForLoadState('networkidle');
  expect(overBudget(measure('/guides/ivr/ when a reader shows', requests), budgets.waking)).toEqual([]);
  await page.context().close();
});

test('what one search loads', async () => {
  const { page, requests, wake } = await load('/guides/ivr/');
  await wake();
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  // What a worker asks for is no request of the page.
  const files: string[] = [];
  page.context().on('request', (request) => files.push(request.url().slice(site.origin.length)));
  await page.keyboard.press('/');
  // At once: on a busy machine a pause between two keys is a search of its own.
  await page.getByRole('combobox').fill('checkpoint');
  await page.locator('[role=listbox][aria-busy=false], dialog p:has-text("No page has")').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(overBudget(measure('one search', [...requests, ...files]), budgets.search)).toEqual([]);
  await page.context().close();
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
