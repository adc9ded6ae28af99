'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { Findings } from './Findings';
import { FormView } from './FormView';
import { History } from './History';
import { PasteCurl } from './PasteCurl';
import { RequestBar } from './RequestBar';
import { Response } from './Response';
import { Samples } from './Samples';
import styles from './form.module.css';
import look from './live.module.css';
import { titleOf } from './names';
import { restoreFocus, type TakenOver } from './take-over';
import { TimeLimit } from './TimeLimit';
import { usePlayground } from './usePlayground';

export { takeOver } from './take-over';

/** What the door hands to the playground. */
export interface LiveProps {
  id: string;
  playground: PlaygroundProps;
  taken: TakenOver;
}

/** The playground itself: the form, live samples, the answer and the history. */
export function Playground({ id, playground, taken }: LiveProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = usePlayground(playground, taken);
  const { form, live, outcome, send, cancel } = state;
  const isSending = outcome?.kind === 'sending';
  const sendNow = useEffectEvent(() => void send());

  useLayoutEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
  }, [taken]);
  useEffect(() => {
    if (taken.pressed === 'send') sendNow();
  }, [taken]);
  // The first field that something is wrong with.
  useEffect(() => {
    if (state.refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSending) void send();
  };

  return (
    <div ref={root} className={look.live} onKeyDown={onKeyDown}>
      <form method="dialog" className={styles.form} aria-label={titleOf(playground)} onSubmit={onSubmit} noValidate>
        <RequestBar form={form} isSending={isSending} onCancel={cancel} />
        <FormView
          id={id}
          form={form}
          playground={playground}
          live={{ ...live, findingsView: <Findings findings={state.findings} /> }}
        />
      </form>
      <div className={look.strip}>
        <PasteCurl onPaste={state.paste} />
        <TimeLimit value={state.timeLimit} onChange={state.setTimeLimit} />
        <History playground={state.name} version={state.historyVersion} onRepeat={state.repeat} />
      </div>
      <Samples id={id} request={state.built.request} auth={playground.auth} credentials={live.credentials} />
      <Response outcome={outcome} responses={playground.responses} onFollow={state.follow} />
      <p className="visually-hidden" role="status">
        {state.announcement}
      </p>
    </div>
  );
}
