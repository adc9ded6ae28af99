import { FIELD_FACTS } from '@/lib/content/mdx/words';
import styles from './Field.module.css';

interface Props {
  type?: string;
  default?: string;
  required?: 'yes' | 'no';
  unit?: string;
  range?: string;
  /** The accepted values, if there are few. */
  values?: string;
  /** The places where the key can be set, for example `file, step`. */
  scope?: string;
  platforms?: string;
  since?: string;
  /** The key's name in the dashboard. */
  label?: string;
}

/** A reference entry's facts, under its heading. */
export function Field(props: Props) {
  const given = (Object.keys(FIELD_FACTS) as (keyof Props)[]).filter((key) => props[key] !== undefined);
  return (
    <dl className={styles.field}>
      {given.map((key) => (
        <div key={key} className={styles.fact}>
          {/* The colon separates name and value without styles. */}
          <dt>{FIELD_FACTS[key]}: </dt>
          <dd className={key === 'required' && props.required === 'yes' ? styles.required : undefined}>{props[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
