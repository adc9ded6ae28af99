import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../__tests__/support/tools/chromium';
import { readSettings } from '../lib/settings';
import { runCommand } from '../lib/commands/run';
import { prepare } from './build.mjs';
import { session, type Tool } from './dev-server';
import { SITES, VISITED } from './sites.mjs';
import { load } from './tools.mjs';

/** How often each change is made; the median is printed. */
const RUNS = 5;

/** The longest time that a writer should wait, in milliseconds. */
const GOALS: readonly (readonly [row: RegExp, goal: number])[] = [
  [/^Ours: .*empty/, 8000],
  [/^Ours: .*warm/, 5000],
  [/^(?!VitePress).*to shown$/, 1000],
  [/^npm run check, empty/, 12_000],
  [/^npm run check, warm/, 4000],
];

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
    file: 'snippets/node-version.mdx',
    address: '/guides/cli/',
    edit: (text, mark) => `${text}\n${mark}\n`,
  },
];

const VISITED_PAGE = 'guides/add-the-roadmap-changelog';

/**
 * A writer's session, measured in a real browser on a copy of the content: from the command to the first page, with an
 * empty cache and with a warm one, beside bare Next and VitePress in the same run; from each kind of save to the page that
 * shows it and back; and the check. Prints each time as it is measured, and all of them in the end, and keeps them in
 * `bench/dev-session.json`. What fails is told and left out, and the command ends with status 1.
 */
await runCommand(async () => {
  const { contentDir, rootDir } = readSettings();
  const folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  cpSync(contentDir, folder, { recursive: true });
  const own: Tool = {
    name: 'Ours',
    command: ['next', 'dev', '--port'],
    dir: rootDir,
    env: { CONTENT_DIR: folder },
    caches: ['.next', '.cache'],
    address: PAGE.address,
  };
  const times: Record<string, number> = {};
  const failures: string[] = [];
  const record = (found: Record<string, number>) => {
    Object.assign(times, found);
    for (const [what, time] of Object.entries(found)) console.log(rowOf(what, time));
  };
  const attempt = async (what: string, part: () => Promise<void>) => {
    try {
      await part();
    } catch (error) {
      failures.push(what);
      console.error(`${what}: failed. ${(error as Error).message}`);
    }
  };
  const others: Tool[] = [];
  for (const name of ['next', 'vitepress'] as const)
    await attempt(`${SITES[name].label}: installing it`, async () => void others.push(peer(name)));
  const browser = await launchChromium();
  const loadBefore = load() ?? 0;
  try {
    for (const tool of [own, ...others]) {
      for (const cache of tool.caches) rmSync(path.join(tool.dir, cache), { recursive: true, force: true });
      for (const state of ['empty', 'warm']) {
        const what = `${tool.name}: command to first page, ${state} cache`;
        await attempt(what, async () => record({ [what]: await session(tool, browser) }));
      }
    }
    const vitepress = others.find(({ name }) => name === SITES.vitepress.label);
    const changed: [Tool, string, Change[]][] = [[own, folder, CHANGES]];
    const page = { ...CHANGES[0], what: 'VitePress: a page', file: `${VISITED_PAGE}.md`, address: vitepress?.address };
    if (vitepress) changed.push([vitepress, path.join(vitepress.dir, 'docs'), [page as Change]]);
    for (const [tool, docs, changes] of changed)
      await attempt(`${tool.name}: the saves`, async () => {
        await session(tool, browser, async (page, origin) => {
          for (const change of changes)
            await attempt(change.what, async () => record(await measure(page, origin, docs, change)));
        });
      });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync(path.join(rootDir, '.cache'), { recursive: true, force: true });
  for (const state of ['empty', 'warm']) {
    const what = `npm run check, ${state} cache`;
    await attempt(what, async () => record({ [what]: await timeOf(() => check(rootDir)) }));
  }
  const rounded = Object.fromEntries(Object.entries(times).map(([what, time]) => [what, Math.round(time)]));
  console.log(
    `\n${Object.entries(rounded)
      .map(([what, time]) => rowOf(what, time))
      .join('\n')}`,
  );
  console.log(`The machine's load before was ${loadBefore.toFixed(1)}.`);
  if (failures.length > 0) {
    console.error(`${failures.length} failed: ${failures.join('; ')}`);
    process.exitCode = 1;
  } else {
    const report = { unit: 'ms', runs: RUNS, load: loadBefore, times: rounded };
    writeFileSync('bench/dev-session.json', `${JSON.stringify(report, undefined, 2)}\n`);
  }
});

/** One of the peers, with a corpus of as many pages as this site has. */
function peer(name: 'next' | 'vitepress'): Tool {
  const site = SITES[name];
  prepare(site, VISITED);
  const isNext = name === 'next';
  return {
    name: site.label,
    command: isNext ? ['next', 'dev', '--port'] : ['vitepress', 'dev', 'docs', '--port'],
    dir: site.dir,
    env: {},
    caches: isNext ? ['.next'] : ['docs/.vitepress/cache'],
    address: `/${VISITED_PAGE}${isNext ? '' : '.html'}`,
  };
}

function rowOf(what: string, time: number): string {
  const goal = GOALS.find(([row]) => row.test(what))?.[1];
  return `${what.padEnd(52)} ${String(Math.round(time)).padStart(6)} ms${goal ? `, goal ${goal} ms` : ''}`;
}

/** Runs the check. @throws Error with its report, if it finds something */
function check(rootDir: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'check', '--silent'], { cwd: rootDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`it ended with status ${status}\n${`${stdout}${stderr}`.trim().slice(-1500)}`);
}

async function measure(page: Page, origin: string, folder: string, { what, file, address, edit }: Change) {
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle');
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

async function timeOf(act: () => void, until?: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  act();
  await until?.();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
