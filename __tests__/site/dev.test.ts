import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../lib/browser/chromium';
import { freePort } from '../../lib/server/server';

let folder: string;
let origin: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';

const content = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  cpSync('content', folder, { recursive: true });
  origin = `http://localhost:${await freePort(4300)}`;
  dev = spawn('npm', ['run', 'dev', '--silent'], {
    env: { ...process.env, CONTENT_DIR: folder, PORT: new URL(origin).port, NODE_ENV: 'development' },
    detached: true,
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  while (
    !(await fetch(`${origin}/faq/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 200));
  browser = await launchChromium();
  page = await browser.newPage();
}, 120_000);

afterAll(async () => {
  await browser.close();
  // The whole group: npm, the command, and Next's processes.
  if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

test.each([
  ['/guides/ivr.html?q=1', '/guides/ivr/?q=1'],
  ['/guides/ivr/index.html?q=1', '/guides/ivr/?q=1'],
  ['/guides/ivr?q=1', '/guides/ivr/?q=1'],
  ['/cli/?q=1', '/guides/cli/?q=1'],
  ['/api/overview.html?q=1', '/api/?q=1'],
  ['/releases/201912?q=1', '/releases/201912.html?q=1'],
  ['/releases/201912/index.html?q=1', '/releases/201912.html?q=1'],
  ['/index.html?q=1', '/?q=1'],
])('%s leads to the page, query and fragment kept', async (alias, target) => {
  await page.goto(`${origin}${alias}#f`);
  expect(page.url()).toBe(`${origin}${target}#f`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('an address that no page has shows the not-found page with the nearest pages', async () => {
  const response = await page.goto(`${origin}/guides/ivrr/`);
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'IVR and IVA' }).waitFor();
});

describe('saving a file', () => {
  const file = 'guides/watson.mdx';
  const text = readFileSync(path.join('content', file), 'utf8');

  afterEach(() => writeFileSync(content(file), text));

  beforeEach(async () => {
    await page.goto(`${origin}/guides/watson/`);
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    // A reload would lose this.
    await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  });

  test('shows in the open page without a reload', async () => {
    writeFileSync(content(file), `${text}\n## A heading of this moment\n`);
    await page.getByRole('heading', { name: 'A heading of this moment' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
    writeFileSync(content(file), text);
    await page.getByRole('heading', { name: 'A heading of this moment' }).waitFor({ state: 'detached' });
  });

  test('shows a mistake with file, line and remedy in the page and in the terminal, until it is mended', async () => {
    output = '';
    writeFileSync(content(file), `${text}\n<Calout type="note">x</Calout>\n`);
    const line = text.split('\n').length + 1;
    await page.getByRole('main').getByText(`guides/watson.mdx:${line}:1`).waitFor();
    await page.getByRole('main').getByText('did you mean <Callout>?').waitFor();
    expect(output).toContain(`guides/watson.mdx:${line}:1  unknown component <Calout>`);
    writeFileSync(content(file), text);
    await page.getByRole('heading', { level: 1, name: /Watson/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
  });

  test('shows a mistake in the frontmatter the same way', async () => {
    writeFileSync(content(file), text.replace('---\n', '---\nlayuot: page\n'));
    await page.getByRole('main').getByText('guides/watson.mdx:2').waitFor();
    writeFileSync(content(file), text);
    await page.getByRole('heading', { level: 1, name: /Watson/ }).waitFor();
  });
});

test('the search finds what was written', async () => {
  const text = readFileSync(content('guides/watson.mdx'), 'utf8');
  writeFileSync(content('guides/watson.mdx'), `${text}\n## Ask the quokka\n\nQuokkas answer.\n`);
  await page.goto(`${origin}/faq/`);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('quokka');
  await page.getByRole('option', { name: /Ask the quokka/ }).waitFor({ timeout: 120_000 });
}, 150_000);
