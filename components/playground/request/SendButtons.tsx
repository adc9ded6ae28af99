import { useRef, type MouseEvent } from 'react';
import styles from '../form/form.module.css';
import look from './live.module.css';

/** Sends, and cancels while a request is on its way. Send stays where it is, so that Cancel never comes under the pointer. */
export function SendButtons({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
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
    <span className={look.buttons}>
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
  );
}
