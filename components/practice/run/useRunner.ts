import { useEffect, useRef, useState } from 'react';
import type { RunRequest } from '@/lib/script/run/text';
import type { Question } from '@/lib/script/why';
import { askRunner, type AnswerTo } from './ask-runner';

/**
 * Sends requests to the runner, one at a time. A new request stops the previous one.
 * @param first a request to send immediately
 * @returns the answer, or a failure with a message for the reader
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
