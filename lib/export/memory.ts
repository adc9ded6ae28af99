import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage: the compiler's memory while Next builds, and each step's documents during an export. V8 would keep
 * both until memory runs low. For 1,000 pages, this reduces the peak from 4.6 to 1.4 GiB, and takes half a second in a
 * build of 100 seconds.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
