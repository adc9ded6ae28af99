import type { RunAnswer, RunRequest } from '@/lib/script/run/text';
import type { Question, Why } from '@/lib/script/why';

/** The time limit in milliseconds. There is one because a regular expression can take forever. */
const TIME_LIMIT = 5000;

/** The type of a request's answer. */
export type AnswerTo<Request> = Request extends Question ? Why : RunAnswer;

/**
 * Runs a script, or compares a reply, in a worker.
 * @param signal stops the worker
 * @throws an Error with a message for the reader
 */
export function askRunner<Request extends RunRequest | Question>(
  request: Request,
  signal: AbortSignal,
): Promise<AnswerTo<Request>> {
  const worker = new Worker(runnerAddress());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<AnswerTo<Request>>((resolve, reject) => {
    let why = 'The program couldn’t be loaded. Check your connection, then try again.';
    signal.addEventListener('abort', () => reject(new Error('The run was stopped.')));
    worker.addEventListener('error', () => reject(new Error(why)));
    worker.addEventListener('message', ({ data }: MessageEvent<AnswerTo<Request> | 'ready'>) => {
      if (data !== 'ready') return resolve(data);
      why = 'This script can’t be run on the page.';
      const stop = () =>
        reject(new Error('The run was stopped after 5 seconds, because a pattern in the script takes too long.'));
      timer = setTimeout(stop, TIME_LIMIT);
      worker.postMessage(request);
    });
  });
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** The program's address. If it were a literal, the bundler would build its own worker: see `lib/site/generate.ts`. */
function runnerAddress(): string {
  return new URL('../../../.generated/practice/runner.js', import.meta.url).href;
}
