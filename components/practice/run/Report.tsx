import { useEffect, useRef } from 'react';
import { withBase } from '@/lib/routes/base';
import { differences, progressOf, type RunEvent, type RunReport, type TestProgress } from '@/lib/script';
import styles from './Report.module.css';
import { Row, seconds } from './Row';

interface Props {
  events: readonly RunEvent[];
  report: RunReport;
  /** How many events to show. All by default. */
  shown?: number;
  /** Whether complete replies appear instead of word after word, for readers who prefer reduced motion. */
  isStill?: boolean;
}

/** A run, as the service's report shows it. */
export function Report({ events, report, shown = events.length, isStill = false }: Props) {
  const tests = progressOf(report, events, shown);
  const isOver = shown >= events.length;
  const box = useRef<HTMLDivElement>(null);
  const current = isOver ? -1 : tests.flatMap(({ rows }) => rows).findIndex(({ state }) => state === 'running');
  // The box follows the current row, and the page stays where it is.
  useEffect(() => {
    const row = box.current?.querySelectorAll('li')[current];
    if (row) box.current?.scrollTo({ top: row.offsetTop, behavior: isStill ? 'instant' : 'smooth' });
  }, [current, isStill]);
  return (
    <div className={styles.report}>
      <Outcome report={report} isOver={isOver} />
      {tests.length === 0 && <p>The script doesn’t contain a test.</p>}
      {/* It can have focus, so that it can be scrolled by keyboard. */}
      <div ref={box} className={styles.tests} {...(!isOver && { tabIndex: 0, role: 'group', 'aria-label': 'Steps' })}>
        {tests.map((test, index) => (
          <section key={index} aria-label={test.report.name ?? `Test ${index + 1}`}>
            <TestHead test={test} index={index} />
            <ol className={styles.rows}>
              {test.rows.map((row, at) => (
                <Row key={at} row={row} isStill={isStill} endedBy={test.report.endedBy} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {isOver && <Differences />}
    </div>
  );
}

function Outcome({ report, isOver }: { report: RunReport; isOver: boolean }) {
  const { outcome, executed, averageSeconds, successRate } = report;
  const result = outcome === 'PASSED' ? styles.passed : styles.failed;
  return (
    <p className={styles.outcome}>
      <strong className={isOver ? result : styles.quiet}>{isOver ? outcome : 'RUNNING'}</strong>
      {isOver && (
        <>
          <span>Executed tests: {executed}</span>
          <span>Success rate: {successRate}%</span>
          <span>Avg execution time: {seconds(averageSeconds)}</span>
        </>
      )}
    </p>
  );
}

const ENDED_BY = { caller: 'the test hung up', callee: 'the line hung up' } as const;

function TestHead({ test: { report, isOver }, index }: { test: TestProgress; index: number }) {
  const { name, passed, total, endedBy, outcome } = report;
  const facts = [seconds(report.seconds), ...(endedBy ? [ENDED_BY[endedBy]] : [])].join(', ');
  return (
    <p className={styles.head}>
      <strong>{name ?? `Test ${index + 1}`}</strong>
      {outcome === 'skipped' && <span>skipped</span>}
      {outcome !== 'skipped' && isOver && (
        <>
          <span className={outcome === 'passed' ? styles.passed : styles.failed}>
            [{passed}/{total}]
          </span>
          <span className={styles.quiet}>{facts}</span>
        </>
      )}
    </p>
  );
}

function Differences() {
  return (
    <details className={styles.assumptions}>
      <summary>How the real service differs</summary>
      <ul>
        {differences.known.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p>The documentation leaves some points open. This simulation assumes the following:</p>
      <ul>
        {Object.entries(differences.assumed).map(([says, page]) => (
          <li key={says}>
            <a href={withBase(page)}>{says}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
