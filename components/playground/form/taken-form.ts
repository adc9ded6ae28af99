import type { RequestForm } from '@/lib/playground/request';
import type { TakenOver } from './take-over';

/** The form with what was typed into the plain one. */
export function formOf(form: RequestForm, { values }: TakenOver): RequestForm {
  const inputs = Object.fromEntries(
    form.fields.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])),
  );
  const { body, 'content-type': contentType } = values;
  return {
    ...form,
    inputs: { ...form.inputs, ...inputs },
    ...(typeof body === 'string' && { rawBody: body }),
    ...(typeof contentType === 'string' && { contentType }),
  };
}
