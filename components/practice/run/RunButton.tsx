import type { Target } from '@/lib/script/run/text';
import styles from './RunButton.module.css';

const NAMES = { line: 'the sample line', bot: 'the sample bot' } as const;

/** The bar below a sample that starts a run. */
export function RunButton({ target, onPress }: { target: Target; onPress?: () => void }) {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.start} onClick={onPress}>
        Run
      </button>
      <span className={styles.quiet}>on {NAMES[target]}, on this page</span>
    </div>
  );
}
