import type { RequestForm } from '@/lib/playground/request';
import { withoutSecrets } from '@/lib/playground/mask';
import { FIELD_TYPES, LOCATIONS, METHODS } from '@/lib/playground/types';
import { createStore, isRecord, isRecordOf, isText } from './store';

/** A request of this session, as it was filled in, without credentials, other secrets and files. */
export interface PastRequest {
  /** Names the playground: its method and address with placeholders. */
  playground: string;
  /** Milliseconds since 1970; no two are the same. */
  at: number;
  form: Pick<RequestForm, 'method' | 'server' | 'url' | 'fields' | 'contentType' | 'rawBody'> & {
    inputs: Record<string, string>;
  };
  /** Names of the values that were sent and are not kept. */
  missing: readonly string[];
  /** Status code, or what kind of failure it was. */
  outcome: number | string;
  /** Milliseconds. */
  time: number;
}

const LONGEST = 30;
/** Characters; a longer body is not kept. */
const LONGEST_BODY = 20_000;

const kept = createStore<readonly PastRequest[]>('sessionStorage', 'playground-history', [], isHistory);
/** What was sent, whole, by the time of the request: in no storage, so it is gone with the page. */
const whole = new Map<number, RequestForm>();

/** The session's requests of all playgrounds, latest first. */
export const pastRequests = kept.read;

/** The form of a past request as it was sent; absent when the page was loaded anew since. */
export function wholeForm({ at }: PastRequest): RequestForm | undefined {
  return whole.get(at);
}

/** Adds a request. What is kept of it has no secrets, no files and no long body. */
export function remember(past: Pick<PastRequest, 'playground' | 'outcome' | 'time'> & { form: RequestForm }): void {
  const { method, server, url, fields, contentType, rawBody, inputs } = past.form;
  const isLong = rawBody !== undefined && rawBody.length > LONGEST_BODY;
  const { form, missing } = withoutSecrets({
    ...{ method, server, url, fields, contentType, inputs },
    ...(rawBody !== undefined && { rawBody: isLong ? '' : rawBody }),
  });
  if (isLong) missing.push(`the body, which is longer than ${LONGEST_BODY.toLocaleString('en')} characters`);
  const all = kept.read();
  const at = Math.max(Date.now(), (all[0]?.at ?? 0) + 1);
  whole.set(at, past.form);
  keep([{ ...past, at, form, missing }, ...all].slice(0, LONGEST));
}

/** Forgets the requests for which this is so. */
export function forgetRequests(isForgotten: (past: PastRequest) => boolean): void {
  keep(kept.read().filter((past) => !isForgotten(past)));
}

function keep(all: readonly PastRequest[]): void {
  kept.write(all);
  for (const at of whole.keys()) if (!all.some((past) => past.at === at)) whole.delete(at);
}

/** For `useSyncExternalStore`. */
export const onHistoryChange = kept.subscribe;

function isHistory(value: unknown): value is readonly PastRequest[] {
  return Array.isArray(value) && value.every(isPast);
}

function isPast(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.form)) return false;
  const { playground, at, form, missing, outcome, time } = value;
  return (
    isText(playground) &&
    typeof at === 'number' &&
    typeof time === 'number' &&
    (typeof outcome === 'number' || isText(outcome)) &&
    Array.isArray(missing) &&
    missing.every(isText) &&
    isOneOf(METHODS, form.method) &&
    [form.url, form.contentType].every(isText) &&
    [form.server, form.rawBody].every((one) => one === undefined || isText(one)) &&
    isRecordOf(form.inputs, isText) &&
    Array.isArray(form.fields) &&
    form.fields.every(isField)
  );
}

function isField(field: unknown): boolean {
  if (!isRecord(field)) return false;
  const { id, name, type, in: place, initial, description = '', enum: choices = [] } = field;
  return (
    [id, name, initial, description].every(isText) &&
    isOneOf(FIELD_TYPES, type) &&
    isOneOf(LOCATIONS, place) &&
    Array.isArray(choices) &&
    choices.every((choice) => isText(choice) || typeof choice === 'number')
  );
}

const isOneOf = (all: readonly unknown[], value: unknown) => all.includes(value);
