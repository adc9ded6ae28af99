import type { ReactNode } from 'react';
import { hasBody } from '@/lib/playground/fields';
import { CONTENT_TYPES } from '@/lib/playground/types';
import { TextField } from '../../browser/TextField';
import type { FormViewProps } from './props';
import styles from './form.module.css';

/** Names of content types as readers call them. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'As the file is',
  'application/json': 'JSON',
  'application/x-www-form-urlencoded': 'Form',
  'multipart/form-data': 'Multipart form',
  'text/plain': 'Text',
  'application/xml': 'XML',
};

/** The body: its content type, and its fields or its text. `children` are the fields. */
export function BodyEditor({ id, form, playground, live, children }: FormViewProps & { children: ReactNode }) {
  const isRaw = form.rawBody !== undefined;
  const hasFields = form.fields.some((field) => field.in === 'body');
  if (!isRaw && !hasFields && !(live && hasBody(form.method))) return null;
  const types: string[] = CONTENT_TYPES.includes(form.contentType as never)
    ? [...CONTENT_TYPES]
    : [form.contentType, ...CONTENT_TYPES];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Body {playground.body?.required && <span className={styles.required}>required</span>}
      </legend>
      <div className={styles.tools}>
        <select
          name="content-type"
          className={styles.small}
          aria-label="Content type"
          {...(live
            ? { value: form.contentType, onChange: (event) => live.change({ contentType: event.target.value }) }
            : { defaultValue: form.contentType })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {NAMES[type] ?? type}
            </option>
          ))}
        </select>
        {live && hasFields && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => live.change({ rawBody: isRaw ? undefined : '' })}
          >
            {isRaw ? 'Fill in fields' : 'Write it as text'}
          </button>
        )}
        {live && !hasFields && !isRaw && (
          <button type="button" className={styles.textButton} onClick={() => live.change({ rawBody: '' })}>
            Add a body
          </button>
        )}
      </div>
      {isRaw ? <RawBody id={id} form={form} playground={playground} live={live} /> : children}
      {isRaw && live?.bodyForm}
      {live?.findingsView}
      {!isRaw && live?.problems.get('body') && <p className={styles.problem}>{live.problems.get('body')}</p>}
    </fieldset>
  );
}

function RawBody({ id, form, live }: FormViewProps) {
  const text = form.rawBody ?? '';
  const problem = live?.problems.get('body');
  const Area = live ? 'textarea' : TextField;
  return (
    <>
      <Area
        id={`${id}-body`}
        name="body"
        className={styles.editor}
        aria-label="Body"
        rows={Math.min(16, Math.max(5, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-body-problem` : undefined}
        {...(live
          ? { value: text, onChange: (event) => live.change({ rawBody: event.target.value }) }
          : { defaultValue: text })}
      />
      {problem && (
        <p className={styles.problem} id={`${id}-body-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}
