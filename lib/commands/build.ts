import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { choiceScript } from '../../components/inline/choice-script';
import { earlyScript } from '../../components/inline/early-script';
import { buildIdOf } from '../build/id';
import { replaceExport } from '../build/replace';
import { findHistoryGap } from '../content/history';
import { ProblemError } from '../errors';
import { finishExport } from '../export/export';
import { bundleStarter } from '../export/programs';
import { releaseMemory } from '../export/memory';
import { writePreviews } from '../export/preview/write';
import { precompress } from '../hosts/precompress';
import { writeHostFiles } from '../hosts/write';
import { readSettings, type Settings } from '../settings';
import { basePathOf } from '../site/published';
import { prepareSite } from '../site/check';
import { runCommand } from './run';

/** Checks the content, exports it with Next, finishes the export, and replaces the previous one. */
async function build(settings: Settings): Promise<void> {
  const { rootDir, outDir, plainExport } = settings;
  if (plainExport) console.warn('! PLAIN_EXPORT: the Content-Security-Policy allows any inline script');
  let pages = 0;
  await replaceExport(settings, async ({ nextDir, exportDir, hostsDir }) => {
    const { site, playgrounds } = await timed('content', () => prepareSite(settings));
    releaseMemory();
    const basePath = basePathOf(site.identity);
    const undated = [...site.pages.values()].filter(({ lastUpdated }) => !lastUpdated).length;
    const reason = undated > 0 && findHistoryGap(settings.contentDir);
    if (reason) console.warn(`! ${undated} pages have no date for their last change: ${reason}`);
    // Previews need only the content, so they are drawn while Next builds.
    await Promise.all([
      timed('next build', () => runNext(settings, nextDir, basePath)),
      timed('previews', () => writePreviews(path.join(exportDir, basePath), site, settings)),
    ]);
    const scripts = { head: [earlyScript, choiceScript], starter: bundleStarter() };
    const rules = await timed('export', () =>
      finishExport(nextDir, exportDir, { site, playgrounds, settings, scripts, basePath }),
    );
    if (settings.precompress) await timed('compressed copies', () => precompress(exportDir));
    writeHostFiles(rules, exportDir, hostsDir);
    pages = site.pages.size;
  });
  console.log(`\n${pages} pages in ${path.relative(rootDir, outDir) || outDir}/`);
}

/** Runs `next build`, and prints its output immediately. */
async function runNext(settings: Settings, nextDir: string, basePath: string): Promise<void> {
  const { rootDir, contentDir } = settings;
  const program = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    CONTENT_DIR: contentDir,
    NEXT_PUBLIC_BASE_PATH: basePath,
    EXPORT_DIR: path.relative(rootDir, nextDir),
    BUILD_ID: buildIdOf(settings),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const args = [program, 'build', ...process.argv.slice(2)];
  const next = spawn(process.execPath, args, { cwd: rootDir, env, stdio: 'inherit' });
  const [status] = (await once(next, 'close')) as [number | null];
  if (status !== 0)
    throw new ProblemError({
      file: 'next build',
      message: `exited with status ${status}`,
      remedy: 'see its output above; the previous export has not changed',
    });
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

// The compiler's output depends on the mode, and so do the cache's keys.
Object.assign(process.env, { NODE_ENV: 'production' });
await runCommand(() => build(readSettings()));
