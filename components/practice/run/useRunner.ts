import { useEffect, useRef, useState } from 'react';
import type { RunRequest } from '@/lib/script/run/text';
import type { Question } from '@/lib/script/why';
import { askRunner, type AnswerTo } from './ask-runner';

/**
 * Asks the runner one thing at a time: a new request stops the one before.
 * @param first is asked at once
 * @returns the answer, or the failure that tells the reader why there is none
 */
export function useRunner<Request extends RunRequest | Question>(first: Request) {
  const [wanted, setWanted] = useState(first);
  const [done, setDone] = useState<{ wanted: object; answer?: AnswerTo<Request>; failure?: string }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let isOld = false;
    const own = new AbortController();
    running.current = own;
    askRunner(wanted, own.signal)
      .then(
        (answer) => ({ answer }),
        (error: Error) => ({ failure: error.message }),
      )
      .then((outcome) => {
        if (!isOld) setDone({ wanted, ...outcome });
      });
    return () => {
      isOld = true;
      own.abort();
    };
  }, [wanted]);
  const isBusy = done?.wanted !== wanted;
  return {
    isBusy,
    ...(!isBusy && { answer: done.answer, failure: done.failure }),
    run: setWanted,
    stop: () => running.current?.abort(),
  };
}
