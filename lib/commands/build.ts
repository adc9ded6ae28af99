import path from 'node:path';
import { runProgram } from '../build/program';
import { replaceExport } from '../build/replace';
import { checkSymbolicLinks } from '../content/files';
import { findHistoryGap } from '../content/history';
import { refused } from '../errors';
import { finishExport } from '../export/export';
import { releaseMemory } from '../export/memory';
import { isWithin } from '../reading/within';
import { precompress } from '../hosts/precompress';
import { writeHostFiles } from '../hosts/write';
import { readSettings, type Settings } from '../settings';
import { basePathOf } from '../site/addresses';
import { prepareSite } from '../site/check';
import { runCommand } from './run';

/** Checks the content, exports it with Next, finishes the export, and replaces the previous one. */
async function build(settings: Settings): Promise<void> {
  const { rootDir, outDir, hostsDir } = settings;
  // Next would take it for the project's folder.
  const setting = process.argv.find((argument) => /^[A-Z_]+=/.test(argument));
  if (setting) throw refused(setting, 'is after the command', `write ${setting} npm run build`);
  let pages = 0;
  for (const dir of [settings.publicDir, path.join(rootDir, 'public')]) checkSymbolicLinks(dir);
  await replaceExport(settings, async ({ nextDir, exportDir, hostsDir }) => {
    const { site, playgrounds, checkGenerated } = await timed('content', () => prepareSite(settings));
    releaseMemory();
    const undated = [...site.pages.values()].filter(({ lastUpdated }) => !lastUpdated).length;
    const reason = undated > 0 && findHistoryGap(settings.contentDir);
    if (reason) console.warn(`! ${undated} pages have no date for their last change: ${reason}`);
    await timed('next build', () => runNext(settings, nextDir, basePathOf(site.identity)));
    const rules = await timed('export', () => finishExport(nextDir, exportDir, { site, playgrounds, settings }));
    checkGenerated();
    if (settings.precompress) await timed('compressed copies', () => precompress(exportDir));
    for (const note of writeHostFiles(rules, exportDir, hostsDir)) console.warn(`! ${note}`);
    pages = site.pages.size;
  });
  const [site, hosts] = [outDir, hostsDir].map(
    (dir) => `${isWithin(dir, rootDir) ? path.relative(rootDir, dir) : dir}/`,
  );
  console.log(`\n${pages} pages in ${site}, host configurations in ${hosts}`);
}

/** Runs `next build`, and prints its output immediately. */
async function runNext(settings: Settings, nextDir: string, basePath: string): Promise<void> {
  const { rootDir, contentDir } = settings;
  await runProgram('next build', ['node_modules/next/dist/bin/next', 'build', ...process.argv.slice(2)], {
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: contentDir,
      NEXT_PUBLIC_BASE_PATH: basePath,
      EXPORT_DIR: path.relative(rootDir, nextDir),
      NEXT_TELEMETRY_DISABLED: '1',
      // Rendering creates much garbage. By default, collecting it takes a third of the time on a site of 1,000 pages.
      NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`,
    },
  });
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

// The compiler's output depends on the mode, and so do the cache's keys. The other two are for esbuild, which would
// spend a third of its time collecting garbage, although its process ends with the build.
Object.assign(process.env, { NODE_ENV: 'production', GOGC: 'off', GOMEMLIMIT: '700MiB' });
await runCommand(() => build(readSettings()));
