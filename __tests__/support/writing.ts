import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../lib/hosts/server';
import { copyProject } from './copy-project';
import { openBrowser, PATIENCE } from './site';

const SITE = '__tests__/fixtures/site';

/** Where the site is below the server's root: what is typed is `BASE_PATH=/docs/ npx next dev`. */
const BASE_PATH = '/docs/';

/** `next dev` on a copy of the project, with a tab for each test. */
export interface Writer {
  /** The copy: what is generated while content is written must not meet other suites. */
  root: string;
  /** Address of the server, without a slash at the end. */
  host: string;
  /** Address of the site, without a slash at the end. */
  origin: string;
  dev: ChildProcess;
  page: Page;
  /** What the terminal has shown since the test began. */
  output: string;
  /** Opens a page, and waits until its application runs. */
  open(address: string): Promise<void>;
  contentFile(name: string): string;
  textOf(name: string): string;
  /** Saves a file of the content. After the test it is as it was. */
  save(name: string, text: string): void;
}

/** Starts `next dev` before the tests of a suite, and ends it after them. */
export function startWriting(): Writer {
  const contentFile = (name: string) => path.join(writer.root, SITE, name);
  const textOf = (name: string) => readFileSync(contentFile(name), 'utf8');
  /** What the files were before the test; `undefined` for those that were not there. */
  const before = new Map<string, string | undefined>();
  let browser: Browser;
  const writer = {
    contentFile,
    textOf,
    save: (name, text) => {
      if (!before.has(name)) before.set(name, existsSync(contentFile(name)) ? textOf(name) : undefined);
      writeFileSync(contentFile(name), text);
    },
    open: async (address) => {
      await writer.page.goto(writer.origin + address);
      await writer.page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    },
  } as Writer;

  beforeAll(async () => {
    writer.root = path.join(mkdtempSync(path.join(tmpdir(), 'writer-')), 'project');
    copyProject(process.cwd(), writer.root);
    cpSync('__tests__/fixtures/site-public', path.join(writer.root, 'public'), { recursive: true });
    cpSync('content/snippets', contentFile('snippets'), { recursive: true });
    const port = await freePort(0);
    writer.host = `http://localhost:${port}`;
    writer.origin = writer.host + BASE_PATH.slice(0, -1);
    await start(writer, port);
    browser = await openBrowser();
  });

  beforeEach(async () => {
    writer.page = await browser.newPage();
    writer.page.setDefaultTimeout(PATIENCE);
    writer.output = '';
  });

  afterEach(async () => {
    await writer.page.close();
    for (const [name, text] of before) {
      if (text !== undefined) writeFileSync(contentFile(name), text);
      else rmSync(contentFile(name), { force: true });
    }
    before.clear();
  });

  afterAll(async () => {
    await browser?.close();
    const { dev } = writer;
    // The whole group: npx, the command, and Next's processes.
    if (dev?.pid && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, 'SIGKILL');
    rmSync(path.dirname(writer.root), { recursive: true, force: true, maxRetries: 20 });
  });
  return writer;
}

/** Starts `next dev` and waits until it answers. @throws Error with what it has printed when it ends instead */
async function start(writer: Writer, port: number): Promise<void> {
  const dev = spawn('npx', ['next', 'dev', '--port', String(port)], {
    cwd: writer.root,
    env: { ...process.env, CONTENT_DIR: SITE, BASE_PATH, NODE_ENV: 'development' },
    detached: true,
  });
  writer.dev = dev;
  writer.output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (writer.output += String(chunk)));
  const answers = () =>
    fetch(`${writer.origin}/faq/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (dev.exitCode !== null) throw new Error(writer.output);
    await pause(200);
  }
}
