import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what this process does not need any more: without being asked, V8 keeps it until the machine has little left.
 * While Next builds, what the compiler had; between the steps of an export, the documents of the step before. A build of 1000 pages
 * has 1.4 GiB at its peak with it, and 4.6 GiB without; of its 100 seconds it takes half a second.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
