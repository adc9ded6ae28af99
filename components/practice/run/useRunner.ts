import { useEffect, useRef, useState } from 'react';
import type { RunAnswer, RunRequest } from '@/lib/script/run/text';
import { askRunner } from './ask-runner';

/** The run of a script, as far as it is known. */
export interface Running {
  isBusy: boolean;
  answer?: RunAnswer;
  /** The reason why there is no answer. */
  failure?: string;
  run(text: string): Promise<void>;
  stop(): void;
}

/** Runs scripts one at a time: a new one stops the one before. */
export function useRunner(request: Omit<RunRequest, 'text'>): Running {
  const [state, setState] = useState<Pick<Running, 'isBusy' | 'answer' | 'failure'>>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const run = async (text: string) => {
    stop();
    const own = new AbortController();
    running.current = own;
    setState({ isBusy: true });
    const next = await askRunner({ ...request, text }, own.signal).then(
      (answer) => ({ answer }),
      (error: Error) => ({ failure: error.message }),
    );
    if (running.current === own) setState({ isBusy: false, ...next });
  };
  return { ...state, run, stop };
}
