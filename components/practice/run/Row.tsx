import type { ReactNode } from 'react';
import { count } from '@/lib/reading/numbers';
import { operatorOf, type CheckResult, type RowProgress, type TestReport } from '@/lib/script';
import controls from '../../controls.module.css';
import { Marked, Passage } from './Marks';
import styles from './Report.module.css';
import { clockTime } from './useClock';

const RESULTS = { passed: 'Passed', failed: 'Failed', 'not run': 'Not run' } as const;

interface Props {
  row: RowProgress;
  isStill: boolean;
  endedBy?: TestReport['endedBy'];
}

/** A step of a run: its input, the expected and the actual reply, and the result. */
export function Row({ row, isStill, endedBy }: Props) {
  const { interaction, input, state, ended } = row;
  const result = state === 'done' ? interaction?.outcome : undefined;
  const isTold = row.actual !== '' && (state === 'done' || !isStill || ended);
  if (!interaction)
    return (
      <li className={styles.pause}>
        <code className={styles.input}>{input}</code> <Times row={row} />
      </li>
    );
  return (
    <li className={`${styles.row} ${styles[state]}`}>
      <dl>
        <Cell name="Input">
          <code className={styles.input}>{input}</code>
        </Cell>
        <Cell name="Expected" className={styles.expected}>
          {interaction.checks.length === 0 && (
            <span className={styles.quiet}>{interaction.outcome === 'not run' ? 'not checked' : 'anything'}</span>
          )}
          {interaction.checks.map((check, index) => (
            <Expected key={index} check={check} isCompared={result !== undefined} />
          ))}
        </Cell>
        <Cell name="Actual">
          {isTold && (result ? <Actual row={row} /> : row.actual)}
          {state === 'running' && <span className={styles.quiet}>…</span>}
          {result === 'failed' && !isTold && <span className={styles.quiet}>nothing</span>}
        </Cell>
        <Cell name="Result" className={result && result !== 'not run' ? styles[result] : styles.quiet}>
          {result ? RESULTS[result] : state === 'running' ? 'Running' : 'Waiting'}
        </Cell>
      </dl>
      <p className={controls.note}>
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

function Cell({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
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
  const words = isCompared && outcome === 'failed' && operator !== '!=' ? (marks?.words ?? []) : [];
  const nearest = words.map(({ text }) => text).join('');
  return (
    <p>
      {property !== 'prompt' && <code>{property} </code>}
      {operator !== ':' && `${operatorOf(operator)?.meaning} `}
      {expected.map(({ text }, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.quiet}> or </span>}
          {text.replaceAll(/\s/g, '') === nearest ? <Marked words={words} /> : text}
        </span>
      ))}
      {isCompared && outcome === 'skipped' && <span className={styles.quiet}> (not checked on this page)</span>}
    </p>
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
        <p key={index}>
          <code>{property}</code> {held}
        </p>
      ))}
    </>
  );
}

/** Formats seconds. */
export function seconds(amount: number): string {
  return count(Math.round(amount * 10) / 10, 'second');
}
