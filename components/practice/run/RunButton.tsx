import type { Target } from '@/lib/script/run/text';
import styles from './RunButton.module.css';

const NAMES = { line: 'the sample line', bot: 'the sample bot' } as const;

/** Starts a run: the bar below a sample. */
export function RunButton({ target, onPress }: { target: Target; onPress?: () => void }) {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.start} onClick={onPress}>
        Run
      </button>
      <span className={styles.quiet}>on {NAMES[target]}, in this page</span>
    </div>
  );
}
