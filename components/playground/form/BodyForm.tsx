import { useState } from 'react';
import { bodyField, emptyValue, valueAt, withValue, type BodyField, type BodyPath } from '@/lib/playground/body-form';
import { compactJson, printJson, readJson, type JsonNode } from '@/lib/playground/json-text';
import type { JsonSchema } from '@/lib/playground/types';
import { parseJson } from '@/lib/playground/values';
import look from '../request/live.module.css';
import styles from './form.module.css';
import { TextInput } from './TextInput';

interface Props {
  /** Prefix of ids, unique on the page. */
  id: string;
  schema: JsonSchema;
  /** The body as it is typed. */
  text: string;
  onChange: (text: string) => void;
}

/** The body as a form made from its schema, beside its text: each change of one shows in the other. */
export function BodyForm({ id, schema, text, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = text.trim() === '';
  const isReadable = isEmpty || 'value' in parseJson(text);
  const body = isEmpty || !isReadable ? undefined : readJson(text);
  const set = (path: BodyPath, value: JsonNode | undefined) => {
    const next = withValue(body, path, value);
    onChange(next ? printJson(next) : '');
  };
  return (
    <details className={look.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Fill in as a form</summary>
      {isOpen && !isReadable && <p className={styles.problem}>The text is not valid JSON. Correct it first.</p>}
      {isOpen && isReadable && (
        <Value root={schema} schema={schema} id={`${id}-value`} path={[]} body={body} set={set} />
      )}
    </details>
  );
}

interface ValueProps {
  id: string;
  schema: JsonSchema;
  root: JsonSchema;
  path: BodyPath;
  required?: boolean;
  body: JsonNode | undefined;
  set: (path: BodyPath, value: JsonNode | undefined) => void;
}

/** One value: an input, or the values inside it. */
function Value({ path, required = false, ...context }: ValueProps) {
  const { schema, root, body, set } = context;
  const field = bodyField(schema, root);
  const value = valueAt(body, path);
  const name = nameOf(path);
  if (value && !fits(value, field))
    return (
      <p className={styles.description}>
        <code>{name}</code> has a value that this form has no input for. Edit it in the text.
      </p>
    );
  if (field.kind !== 'object' && field.kind !== 'array')
    return <Input {...context} field={field} name={name} path={path} required={required} value={value} />;
  if ((!value || value.kind === 'scalar') && path.length > 0)
    return (
      <p className={styles.tools}>
        <button type="button" className={styles.textButton} onClick={() => set(path, emptyValue(field))}>
          Add <code>{name}</code>
        </button>
        {required && <span className={styles.required}>required</span>}
        <span className={styles.description}>{field.description}</span>
      </p>
    );
  const items = value?.kind === 'array' ? value.items : [];
  return (
    <fieldset className={path.length > 0 ? look.nested : styles.group}>
      <legend className={path.length > 0 ? styles.label : 'visually-hidden'}>
        {name}
        {path.length > 0 && <RemoveButton name={name} onClick={() => set(path, undefined)} />}
      </legend>
      {field.kind === 'object' &&
        field.properties.map((property) => (
          <Value
            key={property.name}
            {...context}
            {...property}
            id={`${context.id}.${property.name}`}
            path={[...path, property.name]}
          />
        ))}
      {field.kind === 'array' && (
        <>
          {items.map((_, index) => (
            <Value
              key={index}
              {...context}
              schema={field.items}
              id={`${context.id}.${index}`}
              path={[...path, index]}
            />
          ))}
          <button
            type="button"
            className={styles.textButton}
            onClick={() => set([...path, items.length], emptyValue(bodyField(field.items, root)))}
          >
            Add an item to <code>{name}</code>
          </button>
        </>
      )}
    </fieldset>
  );
}

type InputProps = ValueProps & { field: BodyField; name: string; value: JsonNode | undefined };

function Input({ id, field, name, path, required, value, set }: InputProps) {
  const isItem = typeof path.at(-1) === 'number';
  const text = value && textOf(value, field);
  /**
   * JSON that is being typed, and the value it is typed over: as a text it would be quoted anew, and grow to twice its length, at each
   * key. A value that changes elsewhere takes its place.
   */
  const [typed, setTyped] = useState<{ draft: string; over: string | undefined }>();
  const draft = typed?.over === text ? typed?.draft : undefined;
  const about = field.description ? `${id}-about` : '';
  const problem = draft === undefined ? '' : `${id}-problem`;
  const shared = {
    id,
    className: styles.control,
    value: draft ?? text ?? '',
    'aria-required': required || undefined,
    'aria-invalid': draft === undefined ? undefined : true,
    'aria-describedby': `${about} ${problem}`.trim() || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const isWhole = field.kind !== 'json' || target.value === '' || 'value' in parseJson(target.value);
      setTyped(isWhole ? undefined : { draft: target.value, over: text });
      if (isWhole) set(path, target.value === '' && !isItem ? undefined : nodeOf(target.value, field));
    },
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <code>{name}</code>
        <span className={styles.type}>{field.kind === 'json' ? 'JSON' : field.kind}</span>
        {required && <span className={styles.required}>required</span>}
      </label>
      {field.description && (
        <p className={styles.description} id={about}>
          {field.description}
        </p>
      )}
      <div className={styles.tools}>
        {field.kind === 'choice' ? (
          <select {...shared}>
            <option value="">—</option>
            {/* What is in the body is sent, and so it is shown. */}
            {[...new Set([...field.choices, ...(text === undefined ? [] : [text])])].map((choice) => (
              <option key={choice} value={choice}>
                {choice.startsWith('"') ? (JSON.parse(choice) as string) : choice}
              </option>
            ))}
          </select>
        ) : (
          <TextInput {...shared} inputMode={field.kind === 'number' ? 'decimal' : undefined} />
        )}
        {isItem && <RemoveButton name={name} onClick={() => set(path, undefined)} />}
      </div>
      {problem && (
        <p className={styles.problem} id={problem}>
          This is not valid JSON yet: the body keeps what it had. A text has quotes.
        </p>
      )}
    </div>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.textButton} onClick={onClick}>
      Remove<span className="visually-hidden"> {name}</span>
    </button>
  );
}

/** A property by its name, an item by its list and its number from 1. */
function nameOf(path: BodyPath): string {
  const last = path.at(-1) ?? 'Body';
  return typeof last === 'number' ? `${String(path.at(-2) ?? 'item')} ${last + 1}` : last;
}

/** Whether a value is of the kind of its input; `null` is where there is no object or list yet. */
function fits(value: JsonNode, { kind }: BodyField): boolean {
  if (kind === 'object' || kind === 'array') return value.kind === kind || compactJson(value) === 'null';
  return value.kind === 'scalar' || kind === 'choice' || kind === 'json';
}

function textOf(value: JsonNode, { kind }: BodyField): string {
  const source = compactJson(value);
  return kind !== 'choice' && kind !== 'json' && source.startsWith('"') ? (JSON.parse(source) as string) : source;
}

/** What is no number where there should be one is a text: the schema's findings tell it. */
function nodeOf(text: string, { kind }: BodyField): JsonNode {
  const isSource = kind === 'choice' || kind === 'json' || (kind === 'number' && /^-?\d/.test(text));
  return isSource && 'value' in parseJson(text) ? readJson(text) : { kind: 'scalar', text: JSON.stringify(text) };
}
