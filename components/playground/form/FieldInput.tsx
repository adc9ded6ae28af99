import type { FormField } from '@/lib/playground/fields';
import type { FieldInput as Input } from '@/lib/playground/values';
import { TextField } from '../../browser/TextField';
import { FileInput } from './FileInput';
import styles from './form.module.css';
import { TextInput } from './TextInput';

const NO_FILES: readonly File[] = [];

interface Props {
  /** Prefix of ids, unique on the page. */
  id: string;
  field: FormField;
  value: Input | undefined;
  problem?: string;
  /** Absent in the form that is there without scripts. */
  onChange?: (input: Input) => void;
}

/** A field with its label, its type, what it means, and what is wrong with it. */
export function FieldInput({ id, field, value, problem, onChange }: Props) {
  const own = `${id}-${field.id}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={own}>
        <code>{field.name}</code>
        <span className={styles.type}>{field.enum ? 'choice' : field.type}</span>
        {field.required && <span className={styles.required}>required</span>}
      </label>
      {field.description && (
        <p className={styles.description} id={`${own}-about`}>
          {field.description}
        </p>
      )}
      <Control own={own} field={field} value={value} problem={problem} onChange={onChange} />
      {problem && (
        <p className={styles.problem} id={`${own}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The input of a field alone; `label` is its name where it has no label of its own. */
export function Control({
  own,
  field,
  value,
  problem,
  label,
  onChange,
}: Omit<Props, 'id'> & { own: string; label?: string }) {
  const describedBy = [field.description && `${own}-about`, problem && `${own}-problem`].filter(Boolean).join(' ');
  const shared = {
    id: own,
    name: field.id,
    className: styles.control,
    'aria-label': label,
    'aria-required': field.required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
  if (field.type === 'file')
    return onChange ? (
      <FileInput {...shared} files={typeof value === 'object' ? value : NO_FILES} onChange={onChange} />
    ) : (
      <input {...shared} type="file" />
    );
  const text = typeof value === 'string' ? value : '';
  const bound = onChange
    ? { value: text, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: text };
  const choices = field.enum?.map(String) ?? (field.type === 'boolean' ? ['true', 'false'] : undefined);
  if (choices) {
    return (
      <select {...shared} {...bound}>
        <option value="">{field.required ? 'Choose…' : '—'}</option>
        {/* What was pasted is sent, and so it is shown. */}
        {[...choices, ...(text === '' || choices.includes(text) ? [] : [text])].map((choice) => (
          // Without it, blanks in a row would be one.
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'json' || field.initial.includes('\n')) {
    const Area = onChange ? 'textarea' : TextField;
    return <Area {...shared} {...bound} rows={Math.min(8, Math.max(3, text.split('\n').length))} spellCheck={false} />;
  }
  const inputMode = field.type === 'number' ? 'decimal' : field.type === 'integer' ? 'numeric' : undefined;
  if (onChange)
    return (
      <TextInput {...shared} value={text} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
    );
  return (
    <input
      {...shared}
      defaultValue={text}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
