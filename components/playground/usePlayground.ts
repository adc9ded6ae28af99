import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { applyAuth, isEntered } from '@/lib/playground/auth';
import { buildRequest } from '@/lib/playground/build';
import { initialForm, splitAddress } from '@/lib/playground/form';
import { leaveSecrets, maskRequest, mayHoldSecret, withoutSecretPath } from '@/lib/playground/mask';
import { isHarmless } from '@/lib/playground/secrets';
import type { BuiltRequest, RequestForm } from '@/lib/playground/request';
import { sampleOf } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { maskVariables, withVariables } from '@/lib/playground/variables';
import { credentialsFor } from './storage/credentials';
import { remember, wholeForm, type PastRequest } from './storage/history';
import { onVariablesChange, variables } from './storage/variables';
import { announce, exchange, type Outcome } from './request/outcome';
import { pasteRequest } from './request/paste';
import type { PasteResult } from './request/PasteRequest';
import type { TakenOver } from './form/take-over';
import { formOf } from './form/taken-form';
import { useCredentials } from './form/useCredentials';
import { useSchemaFindings } from './form/useSchemaFindings';
import { useServer } from './form/useServer';

const DEFAULT_TIME_LIMIT = 30;

/** Everything that a playground knows and can do. */
export function usePlayground(playground: PlaygroundProps, taken: TakenOver) {
  const schemes = useMemo(() => playground.auth ?? [], [playground.auth]);
  const [draft, setDraft] = useState<RequestForm>(() => formOf(initialForm(playground), taken));
  const [server, setServer] = useServer(splitAddress(playground).servers[0]?.url ?? '', taken);
  /** Where a pasted or repeated request goes: what others hold must not go there unseen, nor this where they go. */
  const [ownServer, setOwnServer] = useState<string>();
  const form = useMemo(
    () => (draft.server === undefined ? draft : { ...draft, server: ownServer ?? server }),
    [draft, server, ownServer],
  );
  const values = useSyncExternalStore(onVariablesChange, variables);
  const built = useMemo(() => buildRequest(withVariables(form, values)), [form, values]);
  const auth = useCredentials(schemes, hostOf(form), taken);
  const findings = useSchemaFindings(built.request?.body, playground.body?.schema);
  const [timeLimit, setTimeLimit] = useState<number>(DEFAULT_TIME_LIMIT);
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusals, setRefusals] = useState(0);
  /** A sentence on what was just done, or why it was not. */
  const [note, setNote] = useState('');
  const [resets, setResets] = useState(0);
  const abort = useRef<AbortController>(undefined);
  /** The form of the last request, whatever it has become since. */
  const last = useRef<RequestForm>(undefined);
  const name = `${playground.method ?? 'GET'} ${playground.url}`;

  /** With a secret in it the form stays with its server, whatever is chosen in another playground. */
  const take = (edit: (before: RequestForm) => RequestForm) => {
    if (form.server !== undefined && mayHoldSecret(edit(form))) setOwnServer((own) => own ?? server);
    setDraft(edit);
  };
  const change = (patch: Partial<RequestForm>) => {
    const asked = hostOf(form);
    const isSame = asked === undefined || asked === hostOf({ ...form, ...patch });
    const { inputs, missing } = isSame ? { inputs: {}, missing: [] } : leaveSecrets(form);
    if (missing.length > 0)
      setNote(`${missing.join(', ')} was for ${asked}. Enter it again if this one is to have it.`);
    const edit = (before: RequestForm) => ({ ...before, ...patch, ...(missing.length > 0 && { inputs }) });
    if (patch.server === undefined) return take(edit);
    setOwnServer(undefined);
    setServer(patch.server);
    setDraft(edit);
  };
  const run = async (sent: RequestForm, request: BuiltRequest, canFollow: boolean, followRedirects: boolean) => {
    abort.current?.abort();
    const controller = (abort.current = new AbortController());
    last.current = sent;
    const report = (next: Outcome) => abort.current === controller && setOutcome(next);
    const done = await exchange(request, {
      signal: controller.signal,
      timeLimit,
      canFollow,
      followRedirects,
      curl: sampleOf(maskedRequest(sent) ?? request, 'curl', { auth: schemes }),
      onProgress: report,
    });
    report(done);
    remember({
      playground: name,
      form: sent,
      outcome: done.kind === 'failed' ? done.failure.title : (done.answer?.status ?? 0),
      time: done.answer?.time ?? 0,
    });
  };
  const submit = async (sent: RequestForm, withCredentials = true) => {
    setNote('');
    const { request, problems } = buildRequest(withVariables(sent, variables()));
    // Those of the host that is asked, not of the form as it is now: a request of the history may go to another one.
    const credentials = request ? credentialsFor(new URL(request.url).origin) : {};
    const applied = request && applyAuth(request, withCredentials ? schemes : [], credentials);
    if (!applied || problems.length > 0 || applied.problems.length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    setRefusals(0);
    const masked = maskedRequest(sent);
    const bare = { ...request, headers: request.headers.filter(({ name }) => isHarmless(name)) };
    const hasSecrets =
      applied.request.url !== request.url ||
      applied.request.headers.length > bare.headers.length ||
      applied.request.withCookies === true;
    // A redirect may keep the query and the path: what is secret in them would go on even without credentials.
    const canFollow = mayFollow(request) && masked !== undefined && maskRequest(masked).url === request.url;
    await run(sent, withCredentials ? applied.request : bare, canFollow, canFollow && !(withCredentials && hasSecrets));
  };
  const paste = async (text: string): Promise<PasteResult> => {
    const result = await pasteRequest(text, form, schemes);
    if ('problem' in result) return result;
    // What somebody else has written must not take a value along that the reader keeps for requests of their own.
    const { url, rawBody = '', inputs } = result.form;
    const texts = [url, rawBody, ...Object.values(inputs).filter((input) => typeof input === 'string')];
    const asked = Object.keys(variables()).filter((one) => texts.some((part) => part.includes(`$[${one}]`)));
    if (asked.length > 0)
      return {
        problem: `The request would take your variable ${asked.join(' and ')} to ${hostOf(result.form) ?? 'its host'}. Paste it without $[…], and write that yourself if you mean it.`,
      };
    const host = hostOf(result.form);
    const before = host === undefined ? {} : credentialsFor(host);
    const isReplaced = Object.entries(result.credentials).some(
      ([key, one]) => isEntered(before[key]) && JSON.stringify(before[key]) !== JSON.stringify(one),
    );
    setOwnServer(result.form.server);
    setDraft(result.form);
    auth.add(host, result.credentials);
    const replaced = `What was entered under Authorization for ${host} is replaced by what the request has.`;
    return { notes: isReplaced ? [replaced, ...result.notes] : result.notes };
  };
  const ofAuth = refusals > 0 && built.request ? applyAuth(built.request, schemes, auth.credentials).problems : [];
  const told = refusals > 0 ? [...built.problems, ...ofAuth] : [];

  return {
    name,
    form,
    built,
    outcome,
    refusals,
    note,
    resets,
    /** What the samples show of the request. */
    masked: maskedRequest(form),
    timeLimit,
    setTimeLimit,
    findings,
    announcement: note || announce(outcome, refusals),
    send: () => submit(form),
    /** Follows a redirect without credentials. */
    follow: () => submit(last.current ?? form, false),
    cancel: () => abort.current?.abort(),
    paste,
    repeat: (past: PastRequest) => {
      const whole = wholeForm(past);
      const repeated = whole ?? { ...draft, server: undefined, rawBody: undefined, ...past.form };
      setOwnServer(repeated.server);
      setDraft(repeated);
      setResets((count) => count + 1);
      if (whole || past.missing.length === 0) return void submit(repeated);
      setNote(`Not sent yet. Enter what was not kept, then press Send: ${past.missing.join(', ')}.`);
    },
    /** Brings back the operation as it is documented; credentials stay. */
    reset: () => {
      // The server that was chosen for all stays that of the others.
      setOwnServer(splitAddress(playground).servers[0]?.url);
      setDraft(initialForm(playground));
      setResets((count) => count + 1);
      setRefusals(0);
      setNote('The request is as documented again.');
    },
    live: {
      ...auth,
      // Of several problems of a field the first is shown.
      problems: new Map(told.reverse().map(({ place, message }) => [place, message])),
      change,
      setInput: (id: string, input: RequestForm['inputs'][string]) =>
        take((before) => ({ ...before, inputs: { ...before.inputs, [id]: input } })),
    },
  };
}

/** The request of a form without what is secret in its path and its variables. */
function maskedRequest(form: RequestForm): BuiltRequest | undefined {
  return buildRequest(withVariables(withoutSecretPath(form), maskVariables(variables()))).request;
}

/** Whether a request may be repeated at an address that the reader has not seen: it reads, and carries nothing. */
function mayFollow({ method, body }: BuiltRequest): boolean {
  return body === undefined && (method === 'GET' || method === 'HEAD' || method === 'OPTIONS');
}

/** The host that a form asks: scheme, name and port of the address as it is built. */
function hostOf(form: RequestForm): string | undefined {
  const { request } = buildRequest(form);
  return request && new URL(request.url).origin;
}
