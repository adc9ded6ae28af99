import { initialForm, markSecrets, type RequestForm } from '@/lib/playground/form';
import type { PlaygroundProps } from '@/lib/playground/types';
import { isSecret } from '@/lib/playground/values';
import { createStore, isRecord, isRecordOf, isText } from '../browser/store';

/** A reader's entries in a playground. */
type Entered = Pick<RequestForm, 'inputs' | 'rawBody'>;

/** By playground, until the tab closes, so that a reload loses nothing. */
const kept = createStore<Readonly<Record<string, Entered>>>('sessionStorage', 'playground-inputs', {}, (value) =>
  isRecordOf(value, isEntered),
);

function isEntered(value: unknown): value is Entered {
  return isRecord(value) && isRecordOf(value.inputs, isText) && isText(value.rawBody ?? '');
}

const nameOf = ({ title, method, url }: PlaygroundProps) => [location.pathname, title, method, url].join(' ');

/** The form as the reader has left it, or as documented. */
export function restoredForm(props: PlaygroundProps): RequestForm {
  const form = initialForm(props);
  const { inputs = {}, rawBody = form.rawBody } = kept.read()[nameOf(props)] ?? {};
  return { ...form, inputs: { ...form.inputs, ...inputs }, rawBody };
}

/** Keeps what is entered, except for secrets and the rows that the reader has added. */
export function keepEntered(props: PlaygroundProps, { fields, inputs, rawBody }: RequestForm): void {
  const own = markSecrets(fields, props).filter((field) => !field.isExtra && !isSecret(field));
  const entered = Object.fromEntries(own.map(({ id }) => [id, inputs[id] ?? '']));
  kept.write({ ...kept.read(), [nameOf(props)]: { inputs: entered, rawBody } });
}
