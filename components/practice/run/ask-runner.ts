import type { RunAnswer, RunRequest } from '@/lib/script/run/text';
import type { Question, Why } from '@/lib/script/why';

/** Milliseconds allowed for an answer, because a regular expression can take forever. */
const TIME_LIMIT = 5000;

/** The answer to a request. */
export type AnswerTo<Request> = Request extends Question ? Why : RunAnswer;

/**
 * Runs a script or compares a reply in a worker.
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
    let why = 'The program could not be loaded. Check your connection, and try again.';
    signal.addEventListener('abort', () => reject(new Error('The run was stopped.')));
    worker.addEventListener('error', () => reject(new Error(why)));
    worker.addEventListener('message', ({ data }: MessageEvent<AnswerTo<Request> | 'ready'>) => {
      if (data !== 'ready') return resolve(data);
      why = 'This script cannot be run on the page.';
      const stop = () => reject(new Error('Stopped after 5 seconds because a pattern in the script takes too long.'));
      timer = setTimeout(stop, TIME_LIMIT);
      worker.postMessage(request);
    });
  });
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** The program's address. A function, because the bundler would build its own worker from a literal; see `lib/site/generate.ts`. */
function runnerAddress(): string {
  return new URL('../../../.generated/practice/runner.js', import.meta.url).href;
}
