import { useId, useRef, useState } from 'react';
import { invalid, Problem } from './Field';
import controls from '../controls.module.css';
import forms from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  /** Fills the form. Returns the problem if the text isn't a request. */
  onPaste: (text: string) => string | undefined;
  note: string;
}

/** Fills the form from a curl command or an address. */
export function PasteCurl({ onPaste, note }: Props) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const fill = () => {
    const refused = onPaste(text);
    setProblem(refused);
    if (refused !== undefined) return;
    setText('');
    if (details.current) details.current.open = false;
  };
  return (
    <div className={styles.strip}>
      <details ref={details}>
        <summary>Paste a request</summary>
        <textarea
          className={forms.code}
          aria-label="A curl command or an address"
          placeholder="curl 'https://…' -H 'name: value'"
          rows={3}
          spellCheck={false}
          value={text}
          {...invalid(id, problem)}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="alert">
          <Problem of={id} text={problem} />
        </div>
        <button type="button" className={controls.button} onClick={fill}>
          Fill in
        </button>
      </details>
      <p className={controls.note} role="status">
        {note}
      </p>
    </div>
  );
}
