import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RunAnswer, RunRequest } from '@/lib/script/run/text';
import { askRunner } from './ask-runner';

/** The run of a script, as far as it is known. */
export interface Running {
  isBusy: boolean;
  answer?: RunAnswer;
  /** The reason why there is no answer. */
  failure?: string;
  run(text: string): void;
  stop(): void;
}

/**
 * Runs scripts one at a time: a new one stops the one before.
 * @param first is run at once
 */
export function useRunner(request: Omit<RunRequest, 'text'>, first: string): Running {
  const [wanted, setWanted] = useState({ text: first });
  const [done, setDone] = useState<{ wanted: object; answer?: RunAnswer; failure?: string }>();
  const running = useRef<AbortController>(undefined);
  const ask = useEffectEvent((text: string, signal: AbortSignal) => askRunner({ ...request, text }, signal));
  useEffect(() => {
    let isOld = false;
    const own = new AbortController();
    running.current = own;
    ask(wanted.text, own.signal)
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
    run: (text) => setWanted({ text }),
    stop: () => running.current?.abort(),
  };
}
