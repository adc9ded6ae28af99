import { extraField, initialForm, type RequestForm } from '@/lib/playground/form';
import type { FieldLocation, PlaygroundProps } from '@/lib/playground/types';
import { checkUrl } from '@/lib/playground/url';
import { isSecret } from '@/lib/playground/values';
import type { Outcome } from './send';

/** One playground's state. Credentials and the selected server are shared by all. */
export interface State {
  /** The form. Its `server` is the documented one; {@link serverOf} returns the selected one. */
  form: RequestForm;
  /** A server for this playground only, separate from the shared choice so that secrets don't mix. */
  ownServer?: string;
  /** How many attempts to send were refused. Problems are shown after the first. */
  refusals: number;
  /** A sentence about the last action, for the reader. */
  note: string;
  outcome?: Outcome;
  added: number;
}

/** A playground's actions. `server` is the server currently shown. */
export type Action =
  | { type: 'input'; id: string; value: string; server: string }
  | { type: 'add'; place: FieldLocation; server: string }
  | { type: 'rename'; id: string; name: string }
  | { type: 'remove'; id: string }
  | { type: 'raw'; text: string | undefined }
  | { type: 'server'; from: string; to: string }
  | { type: 'fill'; form: RequestForm; note: string }
  | { type: 'refused' }
  | { type: 'outcome'; outcome: Outcome }
  | { type: 'reset'; props: PlaygroundProps };

/** The initial state of a playground. */
export function initialState(props: PlaygroundProps): State {
  return { form: initialForm(props), refusals: 0, note: '', added: 0 };
}

/** The state after an action. */
export function reduce(state: State, action: Action): State {
  const { form } = state;
  const edit = (patch: Partial<RequestForm>): State => ({ ...state, form: { ...form, ...patch }, note: '' });
  const fields = form.fields;
  switch (action.type) {
    case 'input': {
      const field = fields.find(({ id }) => id === action.id);
      const pinned =
        field && (field.isExtra === true || isSecret(field)) ? { ownServer: state.ownServer ?? action.server } : {};
      return { ...edit({ inputs: { ...form.inputs, [action.id]: action.value } }), ...pinned };
    }
    case 'add':
      return {
        ...edit({ fields: [...fields, extraField(`added-${state.added}`, action.place)] }),
        ownServer: state.ownServer ?? action.server,
        added: state.added + 1,
      };
    case 'rename':
      return edit({
        fields: fields.map((field) => (field.id === action.id ? { ...field, name: action.name } : field)),
      });
    case 'remove':
      return edit({ fields: fields.filter(({ id }) => id !== action.id) });
    case 'raw':
      return edit({ rawBody: action.text });
    case 'server':
      return { ...changeServer(state, action.from, action.to), ownServer: undefined };
    case 'fill':
      return { ...state, form: action.form, ownServer: action.form.server, note: action.note, refusals: 0 };
    case 'refused':
      return { ...state, refusals: state.refusals + 1, note: '', outcome: undefined };
    case 'outcome':
      return { ...state, outcome: action.outcome, refusals: 0 };
    case 'reset':
      return { ...initialState(action.props), note: 'The documented request has been restored.', added: state.added };
  }
}

/** Drops rows that the reader added, and secret values, if the new server has a different origin. */
function changeServer(state: State, from: string, to: string): State {
  const { form } = state;
  const originOf = (server: string) => checkUrl(server).url?.origin;
  if (originOf(from) === undefined || originOf(from) === originOf(to)) return state;
  const isLeft = (id: string) => form.fields.some((field) => field.id === id && (field.isExtra || isSecret(field)));
  const left = form.fields.filter(({ id, isExtra }) => isExtra || (isLeft(id) && form.inputs[id]));
  if (left.length === 0) return state;
  const inputs = Object.fromEntries(Object.entries(form.inputs).filter(([id]) => !isLeft(id)));
  const names = left.map(({ name }) => name || 'a row').join(', ');
  return {
    ...state,
    form: { ...form, fields: form.fields.filter(({ isExtra }) => !isExtra), inputs },
    note: `The values you entered for ${originOf(from)} were cleared: ${names}. Add what the new server needs.`,
  };
}
