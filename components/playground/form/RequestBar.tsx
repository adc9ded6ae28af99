import { useRef, type MouseEvent } from 'react';
import type { RequestForm } from '@/lib/playground/request';
import styles from './form.module.css';

interface Props {
  form: RequestForm;
  /** While a request is on its way. */
  isSending?: boolean;
  onCancel?: () => void;
}

/** Method, address with its placeholders, and the button. */
export function RequestBar({ form, isSending = false, onCancel }: Props) {
  const send = useRef<HTMLButtonElement>(null);
  // The focus of a button that goes stays in its place.
  const keepFocus = (cancel: HTMLButtonElement | null) => () => {
    if (document.activeElement === cancel) send.current?.focus({ preventScroll: true });
  };
  // The second click of a double click is none.
  const onClick = (event: MouseEvent) => {
    if (isSending || event.detail > 1) event.preventDefault();
  };
  return (
    <div className={styles.bar}>
      <code className={styles.method} data-method={form.method}>
        {form.method}
      </code>
      <code className={styles.url}>{form.url}</code>
      <span className={styles.buttons}>
        <button
          ref={send}
          type="submit"
          name="send"
          className={styles.send}
          title="Ctrl or ⌘ and Enter"
          aria-disabled={isSending || undefined}
          onClick={onClick}
        >
          Send
        </button>
        {isSending && (
          <button ref={keepFocus} type="button" className={styles.cancel} onClick={onCancel}>
            Cancel
          </button>
        )}
      </span>
    </div>
  );
}
