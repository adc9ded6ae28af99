import { plainWords } from '../match/normal';
import { readInput } from '../words/words';
import type { InteractionReport, RunEvent, RunReport, TestReport } from './report';

/** The progress of a step. */
export interface RowProgress {
  input: string;
  state: 'waiting' | 'running' | 'done';
  /** The step's result. Absent for a pause, which doesn't have one. */
  interaction?: InteractionReport;
  /** The text heard or received so far, as the service would show it. */
  actual: string;
  misheard: readonly { said: string; heard: string }[];
  choices: readonly string[];
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

/** Shows a finished run as if it were in progress, after the first events. */
export function progressOf(report: RunReport, events: readonly RunEvent[], shown: number): TestProgress[] {
  return report.tests.map((test, index) => {
    const begin = events.findIndex((event) => event.kind === 'test begins' && event.test === index);
    const end = events.findIndex(({ kind }, at) => kind === 'test ends' && at > begin);
    const own = begin === -1 ? [] : events.slice(begin + 1, Math.min(end + 1, shown));
    return follow(test, own, shown >= events.length || own.at(-1)?.kind === 'test ends');
  });
}

const NEW_ROW = { actual: '', misheard: [], choices: [] } as const;

function follow(report: TestReport, events: readonly RunEvent[], isOver: boolean): TestProgress {
  const rows: RowProgress[] = [];
  const waiting = [...report.interactions];
  let heard: string[] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (event.kind !== 'step') {
      if (row) heard = add(event, row, heard);
      continue;
    }
    if (row) row.state = 'done';
    const { input, at: from } = event;
    const interaction = readInput(input).kind === 'pause' ? undefined : waiting.shift();
    rows.push({ ...NEW_ROW, state: 'running', interaction, input, from });
  }
  const state = isOver ? 'done' : 'waiting';
  for (const interaction of waiting) rows.push({ ...NEW_ROW, state, interaction, input: interaction.input });
  return { report, rows, isOver };
}

/** Adds an event to its row. Returns the words heard since the last complete reply. */
function add(event: RunEvent, row: RowProgress, heard: string[]): string[] {
  const { kind, at } = event;
  let words = heard;
  if (kind === 'hears') {
    if (row.ended) return heard;
    // Transcripts don't have punctuation or capitals.
    if (plainWords(event.said) !== plainWords(event.heard)) row.misheard = [...row.misheard, event];
    words = [...heard, event.heard].filter(Boolean);
  }
  row.until = at;
  if (kind === 'listens') row.listensFrom = at;
  // Words heard during a pause belong to the next reply.
  if ((kind === 'hears' || kind === 'listens') && row.interaction) row.actual = words.join(' ');
  if (kind === 'has listened') {
    row.ended = event;
    row.actual = words.join(' ');
    return [];
  }
  if (kind === 'replies') {
    row.actual = [row.actual, event.text].filter(Boolean).join('\n');
    row.choices = event.choices;
  }
  if (kind === 'compares' || kind === 'fails' || kind === 'test ends') row.state = 'done';
  return words;
}

/** How long viewers wait between one test and the next, in milliseconds. */
const BETWEEN_TESTS = 1000;

/** When each event in a run happens, in milliseconds since the run began. Each test's own times start at zero. */
export function timesOf(events: readonly RunEvent[]): number[] {
  let start = 0;
  let last = 0;
  return events.map(({ kind, at }, index) => {
    if (kind === 'test begins' && index > 0) start = last + BETWEEN_TESTS;
    last = start + at;
    return last;
  });
}
