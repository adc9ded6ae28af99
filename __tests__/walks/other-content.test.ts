import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MARKER } from '../../lib/build/guard';
import { copyProject } from '../support/copy-project';
import { makeLargeReference } from '../support/large-api';
import { serve } from '../support/site';
import { addFiles, filesOf, temporaryFolder } from '../unit/temporary';

/** A copy of the project, because two builds at a time in one folder would take each other's generated files. */
const project = path.join(temporaryFolder(), 'project');
/** Another site. The project contains an export of before. */
const root = path.join(project, '.build/tests/other');
const content = path.join(root, 'content');
const FOLDERS = ['', 'recipes'].map((name) => path.join(content, name));
const OLD = {
  'out/index.html': 'old',
  [`out/${MARKER}`]: '',
  '.build/hosts/rules.json': 'old',
  [`.build/hosts/${MARKER}`]: '',
};
const environment = {
  ...process.env,
  CONTENT_DIR: content,
  PUBLIC_DIR: '__tests__/fixtures/other-public',
  SITE_URL: '',
  NODE_ENV: undefined as never,
};

beforeAll(() => {
  copyProject(process.cwd(), project);
  cpSync('__tests__/fixtures/other', content, { recursive: true });
  addFiles(content, makeLargeReference());
  addFiles(project, OLD);
});

const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');

/** Runs a command of the project on the other content. */
function run(name: string, env: NodeJS.ProcessEnv = environment) {
  const command = ['lib/commands/start.mjs', name];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

test('a build that is killed after Next has built, with all that it has started, leaves the previous export and its configurations of hosts', async () => {
  const command = ['lib/commands/start.mjs', 'build'];
  const child = spawn(process.execPath, command, { cwd: project, env: environment, detached: true });
  let output = '';
  const hear = (data: Buffer) => {
    output += data;
    if (output.includes('✓ next build') && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const signal = await new Promise((resolve) => child.once('close', (_code, how) => resolve(how)));
  expect({ output, signal }).toMatchObject({ signal: 'SIGKILL' });
  expect(filesOf(path.join(project, 'out'))).toEqual([MARKER, 'index.html']);
  for (const [file, text] of Object.entries(OLD)) expect([file, textOf(file)]).toEqual([file, text]);
});

describe('another content folder, with its own identity, navigation and tokens and no snippets', () => {
  let output: string;

  test('is checked, and built without git, from read-only files with marks of foreign editors', () => {
    const bread = path.join(content, 'bread.mdx');
    writeFileSync(bread, `\uFEFF${readFileSync(bread, 'utf8').replaceAll('\n', '\r\n')}`);
    expect(run('check')).toMatchObject({ status: 0 });
    for (const file of filesOf(content)) chmodSync(path.join(content, file), 0o444);
    for (const folder of FOLDERS) chmodSync(folder, 0o555);
    // Root may write there all the same, but not into what is mounted for reading.
    const isMounted = spawnSync('mount', ['--bind', '-o', 'ro', content, content]).status === 0;
    const programs = path.join(root, 'programs');
    mkdirSync(programs);
    symlinkSync(process.execPath, path.join(programs, 'node'));
    try {
      const built = run('build', { ...environment, PATH: programs });
      expect(built).toMatchObject({ status: 0, output: expect.stringContaining('6 pages') });
      output = built.output;
    } finally {
      if (isMounted) spawnSync('umount', [content]);
      for (const folder of FOLDERS) chmodSync(folder, 0o755);
    }
  });

  test('is read as it was meant', () => {
    expect(textOf('out/index.html')).toContain('Bake a good loaf');
    expect(textOf('out/bread/index.html')).toMatch(/<h1[^>]*>Bake bread/);
    expect(textOf('out/bread/index.html')).toContain('Heat the oven to 240 °C');
    expect(textOf('out/bread/index.html')).not.toContain('\uFEFF');
    expect(textOf('out/loaf.html')).toContain('https://docs.crumb.example/bread/');
    expect(textOf('out/llms.txt')).toContain('# Crumb Documentation');
    expect(textOf('out/opening-hours.html')).toContain('https://docs.crumb.example/opening-hours.html');
    expect(textOf('.build/hosts/rules.json')).toContain('/loaf');
    // Nothing of the documentation that lies in the repository.
    const own = /name: (.*)/.exec(readFileSync('content/identity.yml', 'utf8'))?.[1] ?? '';
    for (const file of ['index.html', 'bread/index.html', '404.html', 'sw.js'])
      expect(textOf(`out/${file}`)).not.toContain(own);
  });

  test('is told why pages have no date, with what to do', () => {
    expect(output).toMatch(/6 pages have no date for their last change: git is not installed; install it/);
    expect(textOf('out/bread/index.html')).not.toContain('Last updated');
  });
});

describe('a page of thirty operations', () => {
  const large = serve(() => ({ dir: path.join(project, 'out') }));

  test('has less than 300 KB of HTML, with all of its operations in the sidebar', () => {
    const html = textOf('out/api/index.html');
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
    expect(html.match(/<a href="#[^"]*"><span data-method/g)).toHaveLength(30);
  });

  test('lays out only what is near the window; links and the search of the browser reach the rest; nothing moves', async () => {
    const { page, open } = await large.newTab({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      const moves: number[] = Object.assign(window, { moves: [] }).moves;
      const read = (entry: PerformanceEntry) => (Object(entry).hadRecentInput ? [] : (Object(entry).value as number));
      const listen = (list: PerformanceObserverEntryList) => void moves.push(...list.getEntries().flatMap(read));
      new PerformanceObserver(listen).observe({ type: 'layout-shift', buffered: true });
    });
    const moves = () => page.evaluate(() => Object(window).moves);
    const comesToRest = (id: string) =>
      page.waitForFunction((target) => {
        const { top } = document.getElementById(target)!.getBoundingClientRect();
        return top > 40 && top < 200;
      }, id);
    await open('/api/');
    const parts = page.locator('[data-operation] h4');
    const laidOut = await parts.evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
    );
    expect(laidOut).toBeLessThan((await parts.count()) / 3);
    await page.mouse.move(700, 500);
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(100);
    }
    expect(await moves()).toEqual([]);
    await page.locator('a[href="#update-a-delivery"]').first().click();
    await comesToRest('update-a-delivery');
    expect(await moves()).toEqual([]);
    await open('/bread/');
    await open('/api/#Oven.weight');
    await comesToRest('Oven.weight');
    expect(await moves()).toEqual([]);
    await open('/bread/');
    await open('/api/');
    const found = await page.evaluate(() => Object(window).find('A Delivery of the bakery') && scrollY > 1000);
    expect(found).toBe(true);
  });
});
