import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { copyProject } from '../../lib/build/copy';
import { launchChromium } from '../../lib/browser/chromium';
import { freePort } from '../../lib/server/server';

let root: string;
let origin: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';

const content = (name: string) => path.join(root, 'content', name);

beforeAll(async () => {
  // A project of its own: what is generated of the content while it is written must not meet the other suites.
  root = path.join(mkdtempSync(path.join(tmpdir(), 'writer-')), 'project');
  copyProject(process.cwd(), root);
  origin = `http://localhost:${await freePort(4300)}`;
  dev = spawn('npm', ['run', 'dev', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: new URL(origin).port, NODE_ENV: 'development' },
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
  if (dev.pid) process.kill(-dev.pid, 'SIGKILL');
  rmSync(path.dirname(root), { recursive: true, force: true, maxRetries: 20 });
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

test('the downloads of the API are there, as the file is now', async () => {
  const read = async (address: string) => (await fetch(origin + address)).text();
  const file = JSON.parse(readFileSync(content('openapi.json'), 'utf8')) as { info: { version: string } };
  file.info.version = '7.8.9';
  writeFileSync(content('openapi.json'), JSON.stringify(file, null, 2));
  expect(JSON.parse(await read('/openapi.json'))).toMatchObject({ info: { version: '7.8.9' } });
  expect(await read('/openapi.yaml')).toMatch(/^openapi: 3\.1\.0\n[\s\S]*version: 7\.8\.9/);
  expect(JSON.parse(await read('/postman_collection.json'))).toMatchObject({ item: expect.any(Array) as [] });
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
    expect(output).toMatch(new RegExp(`> +${line} \\| <Calout type="note">x</Calout>\\n +\\| \\^`));
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

describe('what a writer sees at once, in the page that is open', () => {
  const changed: string[] = [];
  const edit = (file: string, change: (text: string) => string) => {
    changed.push(file);
    writeFileSync(content(file), change(readFileSync(path.join('content', file), 'utf8')));
  };

  const open = async (address: string) => {
    await page.goto(origin + address);
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    // A reload would lose this.
    await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  };

  afterEach(async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
    for (const file of changed.splice(0)) {
      if (existsSync(path.join('content', file))) cpSync(path.join('content', file), content(file));
      else rmSync(content(file), { force: true });
    }
  });

  test('the navigation', async () => {
    await open('/guides/watson/');
    edit('navigation.yml', (text) => text.replace('label: Watson Assistant', 'label: The Watson way'));
    await page.getByRole('navigation').getByRole('link', { name: 'The Watson way' }).first().waitFor();
  });

  test('the identity', async () => {
    await open('/guides/cli/');
    edit('identity.yml', (text) => text.replace('name: Turnwise', 'name: Quokkatest'));
    await page.getByRole('main').getByText('Quokkatest').first().waitFor();
  });

  test('a snippet', async () => {
    await open('/guides/cli/');
    edit('snippets/trial-note.mdx', (text) => `${text}\nA sentence of this moment.\n`);
    await page.getByText('A sentence of this moment.').waitFor();
  });

  test('a new page and a deleted page', async () => {
    await open('/guides/watson/');
    edit('guides/watson.mdx', (text) => `${text}\n[New](/guides/quokka/)\n`);
    await page.locator('mark', { hasText: /^New$/ }).waitFor();
    changed.push('guides/quokka.mdx');
    writeFileSync(content('guides/quokka.mdx'), '---\ntitle: Test by quokka\ndraft: true\n---\n\nText.\n');
    await page.locator('mark', { hasText: /^New$/ }).waitFor({ state: 'detached' });
    const tab = await browser.newPage();
    await tab.goto(`${origin}/guides/quokka/`);
    await tab.getByRole('complementary', { name: 'For the writer' }).getByText('Draft', { exact: true }).waitFor();
    await tab.close();
    rmSync(content('guides/quokka.mdx'));
    await page.locator('mark', { hasText: /^New$/ }).waitFor();
  });

  test('a link that leads nowhere, with its place and the nearest page, in the page and the terminal', async () => {
    await open('/guides/watson/');
    output = '';
    edit('guides/watson.mdx', (text) => `${text}\nSee [the line](/guides/ivrr/).\n`);
    const line = readFileSync(content('guides/watson.mdx'), 'utf8').split('\n').length - 1;
    const note = page.getByRole('complementary', { name: 'For the writer' });
    await note.getByText(`guides/watson.mdx:${line}:5`).waitFor();
    await note.getByText('did you mean /guides/ivr/?').waitFor();
    await page.locator('mark').getByRole('link', { name: 'the line' }).waitFor();
    expect(output).toContain(`guides/watson.mdx:${line}:5  the link /guides/ivrr/ leads nowhere`);
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
