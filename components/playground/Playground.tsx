'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { schemeKey } from '@/lib/playground/auth';
import { isJsonType } from '@/lib/playground/body';
import type { PlaygroundProps } from '@/lib/playground/types';
import { BodyForm } from './form/BodyForm';
import { Extras } from './form/Extras';
import { Findings } from './form/Findings';
import { FormView } from './form/FormView';
import { History } from './request/History';
import { PasteRequest } from './request/PasteRequest';
import { RequestBar } from './form/RequestBar';
import { Response } from './response/Response';
import { Samples } from './request/Samples';
import { SendButtons } from './request/SendButtons';
import { Stored } from './request/Stored';
import styles from './form/form.module.css';
import look from './request/live.module.css';
import { titleOf } from './form/names';
import { SignInButton } from './form/SignIn';
import { restoreFocus, type TakenOver } from './form/take-over';
import { TimeLimit } from './request/TimeLimit';
import { Variables } from './request/Variables';
import { usePlayground } from './usePlayground';

export { takeOver } from './form/take-over';

/** The playground with what `LazyPlayground` hands over to it. */
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
        <RequestBar form={form}>
          <SendButtons isSending={isSending} onCancel={cancel} />
        </RequestBar>
        <FormView
          key={state.resets}
          id={id}
          form={form}
          playground={playground}
          live={{
            ...live,
            findingsView: <Findings findings={state.findings} />,
            bodyForm: playground.body?.schema && isJsonType(form.contentType) && (
              <BodyForm
                id={id}
                schema={playground.body.schema}
                text={form.rawBody ?? ''}
                onChange={(rawBody) => live.change({ rawBody })}
              />
            ),
            signIn: (scheme) => (
              <SignInButton
                key={live.host}
                scheme={scheme}
                onToken={(value) => live.setCredential(schemeKey(scheme), { value })}
              />
            ),
            extras: (place) => <Extras id={id} place={place} form={form} live={live} />,
          }}
        />
      </form>
      <div className={look.strip}>
        <PasteRequest onPaste={state.paste} />
        <TimeLimit value={state.timeLimit} onChange={state.setTimeLimit} />
        <History playground={state.name} onRepeat={state.repeat} />
        <Variables />
        <Stored />
        <button type="button" className={styles.textButton} onClick={state.reset}>
          Reset
        </button>
        {state.note && <p className={look.remark}>{state.note}</p>}
      </div>
      <Samples
        id={id}
        request={state.built.request}
        masked={state.masked}
        auth={playground.auth}
        credentials={live.credentials}
      />
      <Response outcome={outcome} responses={playground.responses} onFollow={state.follow} />
      <p className="visually-hidden" role="status">
        {state.announcement}
      </p>
    </div>
  );
}
