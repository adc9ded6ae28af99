import type { ReactNode } from 'react';
import type { Verdict } from '@/lib/script/exercise/exercise';
import { Report } from '../run/Report';
import styles from './Exercise.module.css';

/** What became of an answer, why, and the report of the run of a script. */
export function Outcome({ verdict: { isRight, says, run }, children }: { verdict: Verdict; children: ReactNode }) {
  return (
    <div className={styles.outcome} data-right={isRight ? '' : undefined}>
      <div role="status">
        <p>
          <strong>{isRight ? '✓ Solved.' : '✕ Not yet.'}</strong> {says}
        </p>
        {children}
      </div>
      {run && <Report {...run} />}
    </div>
  );
}
