import { useRef } from 'react';
import { extraField } from '@/lib/playground/fields';
import type { RequestForm } from '@/lib/playground/request';
import type { FieldLocation } from '@/lib/playground/types';
import { Control } from './FieldInput';
import styles from './form.module.css';
import type { LiveForm } from './props';
import { TextInput } from './TextInput';

/** The rows of a place, as readers call them; a path has the placeholders of its address and no others. */
const NOUNS: Readonly<Partial<Record<FieldLocation, string>>> = {
  query: 'parameter',
  header: 'header',
  body: 'field',
};

interface Props {
  /** Prefix of ids, unique on the page. */
  id: string;
  place: FieldLocation;
  form: RequestForm;
  live: Pick<LiveForm, 'problems' | 'change' | 'setInput'>;
}

/** Rows of a name and a value that the reader adds, and removes. */
export function Extras({ id, place, form, live }: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  const noun = NOUNS[place];
  if (noun === undefined) return null;
  const extras = form.fields.filter((field) => field.in === place && field.isExtra);
  const setName = (which: string, name: string) =>
    live.change({ fields: form.fields.map((field) => (field.id === which ? { ...field, name } : field)) });
  const remove = (which: string) => {
    live.change({ fields: form.fields.filter((field) => field.id !== which) });
    addButton.current?.focus();
  };
  return (
    <>
      {extras.map((field) => {
        const own = `${id}-${field.id}`;
        const problem = live.problems.get(field.id);
        return (
          <div key={field.id} className={styles.field}>
            <div className={styles.row}>
              <TextInput
                className={styles.control}
                aria-label={`Name of the ${noun}`}
                value={field.name}
                // It has just been added.
                ref={focusEmpty}
                onChange={(event) => setName(field.id, event.target.value)}
              />
              <Control
                own={own}
                field={field}
                value={form.inputs[field.id]}
                problem={problem}
                label={field.name || `Value of the ${noun}`}
                onChange={(input) => live.setInput(field.id, input)}
              />
              <button type="button" className={styles.textButton} onClick={() => remove(field.id)}>
                Remove<span className="visually-hidden"> {field.name || `this ${noun}`}</span>
              </button>
            </div>
            {problem && (
              <p className={styles.problem} id={`${own}-problem`}>
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <p className={styles.tools}>
        <button
          ref={addButton}
          type="button"
          className={styles.textButton}
          onClick={() => live.change({ fields: [...form.fields, extraField(`added-${performance.now()}`, place)] })}
        >
          Add a {noun}
        </button>
      </p>
    </>
  );
}

function focusEmpty(name: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (name?.value === '') name.focus();
}
