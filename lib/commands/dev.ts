import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { createCompanion } from '../dev/companion';
import { DevSearchIndex } from '../dev/search-index';
import { ProblemError } from '../errors';
import { framed } from '../report/report';
import { freePort, listen } from '../server/server';
import { readSettings, type Settings } from '../settings';
import { writeGenerated } from '../site/generate';
import { writeSchemas } from '../site/schemas';
import { readSite } from '../site/site';
import { runCommand } from './run';

/** Milliseconds without a further change before a save is acted upon: editors write a file in several steps. */
const SETTLE_TIME = 40;

/** Runs `next dev`, and keeps what it cannot see up to date: pages, navigation, snippets and the search index. */
await runCommand(async () => {
  // Next's processes get the mode below; what is read here is the same site, drafts included.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const settings = readSettings();
  let origin = '';
  const index = new DevSearchIndex(() => origin);
  const companion = createCompanion(index);
  const companionOrigin = (await listen(companion.server, 3900)).slice(0, -1);
  const port = await freePort(Number(process.env.PORT ?? 3000));
  origin = `http://localhost:${port}`;
  refreshGenerated(settings);
  writeSchemas(settings);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'dev', '--port', String(port)], {
    cwd: settings.rootDir,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      CONTENT_DIR: settings.contentDir,
      NEXT_PUBLIC_COMPANION: companionOrigin,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(settings.contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      refreshGenerated(settings);
      index.invalidate();
      companion.refresh();
    }, SETTLE_TIME);
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
});

/** Writes the generated modules; what is wrong is printed, and the last good state stays. */
function refreshGenerated(settings: Settings): void {
  try {
    const { site, problems } = readSite(settings);
    for (const problem of problems) console.error(framed(problem, settings.rootDir));
    writeGenerated(site, settings);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    for (const problem of error.problems) console.error(framed(problem, settings.rootDir));
  }
}
