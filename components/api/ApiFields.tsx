import type { ReactNode } from 'react';
import { withBase } from '@/lib/routes/base';
import styles from './ApiFields.module.css';

/** A list of parameters, fields or responses. Pages also set attributes that only checks and links read. */
export function ApiFields({ children }: { children?: ReactNode }) {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps {
  name: string;
  /** The field's anchor. */
  id: string;
  /** The operation or schema that the field belongs to. Absent for a response. */
  of?: string;
  type?: string;
  /** JSON: the type's parts, if there are links or values among them. */
  parts?: string;
  /** Where a parameter is sent (`path`, `query`, `header`, `cookie`), or a response's media type. */
  in?: string;
  /** `required` or `optional`. Absent if readers don't send the field. */
  need?: string;
  /** Whether new programs should avoid the field. */
  deprecated?: boolean;
  /** Whether the field can have any name, so that `name` is only a description. */
  free?: boolean;
  children?: ReactNode;
}

/** A parameter, a field or a response. Its name links to its own anchor. */
export function ApiField({ name, id, of: owner, in: place, need, deprecated, free, children, ...value }: FieldProps) {
  const { type = '', parts } = value;
  return (
    <li>
      <p>
        <a
          id={id}
          href={`#${id}`}
          // Search lists fields as it lists headings, under this name.
          {...(owner && { 'data-pagefind-title': `${name} · ${owner}` })}
        >
          {free ? name : <code>{name}</code>}
        </a>{' '}
        {type && <span>{parts ? (JSON.parse(parts) as TypePart[]).map(showPart) : type}</span>}
        <Fact>{place}</Fact>
        <Fact className={need === 'required' ? styles.required : undefined}>{need}</Fact>
        <Fact className={styles.required}>{deprecated && 'deprecated'}</Fact>
      </p>
      {children}
    </li>
  );
}

interface TypePart {
  text: string;
  isValue?: boolean;
  href?: string;
}

function showPart({ text, isValue, href }: TypePart, index: number): ReactNode {
  if (href)
    return (
      <a key={index} href={withBase(href)}>
        {text}
      </a>
    );
  return isValue ? <code key={index}>{text}</code> : text;
}

/** A value's fields, collapsed. */
export function ApiNested({ of: name, children }: { of?: string; children?: ReactNode }) {
  return (
    <details className={styles.nested}>
      <summary>{name ? `Fields of ${name}` : 'Fields'}</summary>
      {children}
    </details>
  );
}

/** A fact, shown after the name and the type. Without children, nothing is shown. */
function Fact({ className, children }: { className?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <>
      {' '}
      <span className={className}>{children}</span>
    </>
  );
}
