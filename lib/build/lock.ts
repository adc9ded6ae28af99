import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';

/**
 * Makes sure that one build at a time works in a folder. The lock of a build that was killed is recognized and taken over.
 * @param file of the lock, which holds the number of the process
 * @returns a function that gives the lock back
 * @throws ProblemError when another build is under way
 */
export function takeLock(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isTaken = tryLock(file); !isTaken; isTaken = tryLock(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isRunning(owner)) {
      throw new ProblemError({
        file,
        message: `another build is under way here, process ${owner}`,
        remedy: 'wait until it has ended; if no such build is running, remove this file',
      });
    }
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    // It was given back in the meantime.
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
