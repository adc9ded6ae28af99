import { useEffect, useState } from 'react';
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

/** The language's worker, for as long as the component is shown. */
export function useLanguage(): Language {
  const [language] = useState(startLanguage);
  useEffect(() => () => language.stop(), [language]);
  return language;
}

/** The last answer, or a failure with a message for the reader. Neither until the first answer. */
export interface Answered<Name extends TaskName> {
  input?: InputOf<Name>;
  answer?: AnswerOf<Name>;
  failure?: string;
  /** Whether it is for an earlier input, because the language is still working on this one. */
  isOld: boolean;
}

/**
 * Asks the language for something whenever the input has changed.
 * @param input plain data; `undefined` to ask for nothing
 * @param pause milliseconds to wait for further changes
 */
export function useAnswer<Name extends TaskName>(
  language: Language,
  name: Name,
  input: InputOf<Name> | undefined,
  pause = 0,
): Answered<Name> {
  const [{ key: answered, ...last }, setLast] = useState<Omit<Answered<Name>, 'isOld'> & { key?: string }>({});
  const key = JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const asked = JSON.parse(key) as InputOf<Name>;
      const outcome = await language
        .ask(name, asked, () => !isOld)
        .then(
          (answer) => ({ answer }),
          (error: Error) => ({ failure: error.message }),
        );
      if (!isOld) setLast({ key, input: asked, ...outcome });
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [language, name, key, pause]);
  return { ...last, isOld: key !== answered };
}
