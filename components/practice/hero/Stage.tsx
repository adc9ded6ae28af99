import type { ReactNode } from 'react';
import { progressOf, type Range, type RunAnswer } from '@/lib/script';
import { ScriptLine } from '../../code/ScriptLine';
import { Passage } from '../run/Marks';
import styles from './Stage.module.css';

interface Props {
  /** The script, with a line for its test and one for each step. */
  script: string;
  /** The script's file name, and who answers. */
  file: string;
  partner: string;
  run: NonNullable<RunAnswer['run']>;
  /** How many of the run's events the reader has seen. Absent before it is played: then, all are shown. */
  shown?: number;
  /** The controls below the conversation. */
  foot: ReactNode;
  /** The address where readers can edit the test. */
  edit?: string;
}

/** A short test, as a script and as the conversation it has. Words that haven't been said yet keep their place. */
export function Stage({ script, file, partner, run: { events, report }, shown, foot, edit }: Props) {
  const happened = shown ?? events.length;
  const [test = '', ...lines] = script.trim().split('\n');
  const rows = progressOf(report, events, happened).flatMap((one) => one.rows);
  const all = repliesIn(events);
  const now = repliesIn(events.slice(0, happened));
  return (
    <figure className={styles.stage} data-played={shown === undefined ? undefined : ''}>
      <figcaption className={styles.head}>
        <span>{file}</span>
        <span>{partner}</span>
      </figcaption>
      <ol className={styles.script}>
        <li>
          <code>
            <ScriptLine line={test} />
          </code>
        </li>
        {rows.map(({ input, state, interaction }, index) => {
          const { outcome, checks: [check] = [] } = interaction ?? {};
          const reply = all[index] ?? '';
          const said = now[index]?.length ?? 0;
          const isSaid = said >= reply.length;
          return (
            <li key={index} data-state={state === 'done' ? outcome : state}>
              <code>
                <ScriptLine line={lines[index] ?? ''} />
              </code>
              <span className={styles.caller}>{actOf(input)}</span>
              <span className={styles.system} data-silent={said === 0 ? '' : undefined}>
                <Passage text={reply.slice(0, said)} passage={isSaid ? placeOf(check?.by, reply) : undefined} />
                {!isSaid && <i>{reply.slice(said)}</i>}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles.foot}>
        {foot}
        {edit && <a href={edit}>Edit or download this test</a>}
        {shown === events.length && (
          <strong className={styles.verdict} data-state={report.outcome === 'PASSED' ? 'passed' : 'failed'}>
            {report.outcome === 'PASSED' ? 'Passed' : 'Failed'}
          </strong>
        )}
      </div>
    </figure>
  );
}

/** Where a reply has the expected words. */
function placeOf(expected = '', reply: string): Range | undefined {
  const start = reply.toLowerCase().indexOf(expected.toLowerCase());
  return start === -1 ? undefined : [start, start + expected.length];
}

/** The target's words in each step, with the punctuation that a transcript lacks. */
function repliesIn(events: Props['run']['events']): string[] {
  const replies: string[][] = [];
  for (const event of events) {
    if (event.kind === 'step') replies.push([]);
    if (event.kind === 'hears') replies.at(-1)?.push(event.said);
    if (event.kind === 'replies') replies.at(-1)?.push(event.text);
  }
  return replies.map((words) => words.join(' '));
}

/** The test's action, in words. */
function actOf(input: string): string {
  if (input === '$DIAL') return 'dials the number';
  return input.startsWith('$') ? `presses ${input.slice(1).split('').join(' ')}` : input;
}
