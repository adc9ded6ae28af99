import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { earlyScript } from '../../components/islands/early-script';
import { starterScript } from '../../components/islands/starter';
import { ProblemError } from '../errors';
import { finishExport } from '../export/export';
import { publish } from '../export/publish';
import { writeRedirectList } from '../export/redirects';
import { readSettings, type Settings } from '../settings';
import { prepareSite, runCommand } from './check';

/** Checks the content, lets Next export it, finishes the export, and puts it in place of the previous one. */
async function build(settings: Settings): Promise<void> {
  const site = await timed('content', () => prepareSite(settings));
  const exportDir = path.join(settings.buildDir, 'export');
  rmSync(exportDir, { recursive: true, force: true });
  await timed('next build', () => runNext(settings, exportDir));
  await timed('export', () => finishExport(exportDir, site, { early: earlyScript, starter: starterScript }, settings));
  writeRedirectList(settings.buildDir, site.routes);
  publish(exportDir, settings.outDir);
  console.log(`\n${site.pages.size} pages in ${path.relative(settings.rootDir, settings.outDir) || settings.outDir}/`);
}

/** Runs `next build`; its output is shown as it comes. */
function runNext({ rootDir, contentDir }: Settings, exportDir: string): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    CONTENT_DIR: contentDir,
    EXPORT_DIR: path.relative(rootDir, exportDir),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [next, 'build'], { cwd: rootDir, env, stdio: 'inherit' })
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
