import type { ReactNode } from 'react';
import type { RequestForm } from '@/lib/playground/request';
import styles from './form.module.css';

interface Props {
  form: RequestForm;
  /** The buttons of a form that works; without them there is one to send, as in the form without scripts. */
  children?: ReactNode;
}

/** Method, address with its placeholders, and the button. */
export function RequestBar({ form, children }: Props) {
  return (
    <div className={styles.bar}>
      <code className={styles.method} data-method={form.method}>
        {form.method}
      </code>
      <code className={styles.url}>{form.url}</code>
      {children ?? (
        <button type="submit" name="send" className={styles.send}>
          Send
        </button>
      )}
    </div>
  );
}
