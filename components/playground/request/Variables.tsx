import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { isSecret } from '@/lib/playground/secrets';
import { VARIABLE_NAME } from '@/lib/playground/variables';
import { keepVariable, onVariablesChange, variables } from '../storage/variables';
import styles from '../form/form.module.css';
import look from './live.module.css';

/** Values that repeat: named once, kept on this device, and written as `$[name]` in any field. */
export function Variables() {
  const id = useId();
  const all = Object.entries(useSyncExternalStore(onVariablesChange, variables));
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name')).trim();
    const isName = VARIABLE_NAME.test(name);
    setProblem(isName ? '' : 'A name has letters, digits, “-” and “_”, and begins with a letter.');
    if (isName) {
      keepVariable(name, String(data.get('value')));
      form.reset();
    }
    first.current?.focus();
  };
  return (
    <details className={look.fold}>
      <summary>Variables ({all.length})</summary>
      <p className={styles.note}>
        Write <code>$[name]</code> in a field, in the path or in the body. Kept on this device, for all playgrounds; not
        replaced in the server.
      </p>
      {all.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <label htmlFor={`${id}-${name}`}>
            <code>$[{name}]</code>
          </label>
          <input
            id={`${id}-${name}`}
            className={styles.control}
            type={isSecret(name, value) ? 'password' : 'text'}
            value={value}
            onChange={(event) => keepVariable(name, event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.textButton}
            onClick={() => {
              keepVariable(name, undefined);
              first.current?.focus();
            }}
          >
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        </div>
      ))}
      {/* Inside the playground, but not inside its form. */}
      <form method="dialog" className={styles.row} onSubmit={add} aria-label="New variable">
        <input
          ref={first}
          name="name"
          className={styles.control}
          aria-label="Name of the variable"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder="name"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <input
          name="value"
          className={styles.control}
          aria-label="Value of the variable"
          placeholder="value"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={styles.secondary}>
          Add
        </button>
      </form>
      {problem && (
        <p className={styles.problem} id={id}>
          {problem}
        </p>
      )}
    </details>
  );
}
