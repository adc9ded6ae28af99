'use client';

import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { missingCredentials } from '@/lib/playground/auth';
import { isSendable } from '@/lib/playground/body';
import { markSecrets } from '@/lib/playground/form';
import { pasteRequest } from '@/lib/playground/paste';
import { buildRequest, type BuiltRequest } from '@/lib/playground/request';
import type { PlaygroundProps } from '@/lib/playground/types';
import { checkUrl, serverProblem, splitUrl } from '@/lib/playground/url';
import type { RequestProblem } from '@/lib/playground/values';
import { Authorization } from './Authorization';
import { chooseServer, chosenServer, credentialsFor, keepCredentials, onStoredChange } from './credentials';
import { Form } from './Form';
import { PasteCurl } from './PasteCurl';
import { Response } from './Response';
import { Samples } from './Samples';
import { send } from './send';
import { SendBar } from './SendBar';
import { Server } from './Server';
import { initialState, reduce } from './state';
import styles from './styles.module.css';

/** The playground: a form, samples of its request, and the response. */
export function Playground({ playground }: { playground: PlaygroundProps }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const abort = useRef<AbortController>(undefined);
  const [state, dispatch] = useReducer(reduce, playground, initialState);
  const { auth = [], authSets } = playground;
  const servers = splitUrl(playground).servers;
  const first = servers[0]?.url ?? '';
  const shared = useSyncExternalStore(onStoredChange, () => chosenServer(first));
  const server = state.ownServer ?? shared;
  const origin = checkUrl(server).url?.origin;
  const credentials = useSyncExternalStore(onStoredChange, () => credentialsFor(origin));
  const form = { ...state.form, server, fields: markSecrets(state.form.fields, playground) };
  const built = buildRequest(form, { auth, credentials });
  // Credentials require a valid server.
  const missing = origin === undefined ? [] : missingCredentials(playground, credentials);
  const refusal = built.request && serverProblem(new URL(built.request.url).origin, playground);
  const problems: RequestProblem[] = [
    ...(refusal ? [{ place: 'url', message: refusal }] : []),
    ...missing.map((key) => ({ place: `auth-${key}`, message: 'Enter this credential.', canSkip: true })),
    ...built.problems,
  ];
  const told = state.refusals > 0 ? problems : [];
  const problemAt = (place: string) => told.find((one) => one.place === place)?.message;
  const isSending = state.outcome?.kind === 'sending';

  useEffect(() => {
    if (state.refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refusals]);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (request: BuiltRequest) => {
    abort.current?.abort();
    const controller = (abort.current = new AbortController());
    dispatch({ type: 'outcome', outcome: { kind: 'sending' } });
    const outcome = await send(request, controller.signal);
    if (abort.current === controller) dispatch({ type: 'outcome', outcome });
  };
  const submit = (canSkip = false) => {
    const { request } = built;
    if (isSending || !request || !isSendable(request)) return request ? undefined : dispatch({ type: 'refused' });
    if (problems.some((problem) => !(canSkip && problem.canSkip))) return dispatch({ type: 'refused' });
    void run(request);
  };
  const paste = (text: string) => {
    const result = pasteRequest(text, playground);
    if ('problem' in result) return result.problem;
    const target = checkUrl(result.form.server ?? '').url?.origin ?? '';
    const before = credentialsFor(target);
    const kept = Object.keys(result.credentials).filter((key) => key in before);
    const isOther = kept.some((key) => before[key] !== result.credentials[key]);
    const notes = isOther
      ? [...result.notes, `The command’s credentials for ${target} were ignored. To use them, forget yours first.`]
      : result.notes;
    keepCredentials(target, { ...result.credentials, ...before });
    dispatch({ type: 'fill', form: result.form, note: ['The form has been filled in.', ...notes].join(' ') });
    return undefined;
  };
  const setServer = (to: string) => {
    dispatch({ type: 'server', from: server, to });
    chooseServer(first, to);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
  };

  return (
    <div ref={root} className={styles.live} data-live="">
      <PasteCurl onPaste={paste} note={state.note} />
      <form
        method="dialog"
        className={styles.form}
        aria-label={titleOf(playground)}
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        noValidate
      >
        <SendBar
          form={form}
          canSend={!built.request || isSendable(built.request)}
          outcome={state.outcome}
          answerId={`${id}-answer`}
          isRefused={told.length > 0}
          onSkip={told.length > 0 && told.every(({ canSkip }) => canSkip) ? () => submit(true) : undefined}
          onCancel={() => abort.current?.abort()}
          onReset={() => dispatch({ type: 'reset', props: playground })}
        />
        <Server id={id} server={server} servers={servers} problem={problemAt('url')} onChange={setServer} />
        {auth.length > 0 && (
          <Authorization
            id={id}
            schemes={auth}
            hasAlternatives={(authSets?.length ?? 0) > 1}
            origin={origin}
            credentials={credentials}
            problemAt={problemAt}
          />
        )}
        <Form id={id} form={form} server={server} problemAt={problemAt} dispatch={dispatch} />
      </form>
      <Samples id={id} form={form} playground={playground} credentials={credentials} />
      <Response id={`${id}-answer`} outcome={state.outcome} responses={playground.responses} />
    </div>
  );
}

/** A playground's name for screen readers. */
function titleOf({ title, method = 'GET', url }: PlaygroundProps): string {
  return `Try it: ${title ?? `${method} ${url}`}`;
}
