import type { AnswerOf, InputOf, TaskName } from '@/lib/script';

/** The time limit for a task in milliseconds. There is one because a regular expression can take forever. */
const TIME_LIMIT = 5000;

/** See {@link startLanguage}. */
export type Language = ReturnType<typeof startLanguage>;

/** Starts the language's worker when it is first asked for something. It works on one task after another. */
export function startLanguage() {
  let worker: Worker | undefined;
  let isReady = false;
  let fail: ((why: Error) => void) | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (why = 'The run was stopped.') => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    fail?.(new Error(why));
  };

  /** Gives the worker a task. If it fails, the next task gets a new worker. */
  const send = <Name extends TaskName>(name: Name, input: InputOf<Name>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = () => {
      isReady = true;
      timer = setTimeout(
        stop,
        TIME_LIMIT,
        'This was stopped after 5 seconds, because the script is too long, or a pattern in it takes too long.',
      );
    };
    const answer = new Promise<AnswerOf<Name>>((resolve, reject) => {
      fail = reject;
      worker ??= new Worker(workerAddress());
      worker.onmessage = ({ data }: MessageEvent<AnswerOf<Name> | 'ready'>) =>
        data === 'ready' ? limit() : resolve(data as AnswerOf<Name>);
      worker.onerror = () =>
        stop(
          isReady
            ? 'This script can’t be run on the page.'
            : 'The program couldn’t be loaded. Check your connection, then try again.',
        );
      if (isReady) limit();
      worker.postMessage({ name, input });
    });
    return answer.finally(() => clearTimeout(timer));
  };

  return {
    /**
     * Asks for something.
     * @param isWanted whether the answer is still wanted when the task's turn comes
     * @throws an Error with a message for the reader
     */
    ask<Name extends TaskName>(name: Name, input: InputOf<Name>, isWanted = () => true): Promise<AnswerOf<Name>> {
      const before = last.catch(() => undefined);
      const answer = before.then(() => {
        if (!isWanted()) throw new Error('This is no longer wanted.');
        return send(name, input);
      });
      last = answer;
      return answer;
    },
    stop: () => stop(),
  };
}

/** The worker's address, filled in by `lib/export/islands.ts`. */
declare const RUNNER: string | undefined;

/** If this were a literal, Turbopack would build its own worker: see `lib/site/generate.ts`. */
function workerAddress(): string {
  if (typeof RUNNER !== 'undefined') return RUNNER;
  return new URL('../../.generated/practice/runner.js', import.meta.url).href;
}
