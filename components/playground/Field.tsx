import type { ReactNode } from 'react';
import type { FormField } from '@/lib/playground/form';
import { isSecret } from '@/lib/playground/values';
import controls from '../controls.module.css';
import forms from '../form.module.css';
import styles from './styles.module.css';

/** Keeps password managers from filling in or saving secrets. */
const NOT_A_LOGIN = { 'data-1p-ignore': '', 'data-lpignore': 'true' };

interface Props {
  own: string;
  field: FormField;
  value: string;
  problem?: string;
  /** The text after the name, which is the type by default. */
  note?: string;
  /** Replaces the label. Screen readers then announce the field's name or, if it is empty, `unnamed`. */
  head?: ReactNode;
  unnamed?: string;
  foot?: ReactNode;
  onChange: (value: string) => void;
}

/** A field with its label, type, description and problem. */
export function Field(props: Props) {
  const { own, field, problem, note, head, foot } = props;
  return (
    <div className={forms.field}>
      {head ?? (
        <label className={forms.label} htmlFor={own}>
          <code>{field.name}</code>
          <span className={controls.note}>{note ?? (field.enum ? 'choice' : field.type)}</span>
          {field.required && <span className={styles.required}>required</span>}
        </label>
      )}
      {field.description && (
        <p className={controls.note} id={`${own}-about`}>
          {field.description}
        </p>
      )}
      <div className={styles.row}>
        <Control {...props} />
        {foot}
      </div>
      <Problem of={own} text={problem} />
    </div>
  );
}

/** An input's problem, linked to it as its description. */
export function Problem({ of, text }: { of: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p className={forms.problem} id={`${of}-problem`}>
      {text}
    </p>
  );
}

/** The attributes for an input that may have a problem. */
export function invalid(own: string, problem: string | undefined, about?: string) {
  const describedBy = [about, problem && `${own}-problem`].filter(Boolean).join(' ');
  return { 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': describedBy || undefined };
}

function Control({ own, field, value, problem, head, unnamed, onChange }: Props) {
  const shared = {
    id: own,
    name: field.id,
    className: forms.control,
    'aria-label': head ? field.name || unnamed : undefined,
    'aria-required': field.required || undefined,
    ...invalid(own, problem, field.description && `${own}-about`),
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const text = { ...shared, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false };
  const choices = field.enum?.map(String) ?? (field.type === 'boolean' ? ['true', 'false'] : undefined);
  if (choices) {
    return (
      <select {...shared}>
        <option value="">{field.required ? 'Choose…' : '—'}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (field.type === 'json' || value.includes('\n'))
    return <textarea {...text} className={forms.code} rows={Math.min(8, Math.max(3, value.split('\n').length))} />;
  const inputMode = field.type === 'number' ? 'decimal' : field.type === 'integer' ? 'numeric' : undefined;
  return <input {...text} type={isSecret(field) ? 'password' : 'text'} inputMode={inputMode} {...NOT_A_LOGIN} />;
}
