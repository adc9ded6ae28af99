import { splitAddress } from '@/lib/playground/form';
import type { FieldLocation } from '@/lib/playground/types';
import { Authorization } from './Authorization';
import { BodyEditor } from './BodyEditor';
import { FieldInput } from './FieldInput';
import { ServerChoice } from './ServerChoice';
import styles from './form.module.css';
import type { FormViewProps } from './props';

const GROUPS: readonly (readonly [FieldLocation, string])[] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
];

/** The fields of the request: the same markup with and without scripts. */
export function FormView({ id, form, playground, live }: FormViewProps) {
  return (
    <>
      <ServerChoice id={id} form={form} servers={splitAddress(playground).servers} live={live} />
      {playground.auth && playground.auth.length > 0 && <Authorization id={id} schemes={playground.auth} live={live} />}
      {GROUPS.map(([place, name]) => (
        <Group key={place} id={id} form={form} live={live} place={place} name={name} />
      ))}
      <BodyEditor id={id} form={form} playground={playground} live={live}>
        <Fields id={id} form={form} live={live} place="body" />
      </BodyEditor>
    </>
  );
}

type GroupProps = Omit<FormViewProps, 'playground'> & { place: FieldLocation };

function Group({ name, ...props }: GroupProps & { name: string }) {
  const isEmpty = !props.form.fields.some((field) => field.in === props.place);
  if (isEmpty && (!props.live || props.place === 'path')) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <Fields {...props} />
    </fieldset>
  );
}

function Fields({ id, form, live, place }: GroupProps) {
  return (
    <>
      <div className={styles.fields}>
        {form.fields
          .filter((field) => field.in === place && !field.isExtra)
          .map((field) => (
            <FieldInput
              key={field.id}
              id={id}
              field={field}
              value={form.inputs[field.id]}
              problem={live?.problems.get(field.id)}
              onChange={live && ((input) => live.setInput(field.id, input))}
            />
          ))}
      </div>
      {live?.extras(place)}
    </>
  );
}
