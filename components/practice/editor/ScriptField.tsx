import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Range, ScriptProblem } from '@/lib/script';
import type { ScriptEditor } from './editor';
import styles from './ScriptField.module.css';

/** Methods for the component that shows a {@link ScriptField}. */
export interface ScriptFieldActions {
  /** Focuses the field, and selects a passage. */
  select(range: Range): void;
}

interface Props {
  label: string;
  text: string;
  /** The problems to mark. Absent until the text is checked. */
  problems?: readonly ScriptProblem[];
  /** Whether it has the focus at first. */
  hasFocus?: boolean;
  onChange(text: string): void;
  ref?: Ref<ScriptFieldActions>;
}

/** A field for a script: a plain text field until the editor has loaded, and for good if it can't be loaded. */
export function ScriptField({ label, text, problems, hasFocus, onChange, ref }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<ScriptEditor>(undefined);
  const [isReady, setReady] = useState(false);
  // If the editor were ahead of `text`, older text would replace what is typed meanwhile.
  const change = useEffectEvent((next: string) => {
    if (next !== text) flushSync(() => onChange(next));
  });
  const begin = useEffectEvent(({ createEditor }: typeof import('./editor')) => {
    if (!host.current || !field.current) return;
    const selection: Range = [field.current.selectionStart, field.current.selectionEnd];
    const isFocused = field.current === document.activeElement;
    const options = { label, text, selection, isWrapped: true, onChange: (next: string) => change(next) };
    // There is never a moment with two fields, or with none.
    flushSync(() => setReady(true));
    editor.current = createEditor(host.current, options);
    if (problems) editor.current.show(problems);
    if (isFocused) editor.current.focus();
  });
  useEffect(() => {
    import('./editor').then(
      (loaded) => begin(loaded),
      () => undefined,
    );
    return () => editor.current?.destroy();
  }, []);
  useLayoutEffect(() => editor.current?.write(text), [text]);
  useEffect(() => {
    if (problems) editor.current?.show(problems);
  }, [problems]);
  useImperativeHandle(ref, () => ({
    select(range) {
      editor.current?.goTo(...range);
      field.current?.focus();
      field.current?.setSelectionRange(...range);
    },
  }));
  return (
    <div className={styles.field} data-editing="">
      <div ref={host} />
      {!isReady && (
        <textarea
          ref={field}
          className={styles.text}
          aria-label={label}
          autoFocus={hasFocus}
          spellCheck={false}
          autoCapitalize="off"
          rows={text.split('\n').length}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
