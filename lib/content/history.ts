import { spawnSync } from 'node:child_process';

/** The time of each file's last commit, in milliseconds since 1970, by path relative to the folder. */
export type History = ReadonlyMap<string, number>;

/**
 * Asks git once for the last commits of all files in a folder. Files without history are missing, and so are all files
 * if there is no git or repository. A shallow clone has no dates, because its oldest commit seems to have written every
 * file.
 */
export function readHistory(dir: string): History {
  if (askGit(dir).stdout === SHALLOW) return new Map();
  const parameters = ['-c', 'core.quotePath=false', 'log', '--format=%x00%ct', '--name-only', '--relative', '--', '.'];
  const { stdout } = spawnSync('git', parameters, { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 28 });
  return parseLog(stdout ?? '');
}

/** Parses the output of `git log --format=%x00%ct --name-only`. The first mention of a file is its newest commit. */
export function parseLog(log: string): History {
  const dates = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, Number(seconds) * 1000);
  }
  return dates;
}

/** Explains why files have no date, and what to do. `undefined` if they just aren't committed yet. */
export function findHistoryGap(dir: string): string | undefined {
  const { error, status, stdout, stderr } = askGit(dir);
  if (error) return 'git is not installed; install it';
  if (status !== 0) return `git reports an error: ${stderr.trim().split('\n')[0]}`;
  return stdout === SHALLOW ? 'the clone is shallow; run "git fetch --unshallow" to get the history' : undefined;
}

/** Git's answer for a clone without the whole history. */
const SHALLOW = 'true\n';

function askGit(dir: string) {
  return spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: dir, encoding: 'utf8' });
}

/** Formats a date as pages show it, in UTC: `20 November 2026`. */
export function formatDate(timestamp: number): string {
  return DATE.format(timestamp);
}

// Created once, because that takes longer than formatting the dates of all pages.
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
