import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { copyProject } from '../../bench/reproduce/copy';
import { freePort } from '../../lib/hosts/server';
import { openBrowser } from '../support/site';

const SITE = '__tests__/fixtures/site';

/** A project of its own: what is generated of the content while it is written must not meet the other suites. */
let root: string;
/** Where the site stands below the server's root: what is typed is `BASE_PATH=/docs/ npx next dev`. */
const BASE_PATH = '/docs/';
let host: string;
let origin: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
/** What the terminal has shown since the test began. */
let output = '';

beforeAll(async () => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'writer-')), 'project');
  copyProject(process.cwd(), root);
  cpSync('__tests__/fixtures/site-public', path.join(root, 'public'), { recursive: true });
  cpSync('content/snippets', contentFile('snippets'), { recursive: true });
  const port = await freePort(4300);
  host = `http://localhost:${port}`;
  origin = host + BASE_PATH.slice(0, -1);
  dev = spawn('npx', ['next', 'dev', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: SITE, BASE_PATH, NODE_ENV: 'development' },
    detached: true,
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const answers = () =>
    fetch(`${origin}/faq/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (dev.exitCode !== null) throw new Error(output);
    await pause(200);
  }
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  // The whole group: npx, the command, and Next's processes.
  if (dev?.pid && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, 'SIGKILL');
  rmSync(path.dirname(root), { recursive: true, force: true, maxRetries: 20 });
});

beforeEach(async () => {
  page = await browser.newPage();
  output = '';
});

const contentFile = (name: string) => path.join(root, SITE, name);
const textOf = (name: string) => readFileSync(contentFile(name), 'utf8');

/** What the files were before the test; `undefined` for those that were not there. */
const before = new Map<string, string | undefined>();

/** Saves a file of the content. After the test it is as it was. */
function save(name: string, text: string): void {
  if (!before.has(name)) before.set(name, existsSync(contentFile(name)) ? textOf(name) : undefined);
  writeFileSync(contentFile(name), text);
}

afterEach(async () => {
  await page.close();
  for (const [name, text] of before) {
    if (text !== undefined) writeFileSync(contentFile(name), text);
    else rmSync(contentFile(name), { force: true });
  }
  before.clear();
});

/** Opens a page, and waits until its application runs. */
async function open(address: string): Promise<void> {
  await page.goto(origin + address);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}

test.each([
  ['/guides/phone.html?q=1', '/guides/phone/?q=1'],
  ['/guides/phone/index.html?q=1', '/guides/phone/?q=1'],
  ['/guides/phone?q=1', '/guides/phone/?q=1'],
  ['/cli/?q=1', '/guides/cli/?q=1'],
  ['/api/overview.html?q=1', '/api/?q=1'],
  ['/releases/202401?q=1', '/releases/202401.html?q=1'],
  ['/releases/202401/index.html?q=1', '/releases/202401.html?q=1'],
  ['/index.html?q=1', '/?q=1'],
])('%s leads to the page, query and fragment kept', async (alias, target) => {
  // Only the document is looked at; the scripts of development are large.
  await page.route('**/*.js*', (route) => route.abort());
  await page.goto(`${origin}${alias}#f`);
  expect(page.url()).toBe(`${origin}${target}#f`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('links stand below the path that the site is published at, and nothing else', async () => {
  const chat = await (await fetch(`${origin}/guides/chat/`)).text();
  expect(chat).toContain('href="/docs/guides/phone/"');
  expect((await fetch(`${host}/guides/chat/`)).status).toBe(404);
});

test('the downloads of the API are there, as the file is now', async () => {
  const read = async (address: string) => (await fetch(origin + address)).text();
  const file = JSON.parse(textOf('openapi.json')) as { info: { version: string } };
  file.info.version = '7.8.9';
  save('openapi.json', JSON.stringify(file, null, 2));
  expect(JSON.parse(await read('/openapi.json'))).toMatchObject({ info: { version: '7.8.9' } });
  expect(await read('/openapi.yaml')).toMatch(/^openapi: 3\.1\.0\n[\s\S]*version: 7\.8\.9/);
  expect(JSON.parse(await read('/postman_collection.json'))).toMatchObject({ item: expect.any(Array) as [] });
});

test('an address that no page has shows the not-found page with the nearest pages', async () => {
  const response = await page.goto(`${origin}/guides/phonee/`);
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Phone lines' }).waitFor();
});

test('a draft is there, with a mark', async () => {
  await page.goto(`${origin}/guides/sms/`);
  await page.getByRole('complementary', { name: 'Draft' }).getByText('Draft', { exact: true }).waitFor();
});

describe('what a writer saves is seen in the page that is open, without a reload', () => {
  const file = 'guides/chat.mdx';
  let text: string;

  beforeEach(async () => {
    text = textOf(file);
    await open('/guides/chat/');
    // A reload would lose this.
    await page.evaluate(() => (document.documentElement.dataset.same = 'yes'));
  });

  const isSame = () => page.evaluate(() => document.documentElement.dataset.same === 'yes');

  test('the text', async () => {
    save(file, `${text}\n## A heading of this moment\n`);
    await page.getByRole('heading', { name: 'A heading of this moment' }).waitFor();
    save(file, text);
    await page.getByRole('heading', { name: 'A heading of this moment' }).waitFor({ state: 'detached' });
    expect(await isSame()).toBe(true);
  });

  test('a mistake, with file, line and remedy in the page and in the terminal, until it is mended', async () => {
    save(file, `${text}\n<Calout type="note">x</Calout>\n`);
    const line = text.split('\n').length + 1;
    await page.getByRole('main').getByText(`guides/chat.mdx:${line}:1`).waitFor();
    await page.getByRole('main').getByText('did you mean <Callout>?').waitFor();
    expect(output).toContain(`guides/chat.mdx:${line}:1  unknown component <Calout>`);
    expect(output).toMatch(new RegExp(`> +${line} \\| <Calout type="note">x</Calout>\\n +\\| \\^`));
    save(file, text);
    await page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a mistake in the frontmatter', async () => {
    save(file, text.replace('---\n', '---\nlayuot: page\n'));
    await page.getByRole('main').getByText('guides/chat.mdx:2').waitFor();
    save(file, text);
    await page.getByRole('heading', { level: 1, name: /Check a chat/ }).waitFor();
    expect(await isSame()).toBe(true);
  });

  test('the navigation', async () => {
    save('navigation.yml', textOf('navigation.yml').replace('label: Phone lines', 'label: The way by phone'));
    await page.getByRole('navigation').getByRole('link', { name: 'The way by phone' }).first().waitFor();
    expect(await isSame()).toBe(true);
  });

  test('the identity', async () => {
    save('identity.yml', textOf('identity.yml').replace('name: Fernline', 'name: Quokkatest'));
    await page.getByRole('contentinfo').getByText('Quokkatest').waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a snippet', async () => {
    save('snippets/trial-note.mdx', `${textOf('snippets/trial-note.mdx')}\nA sentence of this moment.\n`);
    await page.getByText('A sentence of this moment.').waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a new page and a deleted page', async () => {
    const lost = page.getByText('the link /guides/quokka/ leads nowhere').first();
    save(file, `${text}\n[New](/guides/quokka/)\n`);
    await lost.waitFor();
    save('guides/quokka.mdx', '---\ntitle: Check by quokka\n---\n\nText.\n');
    await lost.waitFor({ state: 'detached' });
    rmSync(contentFile('guides/quokka.mdx'));
    await lost.waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a link that leads nowhere, with its place and the nearest page, in the page and the terminal', async () => {
    save(file, `${text}\nSee [the line](/guides/phonee/).\n`);
    const line = text.split('\n').length + 1;
    const note = page.getByRole('complementary', { name: 'Dead links' });
    await note.getByText(`guides/chat.mdx:${line}:5`).waitFor();
    await note.getByText('did you mean /guides/phone/?').waitFor();
    const plain = 'rgba(0, 0, 0, 0)';
    const color = (name: string) =>
      page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await color('the line')).not.toBe(plain);
    expect(await color('a limit of its own')).toBe(plain);
    expect(output).toContain(`guides/chat.mdx:${line}:5  the link /guides/phonee/ leads nowhere`);
    expect(await isSame()).toBe(true);
  });

  test('the search finds it', async () => {
    save(file, `${text}\n## Ask the quokka\n\nQuokkas answer.\n`);
    await page.getByRole('heading', { name: 'Ask the quokka' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('quokka');
    await page.getByRole('option', { name: /Ask the quokka/ }).waitFor({ timeout: 120_000 });
    // Like all files that are not Next's it stands below the path of the site.
    const entry = '/fernline-search/pagefind-entry.json';
    expect(await (await fetch(origin + entry)).json()).toMatchObject({
      languages: { en: { page_count: expect.any(Number) as number } },
    });
    expect((await fetch(host + entry)).status).toBe(404);
  });
});

// Next reads its configuration also in a process that sends what it has counted, which must not become a preview of its own.
test('whoever stops it leaves no process behind', async () => {
  // As the terminal does: the whole group.
  if (dev.pid) process.kill(-dev.pid, 'SIGINT');
  while (processesOf(root).length > 0) await pause(200);
});

/** The processes that have a path in their command line. */
function processesOf(folder: string): string[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(folder));
}
