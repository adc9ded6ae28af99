import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished export in place of the previous one, which stays whole until this moment: a reader of the folder sees
 * the old or the new export. Where the system can exchange two folders, that is one step; else it is two renames,
 * and {@link recover} mends what a process left that was killed between them.
 */
export function publish(finished: string, outDir: string): void {
  mkdirSync(path.dirname(outDir), { recursive: true });
  const next = besideOf(finished, outDir);
  const previous = previousOf(next);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(outDir) && existsSync(next) && exchange(next, outDir)) {
    rmSync(next, { recursive: true, force: true });
    return;
  }
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(next, outDir);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, outDir);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Brings the previous export back where {@link publish} was killed between its two steps. */
export function recover(finished: string, outDir: string): void {
  for (const previous of [finished, nextOf(outDir)].map(previousOf)) {
    if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
  }
}

const previousOf = (next: string) => `${next}.previous`;
const nextOf = (outDir: string) => `${outDir}.next`;

/** The finished export on the file system of its destination: a rename cannot cross from one to another. */
function besideOf(finished: string, outDir: string): string {
  if (statSync(finished).dev === statSync(path.dirname(outDir)).dev) return finished;
  const copy = nextOf(outDir);
  rmSync(copy, { recursive: true, force: true });
  cpSync(finished, copy, { recursive: true });
  return copy;
}

/** Exchanges two folders in one step, by the system call that Node does not offer. Returns whether that worked. */
function exchange(one: string, other: string): boolean {
  const inPython = [
    'import ctypes, os, sys',
    'libc = ctypes.CDLL(None, use_errno=True)',
    'sys.exit(libc.renameat2(-100, os.fsencode(sys.argv[1]), -100, os.fsencode(sys.argv[2]), 2))',
  ].join('\n');
  const ways: [program: string, ...options: string[]][] = [
    ['mv', '--exchange', '--no-target-directory'],
    ['python3', '-c', inPython],
  ];
  return ways.some(
    ([program, ...options]) => spawnSync(program, [...options, one, other], { stdio: 'ignore' }).status === 0,
  );
}
