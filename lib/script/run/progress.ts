import { plainWords } from '../match/normal';
import { readInput } from '../words/inputs';
import type { RunEvent } from './events';
import type { InteractionReport, RunReport, TestReport } from './report';

/** The progress of a step. */
export interface RowProgress {
  input: string;
  state: 'waiting' | 'running' | 'done';
  /** The step's result. Absent for a pause, which doesn't have one. */
  interaction?: InteractionReport;
  /** The text heard or received so far, as the service would show it. */
  actual: string;
  /** Passages that speech recognition got wrong. */
  misheard: readonly { said: string; heard: string }[];
  /** Labels of the buttons under the last reply in a chat. */
  choices: readonly string[];
  /** The event that ended listening. */
  ended?: Extract<RunEvent, { kind: 'has listened' }>;
  /** Milliseconds since the test began: the step's start and end, and the start of listening. */
  from?: number;
  listensFrom?: number;
  until?: number;
}

/** The progress of a test. */
export interface TestProgress {
  report: TestReport;
  rows: RowProgress[];
  isOver: boolean;
}

/**
 * Shows a finished run as if it were in progress.
 * @param shown how many events have happened
 */
export function progressOf(report: RunReport, events: readonly RunEvent[], shown: number): TestProgress[] {
  const tests = report.tests.map((test): TestProgress => ({ report: test, rows: [], isOver: shown >= events.length }));
  let test = tests[0];
  let heard: string[] = [];
  for (const event of events.slice(0, shown)) {
    const row = test?.rows.at(-1);
    if (event.kind === 'test begins') {
      test = tests[event.test];
      heard = [];
    } else if (event.kind === 'step') {
      if (row) row.state = 'done';
      test?.rows.push(rowOf(event, test));
    } else if (row) heard = follow(row, event, heard);
    if (event.kind === 'test ends' && test) test.isOver = true;
  }
  for (const { report: own, rows, isOver } of tests) {
    const begun = rows.filter(({ interaction }) => interaction).length;
    const state = isOver ? 'done' : 'waiting';
    for (const interaction of own.interactions.slice(begun))
      rows.push({ ...NEW_ROW, state, interaction, input: interaction.input });
  }
  return tests;
}

const NEW_ROW = { actual: '', misheard: [], choices: [] } as const;

function rowOf({ input, at }: Extract<RunEvent, { kind: 'step' }>, { report, rows }: TestProgress): RowProgress {
  const begun = rows.filter(({ interaction }) => interaction).length;
  const interaction = readInput(input).kind === 'pause' ? undefined : report.interactions[begun];
  return { ...NEW_ROW, state: 'running', interaction, input, from: at };
}

/**
 * Processes events in order.
 * @returns the words heard since the last complete reply
 */
function follow(row: RowProgress, event: RunEvent, heard: string[]): string[] {
  if (event.kind !== 'hears' || !row.ended) row.until = event.at;
  switch (event.kind) {
    case 'listens':
      row.listensFrom = event.at;
      break;
    case 'hears':
      if (row.ended) return heard;
      // Transcripts don't have punctuation or capitals.
      if (plainWords(event.said) !== plainWords(event.heard)) row.misheard = [...row.misheard, event];
      heard = [...heard, event.heard].filter(Boolean);
      break;
    case 'has listened':
      row.ended = event;
      row.actual = heard.join(' ');
      return [];
    case 'replies':
      row.actual = [row.actual, event.text].filter(Boolean).join('\n');
      row.choices = event.choices;
      return heard;
    case 'compares':
    case 'fails':
    case 'test ends':
      row.state = 'done';
      return heard;
    default:
      return heard;
  }
  // Words heard during a pause belong to the next reply.
  if (row.interaction) row.actual = heard.join(' ');
  return heard;
}
