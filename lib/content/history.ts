import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** When each file was last committed, in milliseconds since 1970, by path relative to the asked folder. */
export type History = ReadonlyMap<string, number>;

/**
 * Asks git once for the last commit of every file below a folder.
 * A file without history is left out, and so is everything where git, the repository or the commits are missing.
 * In a shallow clone the oldest commit seems to have written every file, so its dates are left out too.
 */
export function readHistory(dir: string): History {
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%ct %p', '--name-only', '--relative', '--', '.'],
      {
        cwd: dir,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return new Map();
  }
  return parseLog(log, isShallow(dir));
}

/** Reads the output of `git log --format=%x00%ct %p --name-only`: the first mention of a file is its newest commit. */
export function parseLog(log: string, shallow: boolean): History {
  const dates = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [seconds, ...parents] = head.trim().split(' ');
    if (shallow && parents.length === 0) continue;
    for (const file of files) {
      if (!dates.has(file)) dates.set(file, Number(seconds) * 1000);
    }
  }
  return dates;
}

/** Why files may have no date, and what to do about it; `undefined` where they were not committed yet. */
export function findHistoryGap(dir: string): string | undefined {
  if (!repositoryOf(dir)) return 'they are not in a git repository; build in a clone of one';
  if (isShallow(dir)) return 'the clone is shallow; "git fetch --unshallow" brings the history';
  const { error, status, stderr } = spawnSync('git', ['rev-parse'], { cwd: dir, encoding: 'utf8' });
  if (error) return 'git is not installed; install it';
  return status === 0 ? undefined : `git refuses: ${stderr.trim().split('\n')[0]}`;
}

function isShallow(dir: string): boolean {
  const git = repositoryOf(dir);
  return git !== undefined && existsSync(path.join(commonFolderOf(git), 'shallow'));
}

/** The `.git` above a folder. */
function repositoryOf(dir: string): string | undefined {
  for (let folder = path.resolve(dir); ; folder = path.dirname(folder)) {
    const git = path.join(folder, '.git');
    if (existsSync(git)) return git;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The folder that a repository's worktrees share. In a worktree `.git` is a file that names a folder, which names the one they share. */
function commonFolderOf(git: string): string {
  if (statSync(git).isDirectory()) return git;
  const [, named = ''] = /^gitdir: (.*)$/m.exec(readFileSync(git, 'utf8')) ?? [];
  const folder = path.resolve(path.dirname(git), named);
  const pointer = path.join(folder, 'commondir');
  return existsSync(pointer) ? path.resolve(folder, readFileSync(pointer, 'utf8').trim()) : folder;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date as the pages show it, in UTC: `20 November 2026`. */
export function formatDate(timestamp: number): string {
  return dateFormat.format(timestamp);
}
