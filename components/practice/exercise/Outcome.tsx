import type { ReactNode } from 'react';
import type { Verdict } from '@/lib/script/exercise/exercise';
import styles from './Exercise.module.css';

/** What became of an answer, why, and what the run of a script shows. */
export function Outcome({ verdict: { isRight, says, report }, children }: { verdict: Verdict; children: ReactNode }) {
  const interactions = report?.tests.flatMap((test) => test.interactions) ?? [];
  return (
    <div className={styles.outcome} data-right={isRight ? '' : undefined}>
      <p>
        <strong>{isRight ? '✓ Solved.' : '✕ Not yet.'}</strong> {says}
      </p>
      {children}
      {interactions.length > 0 && (
        <ol className={styles.run}>
          {interactions.map(({ input, outcome, checks, actual, message }, index) => (
            <li key={index}>
              <code>{input}</code> <strong>{outcome === 'passed' ? '✓' : '✕'} {outcome}</strong>
              {checks.map(({ property, operator, expected }, at) => (
                <span key={at} className={styles.row}>
                  {property} {operator === ':' ? 'contains' : operator} <q>{expected.join('” or “')}</q>
                </span>
              ))}
              <span className={styles.row}>
                Actual: {message ?? (actual === undefined ? 'nothing' : <q>{actual}</q>)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
