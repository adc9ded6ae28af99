import { useSyncExternalStore } from 'react';
import { forgetRequests, onHistoryChange, pastRequests, type PastRequest } from '../storage/history';
import styles from '../form/form.module.css';
import look from './live.module.css';

interface Props {
  playground: string;
  onRepeat: (past: PastRequest) => void;
}

/** The requests of this session, to send one again. */
export function History({ playground, onRepeat }: Props) {
  const past = useSyncExternalStore(onHistoryChange, pastRequests).filter((one) => one.playground === playground);
  if (past.length === 0) return null;
  return (
    <details className={look.fold}>
      <summary>History ({past.length})</summary>
      <ol className={look.history}>
        {past.map((one) => (
          <li key={one.at}>
            <button type="button" className={styles.textButton} onClick={() => onRepeat(one)}>
              Repeat
            </button>{' '}
            <span>{new Date(one.at).toLocaleTimeString()}</span> <code>{one.outcome}</code>{' '}
            <span>{Math.round(one.time)} ms</span> <code className={look.past}>{summaryOf(one)}</code>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.secondary}
        onClick={() => forgetRequests((one) => one.playground === playground)}
      >
        Forget them
      </button>
    </details>
  );
}

function summaryOf({ form }: PastRequest): string {
  const values = form.fields.flatMap(({ id, name }) => (form.inputs[id] ? [`${name}=${form.inputs[id]}`] : []));
  return [`${form.method} ${form.server ?? ''}${form.url}`, ...values].join('  ');
}
