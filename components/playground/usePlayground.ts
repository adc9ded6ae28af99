import { useMemo, useRef, useState } from 'react';
import { applyAuth } from '@/lib/playground/auth';
import { buildRequest } from '@/lib/playground/build';
import { initialForm } from '@/lib/playground/form';
import { isSecretName } from '@/lib/playground/headers';
import type { BuiltRequest, RequestForm } from '@/lib/playground/request';
import { sampleOf } from '@/lib/playground/samples';
import type { PlaygroundProps } from '@/lib/playground/types';
import { credentialsFor } from './storage/credentials';
import { remember, type PastRequest } from './storage/history';
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
  const [server, setServer] = useServer(initialForm(playground).server, taken);
  // An empty server means that the whole address has been typed or pasted.
  const form = useMemo(() => (draft.server === '' ? draft : { ...draft, server }), [draft, server]);
  const built = useMemo(() => buildRequest(form), [form]);
  const auth = useCredentials(schemes, hostOf(form), taken);
  const findings = useSchemaFindings(built.request?.body, playground.body?.schema);
  const [timeLimit, setTimeLimit] = useState<number>(DEFAULT_TIME_LIMIT);
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusals, setRefusals] = useState(0);
  const [historyVersion, setHistoryVersion] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const name = `${playground.method ?? 'GET'} ${playground.url}`;

  const change = (patch: Partial<RequestForm>) => {
    if (patch.server !== undefined && patch.server !== '') setServer(patch.server);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const run = async (sent: RequestForm, plain: BuiltRequest, request: BuiltRequest, followRedirects: boolean) => {
    abort.current?.abort();
    const controller = (abort.current = new AbortController());
    const report = (next: Outcome) => abort.current === controller && setOutcome(next);
    const done = await exchange(request, {
      signal: controller.signal,
      timeLimit,
      followRedirects,
      curl: sampleOf(plain, 'curl', { auth: schemes }),
      onProgress: report,
    });
    report(done);
    remember({
      playground: name,
      at: Date.now(),
      form: sent,
      outcome: done.kind === 'failed' ? done.failure.title : (done.answer?.status ?? 0),
      time: done.answer?.time ?? 0,
    });
    setHistoryVersion((version) => version + 1);
  };
  const submit = async (sent: RequestForm, withCredentials = true) => {
    const { request, problems } = buildRequest(sent);
    // Those of the host that is asked, not of the form as it is now: a request of the history may go to another one.
    const credentials = request ? credentialsFor(new URL(request.url).origin) : {};
    const applied = request && applyAuth(request, withCredentials ? schemes : [], credentials);
    if (!applied || problems.length > 0 || applied.problems.length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    setRefusals(0);
    const bare = { ...request, headers: request.headers.filter(({ name: header }) => !isSecretName(header)) };
    const hasSecretHeaders = applied.request.headers.length > bare.headers.length;
    await run(sent, request, withCredentials ? applied.request : bare, !withCredentials || !hasSecretHeaders);
  };
  const paste = async (text: string): Promise<PasteResult> => {
    const result = await pasteRequest(text, form, schemes);
    if ('problem' in result) return result;
    change(result.form);
    auth.add(hostOf(result.form), result.credentials);
    return { notes: result.notes };
  };

  return {
    name,
    form,
    built,
    outcome,
    refusals,
    historyVersion,
    timeLimit,
    setTimeLimit,
    findings,
    announcement: announce(outcome, refusals),
    send: () => submit(form),
    /** Follows a redirect without credentials. */
    follow: () => submit(form, false),
    cancel: () => abort.current?.abort(),
    paste,
    repeat: ({ form: past }: PastRequest) => {
      const repeated = { ...draft, ...past, headers: draft.headers };
      change(repeated);
      void submit(repeated);
    },
    live: {
      ...auth,
      problems: refusals > 0 ? problemsOf(built.problems, applyProblems(built.request, auth, schemes)) : NO_PROBLEMS,
      change,
      setInput: (id: string, input: RequestForm['inputs'][string]) =>
        setDraft((before) => ({ ...before, inputs: { ...before.inputs, [id]: input } })),
    },
  };
}

/** The host that a form asks: scheme, name and port of the address as it is built. */
function hostOf(form: RequestForm): string | undefined {
  const { request } = buildRequest(form);
  return request && new URL(request.url).origin;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

function applyProblems(
  request: BuiltRequest | undefined,
  auth: ReturnType<typeof useCredentials>,
  schemes: NonNullable<PlaygroundProps['auth']>,
) {
  return request ? applyAuth(request, schemes, auth.credentials).problems : [];
}

function problemsOf(...all: (readonly { place: string; message: string }[])[]): ReadonlyMap<string, string> {
  // Of several problems of a field the first is shown.
  return new Map(
    all
      .flat()
      .reverse()
      .map(({ place, message }) => [place, message]),
  );
}
