import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { earlyScript } from '../../components/islands/early-script';
import { starterScript } from '../../components/islands/starter';
import { stepScript } from '../../components/islands/step-script';
import { analyticsSources } from '../analytics/settings';
import { buildIdOf } from '../build/inputs';
import { releaseMemory } from '../build/memory';
import { planRendering } from '../build/rendered';
import { replaceExport } from '../build/replace';
import { findHistoryGap } from '../content/history';
import { ProblemError } from '../errors';
import { finishExport } from '../export/export';
import { moveBelow } from '../export/base';
import { copyPages } from '../export/documents';
import { openTwins } from '../export/machine/twins';
import { writeMetaPolicies } from '../hosts/meta';
import { precompress } from '../hosts/precompress';
import { hostRules } from '../hosts/rules';
import { writeHostFiles } from '../hosts/write';
import { readSettings, type Settings } from '../settings';
import { searchBundleOf } from '../site/generate';
import { basePathOf } from '../site/published';
import { prepareSite } from '../site/prepare';
import { runCommand } from './run';

/** Checks the content, lets Next export it, finishes the export, and puts it in place of the previous one. */
async function build(settings: Settings): Promise<void> {
  const { rootDir, outDir } = settings;
  let pages = 0;
  await replaceExport(settings, async ({ exportDir, hostsDir }, inputs) => {
    const { site, playgrounds } = await timed('content', () =>
      prepareSite(settings, (read) => openTwins(read, settings).keep),
    );
    releaseMemory();
    const basePath = basePathOf(site.identity);
    const named = new Map([...inputs, ['address', site.identity.docs.url]]);
    const undated = [...site.pages.values()].filter(({ lastUpdated }) => !lastUpdated).length;
    const reason = undated > 0 && findHistoryGap(settings.contentDir);
    if (reason) console.warn(`! ${undated} pages have no date of their last change: ${reason}`);
    const dates = [...site.pages.values()].map((page) => [page.path, page.lastUpdatedTimestamp] as const);
    const buildId = buildIdOf(named, dates);
    const plan = await planRendering(site, settings, inputs, buildId);
    await timed('next build', () => runNext(settings, exportDir, { buildId, basePath, listFile: plan.listFile }));
    plan.complete(exportDir);
    // Next copies its own `public/`; files of another folder come on top of it. Figures belong to the texts of one content.
    if (settings.publicDir !== path.join(rootDir, 'public'))
      rmSync(path.join(exportDir, 'figures'), { recursive: true, force: true });
    cpSync(settings.publicDir, exportDir, { recursive: true });
    const scripts = { early: earlyScript, step: stepScript, starter: starterScript };
    await timed('export', () => finishExport(exportDir, site, scripts, settings));
    moveBelow(exportDir, basePath);
    const rules = hostRules({
      dir: exportDir,
      routes: site.routes,
      own: scripts,
      basePath,
      searchBundle: searchBundleOf(site),
      playgrounds,
      foreign: analyticsSources(site.identity),
    });
    if (settings.metaPolicy) writeMetaPolicies(exportDir, rules);
    copyPages(path.join(exportDir, basePath), site.routes);
    if (settings.precompress) await timed('compressed copies', () => precompress(exportDir));
    for (const note of writeHostFiles({ rules, exportDir, hostsDir })) console.warn(`! ${note}`);
    pages = site.pages.size;
  });
  console.log(`\n${pages} pages in ${path.relative(rootDir, outDir) || outDir}/`);
}

/** Runs `next build`; its output is shown as it comes. */
function runNext(
  { rootDir, contentDir }: Settings,
  exportDir: string,
  { buildId, basePath, listFile }: { buildId: string; basePath: string; listFile?: string },
): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    CONTENT_DIR: contentDir,
    NEXT_PUBLIC_BASE_PATH: basePath,
    EXPORT_DIR: path.relative(rootDir, exportDir),
    BUILD_ID: buildId,
    ...(listFile && { RENDER_LIST: listFile }),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  return new Promise((resolve, reject) => {
    const mode = listFile ? ['--experimental-build-mode', 'generate'] : [];
    spawn(process.execPath, [next, 'build', ...mode, ...process.argv.slice(2)], { cwd: rootDir, env, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => {
        if (code === 0) resolve();
        else
          reject(
            new ProblemError([
              {
                file: 'next build',
                message: `ended with status ${code}`,
                remedy: 'see its output above; the previous export is untouched',
              },
            ]),
          );
      });
  });
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

// The compiler's output and the cache differ between the modes.
Object.assign(process.env, { NODE_ENV: 'production' });
await runCommand(() => build(readSettings()));
