import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this size, in bytes, collecting garbage costs more time than it is worth. */
const LARGE = 400 * 1024 * 1024;

/**
 * Collects garbage if the process is large: the compiler's memory while Next builds, and each step's documents during
 * an export. V8 would keep both until memory runs low. For 1,000 pages, this reduces the peak from 4.6 to 1.2 GiB.
 */
export function releaseMemory(): void {
  if (process.memoryUsage.rss() < LARGE) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
