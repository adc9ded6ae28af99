import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { freePort } from './tools/free-port';
import { copyProject } from './copy-project';
import { openBrowser, PATIENCE } from './site';

const SITE = '__tests__/fixtures/site';

/** The site's address, whose path `next dev` uses, too. */
const SITE_URL = 'https://docs.fernline.example/docs';

/** `next dev` on a copy of the project, with one tab for all tests: in development a page takes seconds to open. */
export interface Writer {
  /** The copy's folder. Generated files must not affect other suites. */
  root: string;
  /** The server's address, without a trailing slash. */
  host: string;
  /** The site's address, without a trailing slash. */
  origin: string;
  dev: ChildProcess;
  page: Page;
  /** The terminal output since the test started. */
  output: string;
  /** Starts `next dev`, which has stopped, again with the files it has cached. */
  startAgain(): Promise<void>;
  /** Opens a page, and waits until its application runs. */
  open(address: string): Promise<void>;
  contentFile(name: string): string;
  textOf(name: string): string;
  /** Saves a content file. It is restored after the test. */
  save(name: string, text: string): void;
}

/** Starts `next dev` before a suite's tests, and stops it afterward. */
export function startWriting(): Writer {
  const contentFile = (name: string) => path.join(writer.root, SITE, name);
  const textOf = (name: string) => readFileSync(contentFile(name), 'utf8');
  /** The files' text before the test. `undefined` for new files. */
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
      // The preview may still load the page again after the change before.
      await writer.page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
  } as Writer;

  beforeAll(async () => {
    writer.root = path.join(mkdtempSync(path.join(tmpdir(), 'writer-')), 'project');
    copyProject(process.cwd(), writer.root);
    cpSync('__tests__/fixtures/site-public', path.join(writer.root, 'public'), { recursive: true });
    cpSync('content/snippets', contentFile('snippets'), { recursive: true });
    const port = await freePort(0);
    writer.host = `http://localhost:${port}`;
    writer.origin = writer.host + new URL(SITE_URL).pathname;
    writer.startAgain = () => start(writer, port);
    await writer.startAgain();
    browser = await openBrowser();
    writer.page = await browser.newPage();
    writer.page.setDefaultTimeout(PATIENCE);
  });

  beforeEach(() => void (writer.output = ''));

  afterEach(async () => {
    await writer.page.unrouteAll();
    for (const [name, text] of before) {
      if (text !== undefined) writeFileSync(contentFile(name), text);
      else rmSync(contentFile(name), { force: true });
    }
    before.clear();
  });

  afterAll(async () => {
    await browser?.close();
    const { dev } = writer;
    // The process group: npx, the command, and Next's processes.
    if (dev?.pid && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, 'SIGKILL');
    rmSync(path.dirname(writer.root), { recursive: true, force: true, maxRetries: 20 });
  });
  return writer;
}

/** Starts `next dev` and waits until it responds. Throws an Error with its output if it ends. */
async function start(writer: Writer, port: number): Promise<void> {
  const dev = spawn('npx', ['next', 'dev', '--port', String(port)], {
    cwd: writer.root,
    env: { ...process.env, CONTENT_DIR: SITE, SITE_URL, NODE_ENV: 'development' },
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
