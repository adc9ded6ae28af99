import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { isCookie, missingCredentials } from '@/lib/playground/auth';
import { isSendable } from '@/lib/playground/body';
import { markSecrets, type RequestForm } from '@/lib/playground/form';
import { pasteRequest } from '@/lib/playground/paste';
import { buildRequest, type BuiltRequest } from '@/lib/playground/request';
import type { PlaygroundProps } from '@/lib/playground/types';
import { checkUrl, serverProblem, splitUrl } from '@/lib/playground/url';
import type { RequestProblem } from '@/lib/playground/values';
import type { Start } from '../browser/start';
import { Authorization } from './Authorization';
import { chooseServer, credentialsFor, keepCredentials, onCredentials } from './credentials';
import { keepEntered } from './entered';
import { Form } from './Form';
import { PasteCurl } from './PasteCurl';
import { Response } from './Response';
import { Samples } from './Samples';
import { send } from './send';
import { SendBar } from './SendBar';
import { Server } from './Server';
import { documentedForm, initialState, reduce } from './state';
import forms from '../form.module.css';
import styles from './styles.module.css';

/** The playground: a form, samples of its request, and the response. */
export default function Playground({ props: playground }: Pick<Start<PlaygroundProps>, 'props'>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const abort = useRef<AbortController>(undefined);
  const [state, dispatch] = useReducer(reduce, playground, initialState);
  const { auth = [], authSets } = playground;
  const schemes = auth.filter((scheme) => !isCookie(scheme));
  const { servers } = splitUrl(playground);
  const { server = '' } = state.form;
  const origin = checkUrl(server).url?.origin;
  const credentials = useSyncExternalStore(onCredentials, () => credentialsFor(origin));
  const form = { ...state.form, fields: markSecrets(state.form.fields, playground) };
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
  const request = requestOf(form);
  const isSending = state.outcome?.kind === 'sending';

  useEffect(() => {
    if (state.refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refusals]);
  useEffect(() => () => abort.current?.abort(), []);
  const [start] = useState(state.form);
  useEffect(() => {
    if (state.form !== start) keepEntered(playground, state.form);
  }, [state.form, start, playground]);
  // On a phone, it is below Send.
  const hasEnded = state.outcome !== undefined && !isSending;
  useEffect(() => {
    if (hasEnded) document.getElementById(`${id}-answer`)?.scrollIntoView({ block: 'nearest' });
  }, [hasEnded, id]);

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
    const isOther = Object.entries(result.credentials).some(([key, value]) => before[key] && before[key] !== value);
    const notes = ['The form has been filled in.', ...result.notes];
    if (isOther) notes.push(`The command’s credentials for ${target} were ignored. To use them, forget yours first.`);
    else keepCredentials(target, { ...before, ...result.credentials });
    dispatch({ type: 'fill', form: result.form, note: notes.join(' ') });
    return undefined;
  };
  const setServer = (to: string) => {
    dispatch({ type: 'server', url: to });
    chooseServer(servers[0]?.url ?? '', to);
  };
  const reset = () => {
    dispatch({ type: 'fill', form: documentedForm(playground), note: 'The documented request has been restored.' });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <div ref={root} className={styles.live}>
      <PasteCurl onPaste={paste} note={state.note} />
      <form
        method="dialog"
        className={forms.form}
        aria-label={titleOf(playground)}
        onSubmit={onSubmit}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit(event)}
        noValidate
      >
        <Server id={id} server={server} servers={servers} problem={problemAt('url')} onChange={setServer} />
        {schemes.length > 0 && (
          <Authorization
            id={id}
            schemes={schemes}
            hasAlternatives={(authSets?.length ?? 0) > 1}
            origin={origin}
            credentials={credentials}
            problemAt={problemAt}
          />
        )}
        <Form {...{ id, form, auth, problemAt }} edit={(change) => dispatch({ type: 'edit', change })} />
        <SendBar
          pasted={request === requestOf(documentedForm(playground)) ? undefined : request}
          canSend={!built.request || isSendable(built.request)}
          outcome={state.outcome}
          answerId={`${id}-answer`}
          isRefused={told.length > 0}
          onSkip={told.length > 0 && told.every(({ canSkip }) => canSkip) ? () => submit(true) : undefined}
          onCancel={() => abort.current?.abort()}
          onReset={reset}
        />
      </form>
      <div className={styles.answer}>
        <Response id={`${id}-answer`} outcome={state.outcome} responses={playground.responses} />
        <Samples id={id} form={form} playground={playground} credentials={credentials} />
      </div>
    </div>
  );
}

const requestOf = ({ method, url }: RequestForm) => `${method} ${url}`;

/** A playground's name for screen readers. */
function titleOf({ title, method = 'GET', url }: PlaygroundProps): string {
  return `Try it: ${title ?? `${method} ${url}`}`;
}
