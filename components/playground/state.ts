import { initialForm, type RequestForm } from '@/lib/playground/form';
import type { PlaygroundProps } from '@/lib/playground/types';
import { checkUrl, splitUrl } from '@/lib/playground/url';
import { isSecret } from '@/lib/playground/values';
import { chosenServer } from './credentials';
import { restoredForm } from './entered';
import type { Outcome } from './send';

/** One playground's state. Credentials are shared by all. */
export interface State {
  form: RequestForm;
  /** How many attempts to send were refused. Problems are shown after the first. */
  refusals: number;
  note: string;
  outcome?: Outcome;
}

/** A playground's actions. */
export type Action =
  | { type: 'edit'; change(form: RequestForm): Partial<RequestForm> }
  | { type: 'server'; url: string }
  | { type: 'fill'; form: RequestForm; note: string }
  | { type: 'refused' }
  | { type: 'outcome'; outcome: Outcome };

/** The initial state of a playground: the request as the reader has left it, to the server they have selected. */
export function initialState(props: PlaygroundProps): State {
  return { form: { ...restoredForm(props), server: serverOf(props) }, refusals: 0, note: '' };
}

/** The documented request, to the server that the reader has selected. */
export function documentedForm(props: PlaygroundProps): RequestForm {
  return { ...initialForm(props), server: serverOf(props) };
}

function serverOf(props: PlaygroundProps): string {
  return chosenServer(splitUrl(props).servers[0]?.url ?? '');
}

/** The state after an action. */
export function reduce(state: State, action: Action): State {
  const { form } = state;
  switch (action.type) {
    case 'edit':
      return { ...state, form: { ...form, ...action.change(form) }, note: '' };
    case 'server':
      return changeServer(state, action.url);
    case 'fill':
      return { ...state, form: action.form, note: action.note, refusals: 0, outcome: undefined };
    case 'refused':
      return { ...state, refusals: state.refusals + 1, note: '', outcome: undefined };
    case 'outcome':
      return { ...state, outcome: action.outcome, refusals: 0 };
  }
}

/** Drops rows that the reader added, and secret values, if the new server has a different origin. */
function changeServer(state: State, server: string): State {
  const form = { ...state.form, server };
  const [from, to] = [state.form.server, server].map((url = '') => checkUrl(url).url?.origin);
  const isLeft = (id: string) => form.fields.some((field) => field.id === id && (field.isExtra || isSecret(field)));
  const left = form.fields.filter(({ id, isExtra }) => isExtra || (isLeft(id) && form.inputs[id]));
  if (from === undefined || from === to || left.length === 0) return { ...state, form };
  const inputs = Object.fromEntries(Object.entries(form.inputs).filter(([id]) => !isLeft(id)));
  const names = left.map(({ name }) => name || 'a row').join(', ');
  return {
    ...state,
    form: { ...form, fields: form.fields.filter(({ isExtra }) => !isExtra), inputs },
    note: `The values you entered for ${from} were cleared: ${names}. Add what the new server needs.`,
  };
}
