import type { RunAnswer, RunRequest } from '@/lib/script/run/text';

/** Milliseconds that a run may take to be computed, however long its call is: a regular expression can take for ever. */
const TIME_LIMIT = 5000;

/**
 * Runs a script in a worker, so that it can be stopped.
 * @param signal stops it
 * @throws an Error whose message tells the reader why there is no answer
 */
export function askRunner(request: RunRequest, signal: AbortSignal): Promise<RunAnswer> {
  const worker = new Worker(runnerAddress());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<RunAnswer>((resolve, reject) => {
    let why = 'The run could not be loaded. Check your connection, and select Run again.';
    signal.addEventListener('abort', () => reject(new Error('The run was stopped.')));
    worker.addEventListener('error', () => reject(new Error(why)));
    worker.addEventListener('message', ({ data }: MessageEvent<RunAnswer | 'ready'>) => {
      if (data !== 'ready') return resolve(data);
      why = 'This script cannot be run in the page.';
      const stop = () =>
        reject(new Error('The run was stopped after 5 seconds because a pattern in the script takes too long.'));
      timer = setTimeout(stop, TIME_LIMIT);
      worker.postMessage(request);
    });
  });
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Where the program is. A function, because the bundler makes a worker of its own of an address that it sees: see `lib/site/generate.ts`. */
function runnerAddress(): string {
  return new URL('../../../.generated/practice/runner.js', import.meta.url).href;
}
