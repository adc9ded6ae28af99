import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from '../form/form.module.css';
import look from './live.module.css';

/** The outcome of pasting: notes for the reader, or the reason why the text is no request. */
export type PasteResult = { notes: readonly string[] } | { problem: string };

/** Fills the form from a request in one of the forms in which people copy them. */
export function PasteRequest({ onPaste }: { onPaste: (text: string) => Promise<PasteResult> }) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState('');
  const [result, setResult] = useState<PasteResult>();
  const problem = result && 'problem' in result ? result.problem : undefined;
  const notes = result && 'notes' in result ? result.notes : [];
  const fill = async () => {
    const next = await onPaste(text);
    setResult(next);
    if ('problem' in next) return;
    setText('');
    if (next.notes.length === 0 && details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The playground would send the form as it is without what was pasted.
    event.stopPropagation();
    void fill();
  };
  return (
    <details ref={details} className={look.fold}>
      <summary>Paste a request</summary>
      <textarea
        className={styles.editor}
        aria-label="A request: curl, HTTPie, fetch, HAR or an address"
        placeholder={
          "curl 'https://…'\nhttp POST https://… name=value\nfetch('https://…', { … })\nan entry of a HAR file"
        }
        rows={4}
        spellCheck={false}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p className={styles.problem} id={id} role="alert">
          {problem}
        </p>
      )}
      <div className={look.notes} role="status">
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <button type="button" className={styles.secondary} onClick={() => void fill()}>
        Fill in
      </button>
    </details>
  );
}
