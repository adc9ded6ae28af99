import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../__tests__/support/tools/chromium';
import { freePort } from '../__tests__/support/tools/free-port';
import { readSettings } from '../lib/settings';
import { runCommand } from '../lib/commands/run';

/** How often each change is made; the median is printed. */
const RUNS = 5;

/** A change of the content, and how the open page shows it. */
interface Change {
  what: string;
  file: string;
  address: string;
  /** The file with a mark in it that the page shows. */
  edit(text: string, mark: string): string;
}

const PAGE = { file: 'guides/watson.mdx', address: '/guides/watson/' };

const CHANGES: Change[] = [
  { what: 'a page', ...PAGE, edit: (text, mark) => `${text}\n${mark}\n` },
  { what: 'a mistake', ...PAGE, edit: (text, mark) => `${text}\n<${mark.replaceAll(' ', '')} />\n` },
  { what: 'frontmatter', ...PAGE, edit: (text, mark) => text.replace(/^title: .*$/m, `title: ${mark}`) },
  {
    what: 'the navigation',
    file: 'navigation.yml',
    address: PAGE.address,
    edit: (text, mark) => text.replace('label: Webchat', `label: ${mark}`),
  },
  {
    what: 'the identity',
    file: 'identity.yml',
    address: '/guides/cli/',
    edit: (text, mark) => text.replace(/^ {2}name: .*$/m, `  name: ${mark}`),
  },
  {
    what: 'a snippet',
    file: 'snippets/trial-note.mdx',
    address: '/guides/cli/',
    edit: (text, mark) => `${text}\n${mark}\n`,
  },
];

/**
 * A writer's session, measured in a real browser on a copy of the content: from the command to the first page, and from
 * each kind of save to the page that shows it and back. Prints the times and keeps them in `bench/dev-session.json`.
 */
await runCommand(async () => {
  const { contentDir } = readSettings();
  const folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  cpSync(contentDir, folder, { recursive: true });
  const port = await freePort(4300);
  const origin = `http://localhost:${port}`;
  const browser = await launchChromium();
  const page = await browser.newPage();
  const started = performance.now();
  const dev = spawn('npm', ['run', 'dev', '--silent'], {
    env: { ...process.env, CONTENT_DIR: folder, PORT: String(port), NODE_ENV: 'development' },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await page.goto('about:blank');
    // Not by the browser: a page that says that nobody answers takes computing power from the server that starts.
    while (!(await answers(port))) await page.waitForTimeout(50);
    // The page is there when it is seen, which is before all that it loads has come.
    await page.goto(`${origin}${PAGE.address}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const times: Record<string, number> = { 'command to first page': performance.now() - started };
    for (const change of CHANGES) Object.assign(times, await measure(page, origin, folder, change));
    const rounded = Object.fromEntries(Object.entries(times).map(([what, time]) => [what, Math.round(time)]));
    for (const [what, time] of Object.entries(rounded)) console.log(`${what.padEnd(28)} ${time} ms`);
    writeFileSync(
      'bench/dev-session.json',
      `${JSON.stringify({ unit: 'ms', runs: RUNS, times: rounded }, undefined, 2)}\n`,
    );
  } finally {
    await browser.close();
    if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Whether anybody listens on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function measure(page: Page, origin: string, folder: string, { what, file, address, edit }: Change) {
  await page.goto(origin + address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const text = readFileSync(path.join(folder, file), 'utf8');
  const shown: number[] = [];
  const mended: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const mark = `Quokka ${run} arrives`;
    // Without spaces too: a component's name has none.
    const visible = (there: boolean) =>
      page.waitForFunction(
        ([one, there]) => {
          const page = document.body.textContent.replaceAll(' ', '');
          return page.includes(one.replaceAll(' ', '')) === there;
        },
        [mark, there] as const,
        { polling: 20 },
      );
    shown.push(
      await timeOf(
        () => writeFileSync(path.join(folder, file), edit(text, mark)),
        () => visible(true),
      ),
    );
    mended.push(
      await timeOf(
        () => writeFileSync(path.join(folder, file), text),
        () => visible(false),
      ),
    );
  }
  return { [`${what}: saved to shown`]: median(shown), [`${what}: undone to shown`]: median(mended) };
}

async function timeOf(act: () => void, until: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  act();
  await until();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
