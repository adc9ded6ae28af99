import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFolders, filesOf } from '../build/compare';
import { copyProject } from '../build/copy';
import { ProblemError, throwIfAny } from '../errors';
import { hostsDirOf } from '../hosts/rules';
import { readSettings } from '../settings';
import { runCommand } from './run';

/** Two machines that have little in common: where the project lies, in which order its files are listed, where it is what time, and in which language. */
const MACHINES = [
  { folder: 'a', isBackwards: false, env: { TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C' } },
  {
    folder: 'a folder/with a much longer name',
    isBackwards: true,
    // In Turkish the small form of "I" is not "i".
    env: { TZ: 'America/Anchorage', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
];

/** What is published: the export, and the configurations of hosts. */
const PUBLISHED = ['out', hostsDirOf('.build')];

/** Builds the project twice from nothing, in two copies, and compares what comes out. Exit status 1 when a single byte differs. */
await runCommand(async () => {
  const { rootDir } = readSettings();
  const work = mkdtempSync(path.join(tmpdir(), 'docs-reproduce-'));
  try {
    const copies = MACHINES.map(({ folder, isBackwards, env }) => {
      const copy = path.join(work, folder);
      copyProject(rootDir, copy, isBackwards);
      build(copy, env);
      return copy;
    }) as [string, string];
    let count = 0;
    for (const folder of PUBLISHED) {
      const [one, other] = copies.map((copy) => path.join(copy, folder)) as [string, string];
      count += filesOf(one).size;
      throwIfAny(
        compareFolders(one, other).map(({ file, what }) => ({
          file: path.join(folder, file),
          message: what,
          remedy: 'find what the build took from its surroundings: the clock, a path, an order, a language',
        })),
      );
    }
    console.log(`${count} files are the same, byte by byte.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

function build(folder: string, surroundings: Record<string, string>): void {
  const env = { ...process.env, ...surroundings, OUT_DIR: '', BUILD_DIR: '' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new ProblemError([
      {
        file: folder,
        message: `the build ended with status ${status}:\n${stdout}${stderr}`,
        remedy: 'mend what it says',
      },
    ]);
}
