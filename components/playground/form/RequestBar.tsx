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
  return (
    <div className={styles.bar}>
      <code className={styles.method} data-method={form.method}>
        {form.method}
      </code>
      <code className={styles.url}>{form.url}</code>
      {isSending ? (
        <button key="cancel" type="button" className={styles.cancel} onClick={onCancel}>
          Cancel
        </button>
      ) : (
        <button key="send" type="submit" name="send" className={styles.send} title="Ctrl or ⌘ and Enter">
          Send
        </button>
      )}
    </div>
  );
}
