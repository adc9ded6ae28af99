import { useRef } from 'react';
import { isCookie } from '@/lib/playground/auth';
import { extraField, sendsFieldsInBody, type FormField, type RequestForm } from '@/lib/playground/form';
import type { AuthScheme, FieldLocation } from '@/lib/playground/types';
import { Field, invalid, Problem } from './Field';
import controls from '../controls.module.css';
import forms from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  id: string;
  form: RequestForm;
  auth: readonly AuthScheme[];
  problemAt: (place: string) => string | undefined;
  edit(change: (form: RequestForm) => Partial<RequestForm>): void;
}

/** The field groups, and what readers can add to each. Path fields come only from placeholders in the URL. */
const GROUPS: readonly { place: FieldLocation; title: string; noun?: string }[] = [
  { place: 'path', title: 'Path' },
  { place: 'query', title: 'Query', noun: 'parameter' },
  { place: 'header', title: 'Headers', noun: 'header' },
];

/** The request's fields and body. */
export function Form(props: Props) {
  const { form } = props;
  const has = (place: FieldLocation) => form.fields.some((field) => field.in === place);
  const ofForm = form.fields.filter((field) => field.in === 'cookie');
  const cookies = [...props.auth.filter(isCookie), ...ofForm].map(({ name }) => name);
  return (
    <>
      {GROUPS.filter(({ place, noun }) => noun !== undefined || has(place)).map(({ place, title, noun }) => (
        <fieldset key={place} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <Fields {...props} place={place} noun={noun} />
        </fieldset>
      ))}
      {cookies.length > 0 && (
        <p className={controls.note}>Pages can’t send cookies. Only the samples contain {cookies.join(' and ')}.</p>
      )}
      {!form.isFile && (sendsFieldsInBody(form.method) || form.rawBody || has('body')) && <Body {...props} />}
    </>
  );
}

function Fields({ place, noun, ...props }: Props & { place: FieldLocation; noun?: string }) {
  const { id, form, problemAt, edit } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef(0);
  const rename = (own: string, name: string) =>
    edit(({ fields }) => ({ fields: fields.map((field) => (field.id === own ? { ...field, name } : field)) }));
  const remove = (own: string) => {
    edit(({ fields }) => ({ fields: fields.filter((field) => field.id !== own) }));
    addButton.current?.focus();
  };
  const add = () => {
    const field = extraField(`added-${place}-${added.current++}`, place);
    edit(({ fields }) => ({ fields: [...fields, field] }));
  };
  const nameInput = (field: FormField) => (
    <input
      className={forms.control}
      aria-label={`${noun} name`}
      placeholder="Name"
      // Focus a new row.
      autoFocus={field.name === ''}
      autoComplete="off"
      spellCheck={false}
      value={field.name}
      onChange={({ target }) => rename(field.id, target.value)}
    />
  );
  const removeButton = (field: FormField) => (
    <button type="button" className={forms.link} onClick={() => remove(field.id)}>
      Remove<span className="visually-hidden"> {field.name || `this ${noun}`}</span>
    </button>
  );
  return (
    <>
      <div className={forms.fields}>
        {form.fields
          .filter((field) => field.in === place)
          .map((field) => (
            <Field
              key={field.id}
              own={`${id}-${field.id}`}
              field={field}
              head={field.isExtra && nameInput(field)}
              foot={field.isExtra && removeButton(field)}
              unnamed={`${noun} value`}
              value={form.inputs[field.id] ?? ''}
              problem={problemAt(field.id)}
              onChange={(value) => edit(({ inputs }) => ({ inputs: { ...inputs, [field.id]: value } }))}
            />
          ))}
      </div>
      {noun && (
        <p className={styles.tools}>
          <button ref={addButton} type="button" className={forms.link} onClick={add}>
            Add a {noun}
          </button>
        </p>
      )}
    </>
  );
}

function Body(props: Props) {
  const { id, form, problemAt, edit } = props;
  const { contentType, rawBody } = form;
  const problem = problemAt('body');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Body <span className={controls.note}>{contentType}</span>{' '}
        {form.isBodyRequired && <span className={styles.required}>required</span>}
      </legend>
      {rawBody === undefined ? (
        <Fields {...props} place="body" noun="field" />
      ) : (
        <textarea
          className={forms.code}
          aria-label="Body"
          rows={Math.min(16, Math.max(5, rawBody.split('\n').length + 1))}
          spellCheck={false}
          autoCapitalize="off"
          {...invalid(`${id}-body`, problem)}
          value={rawBody}
          onChange={({ target }) => edit(() => ({ rawBody: target.value }))}
        />
      )}
      <Problem of={`${id}-body`} text={problem} />
    </fieldset>
  );
}
