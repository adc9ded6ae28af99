import { useRef, type Dispatch } from 'react';
import { hasBody, type FormField, type RequestForm } from '@/lib/playground/form';
import { buildRequest } from '@/lib/playground/request';
import type { FieldLocation } from '@/lib/playground/types';
import { Field, invalid, Problem } from './Field';
import type { Action } from './state';
import styles from './styles.module.css';

interface Props {
  /** A prefix for IDs that is unique on the page. */
  id: string;
  form: RequestForm;
  server: string;
  problemAt: (place: string) => string | undefined;
  dispatch: Dispatch<Action>;
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
  return (
    <>
      {GROUPS.filter(({ place, noun }) => noun !== undefined || has(place)).map(({ place, title, noun }) => (
        <fieldset key={place} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <Fields {...props} place={place} noun={noun} />
        </fieldset>
      ))}
      {!form.isFile && (hasBody(form.method) || form.rawBody || has('body')) && <Body {...props} />}
    </>
  );
}

function Fields({
  id,
  form,
  server,
  place,
  noun,
  problemAt,
  dispatch,
}: Props & { place: FieldLocation; noun?: string }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (own: string) => {
    dispatch({ type: 'remove', id: own });
    addButton.current?.focus();
  };
  const nameInput = (field: FormField) => (
    <input
      className={styles.control}
      aria-label={`${noun} name`}
      placeholder="Name"
      // Focus a new row.
      autoFocus={field.name === ''}
      autoComplete="off"
      spellCheck={false}
      value={field.name}
      onChange={({ target }) => dispatch({ type: 'rename', id: field.id, name: target.value })}
    />
  );
  const removeButton = (field: FormField) => (
    <button type="button" className={styles.textButton} onClick={() => remove(field.id)}>
      Remove<span className="visually-hidden"> {field.name || `this ${noun}`}</span>
    </button>
  );
  return (
    <>
      <div className={styles.fields}>
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
              onChange={(value) => dispatch({ type: 'input', id: field.id, value, server })}
            />
          ))}
      </div>
      {noun && (
        <p className={styles.tools}>
          <button
            ref={addButton}
            type="button"
            className={styles.textButton}
            onClick={() => dispatch({ type: 'add', place, server })}
          >
            Add a {noun}
          </button>
        </p>
      )}
    </>
  );
}

function Body(props: Props) {
  const { id, form, problemAt, dispatch } = props;
  const { contentType, rawBody, fields } = form;
  const problem = problemAt('body');
  const isRaw = rawBody !== undefined;
  // The raw view starts with what the fields send.
  const showRaw = () => {
    const body = buildRequest(form).request?.body;
    dispatch({ type: 'raw', text: body?.kind === 'text' ? body.text : '' });
  };
  const showFields = () => dispatch({ type: 'raw', text: undefined });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Body <span className={styles.type}>{contentType}</span>{' '}
        {form.isBodyRequired && <span className={styles.required}>required</span>}
      </legend>
      {(!isRaw || fields.some((field) => field.in === 'body')) && (
        <p className={styles.tools}>
          <button type="button" className={styles.textButton} onClick={isRaw ? showFields : showRaw}>
            {isRaw ? 'Fill in fields' : 'Edit as text'}
          </button>
        </p>
      )}
      {isRaw ? (
        <textarea
          className={styles.editor}
          aria-label="Body"
          rows={Math.min(16, Math.max(5, rawBody.split('\n').length + 1))}
          spellCheck={false}
          autoCapitalize="off"
          {...invalid(`${id}-body`, problem)}
          value={rawBody}
          onChange={({ target }) => dispatch({ type: 'raw', text: target.value })}
        />
      ) : (
        <Fields {...props} place="body" noun="field" />
      )}
      <Problem of={`${id}-body`} text={problem} />
    </fieldset>
  );
}
