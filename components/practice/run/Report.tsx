import { count } from '@/lib/practice/fields';
import { withBase } from '@/lib/routes/base';
import type { CheckResult } from '@/lib/script/run/checks';
import differences from '@/lib/script/run/differences.json' with { type: 'json' };
import type { RunEvent } from '@/lib/script/run/events';
import { progressOf, type RowProgress, type TestProgress } from '@/lib/script/run/progress';
import type { RunReport, TestReport } from '@/lib/script/run/report';
import { OPERATORS } from '@/lib/script/words/properties';
import styles from './Report.module.css';
import { clockTime } from './useClock';

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
  return (
    <div className={styles.report}>
      {isOver && <Outcome report={report} />}
      {tests.length === 0 && <p>The script doesn’t contain a test.</p>}
      {tests.map((test, index) => (
        <section key={index} className={styles.test} aria-label={test.report.name ?? `Test ${index + 1}`}>
          <TestHead test={test} index={index} />
          <ol className={styles.rows}>
            {test.rows.map((row, at) => (
              <Row key={at} row={row} isStill={isStill} endedBy={test.report.endedBy} />
            ))}
          </ol>
        </section>
      ))}
      {isOver && <Differences />}
    </div>
  );
}

function Outcome({ report }: { report: RunReport }) {
  const { outcome, executed, averageSeconds, successRate } = report;
  return (
    <p className={styles.outcome}>
      <strong className={outcome === 'PASSED' ? styles.passed : styles.failed}>{outcome}</strong>
      <span>Executed tests: {executed}</span>
      <span>Success rate: {successRate}%</span>
      <span>Avg execution time: {seconds(averageSeconds)}</span>
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

const RESULTS = { passed: 'Passed', failed: 'Failed', 'not run': 'Not run' } as const;

function Row({ row, isStill, endedBy }: { row: RowProgress; isStill: boolean; endedBy?: TestReport['endedBy'] }) {
  const { interaction, input, state, ended } = row;
  const result = state === 'done' ? interaction?.outcome : undefined;
  const isTold = row.actual !== '' && (state === 'done' || !isStill || ended);
  if (!interaction)
    return (
      <li className={styles.pause}>
        <code>{input}</code> <Times row={row} />
      </li>
    );
  return (
    <li className={`${styles.row} ${styles[state]}`}>
      <dl>
        <div>
          <dt>Input</dt>
          <dd>
            <code>{input}</code>
          </dd>
        </div>
        <div>
          <dt>Expected</dt>
          <dd>
            {interaction.checks.length === 0 && (
              <span className={styles.quiet}>{interaction.outcome === 'not run' ? 'not checked' : 'anything'}</span>
            )}
            {interaction.checks.map((check, index) => (
              <Expected key={index} check={check} isCompared={result !== undefined} />
            ))}
          </dd>
        </div>
        <div>
          <dt>Actual</dt>
          <dd>
            {isTold && (result ? <Actual row={row} /> : row.actual)}
            {state === 'running' && <span className={styles.cursor}>…</span>}
            {result === 'failed' && !isTold && <span className={styles.quiet}>nothing</span>}
          </dd>
        </div>
        <div>
          <dt>Result</dt>
          <dd className={result === 'passed' ? styles.passed : result === 'failed' ? styles.failed : styles.quiet}>
            {result ? RESULTS[result] : state === 'running' ? 'Running' : 'Waiting'}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Times row={row} />
        {result && interaction.message && <>{interaction.message}. </>}
        {result === 'not run' && <>{endedBy === 'callee' ? 'The line had hung up.' : 'The test had ended.'} </>}
        {ended && <>{endOf(ended, row.listensFrom)} </>}
        {row.choices.length > 0 && <>Buttons: {row.choices.join(', ')}. </>}
        {ended &&
          row.misheard.map(({ said, heard }) => (
            <span key={said}>
              The line said “{said.replace(/[.,?!]$/, '')}”, which was transcribed as “{heard}”.{' '}
            </span>
          ))}
      </p>
    </li>
  );
}

function Times({ row: { from, until } }: { row: RowProgress }) {
  if (from === undefined) return null;
  const end = until === undefined || until === from ? '' : `–${clockTime(until)}`;
  return (
    <span className={styles.times}>
      {clockTime(from)}
      {end}{' '}
    </span>
  );
}

/** Describes in a sentence why listening ended. */
function endOf({ at, why, phrase, isImplied }: NonNullable<RowProgress['ended']>, from = at): string {
  switch (why) {
    case 'phrase':
      return `Listened until ${isImplied ? 'the end of the expected text' : 'the finish phrase'} “${phrase}” was heard.`;
    case 'silence':
      return 'Listened until the line had been silent for the set time.';
    case 'time':
      return `Listened for ${seconds((at - from) / 1000)}, until time ran out.`;
    case 'hang-up':
      return 'Listened until the line hung up.';
    case 'longest wait':
      return 'Listened for the maximum time allowed for a step.';
  }
}

/** An expectation. If it failed, words missing from the reply are marked. */
function Expected({ check, isCompared }: { check: CheckResult; isCompared: boolean }) {
  const { property, operator, expected, outcome, marks } = check;
  const isMarked = isCompared && outcome === 'failed' && marks && operator !== '!=';
  return (
    <p className={styles.check}>
      {property !== 'prompt' && <code>{property} </code>}
      {operator in OPERATORS && `${OPERATORS[operator as keyof typeof OPERATORS]} `}
      {expected.map((text, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.quiet}> or </span>}
          {isMarked && isNearest(text, marks) ? <Marked words={marks.words} /> : text}
        </span>
      ))}
      {isCompared && outcome === 'skipped' && <span className={styles.quiet}> (not checked on this page)</span>}
    </p>
  );
}

type Marks = NonNullable<CheckResult['marks']>;

function isNearest(text: string, { words }: Marks): boolean {
  return text.replace(/^\[MENU\]/, '').replaceAll(/\s/g, '') === words.map((word) => word.text).join('');
}

/** Expected text, with words missing from the reply marked. */
export function Marked({ words }: Pick<Marks, 'words'>) {
  return words.map(({ text, isMet }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {isMet ? (
        text
      ) : (
        <mark className={styles.missing}>
          {text}
          <span className="visually-hidden"> (missing)</span>
        </mark>
      )}
    </span>
  ));
}

/** Text with a passage in bold. */
export function Passage({ text, passage = [0, 0] }: { text: string; passage?: Marks['passage'] }) {
  return (
    <>
      {text.slice(0, passage[0])}
      {passage[1] > 0 && <strong>{text.slice(...passage)}</strong>}
      {text.slice(passage[1])}
    </>
  );
}

/** The reply, with the most similar passage in bold, and any other checked properties. */
function Actual({ row: { interaction, actual } }: { row: RowProgress }) {
  const checks = interaction?.checks ?? [];
  const passage = checks.find(({ property }) => property === 'prompt')?.marks?.passage;
  const others = checks.filter(({ property, actual: held }) => property !== 'prompt' && held !== undefined);
  return (
    <>
      <Passage text={interaction?.actual ?? actual} passage={passage} />
      {others.map(({ property, actual: held }, index) => (
        <p key={index} className={styles.check}>
          <code>{property}</code> {held}
        </p>
      ))}
    </>
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
        {differences.assumed.map(({ says, page }) => (
          <li key={says}>
            <a href={withBase(page)}>{says}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function seconds(amount: number): string {
  return count(Math.round(amount * 10) / 10, 'second');
}
