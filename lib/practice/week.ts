import { count, type Inputs } from './fields';

/** A time from one minute of the week to before another, counted from Monday 00:00 UTC. */
interface Span {
  from: number;
  to: number;
}

/** Something that lets the tests of the simulated week fail. */
interface Trouble extends Span {
  what: string;
}

/** What became of a scheduled run: it passed, passed after a retry, failed with an alert, or was skipped. */
export type Outcome = 'passed' | 'retried' | 'alert' | 'skipped';

/** A scheduled run of the simulated week. */
export interface Run {
  minute: number;
  outcome: Outcome;
  /** How often the suite ran, retries included. */
  attempts: number;
}

/** A monitored week. */
export interface Week {
  runs: readonly Run[];
  /** The windows of the calendar. */
  windows: readonly Span[];
  /** In a sentence each: who heard of which trouble, and when. */
  findings: readonly string[];
}

/** What the reader has set, as the configuration panel calls it. */
export interface WeekSettings {
  /** A CRON expression of {@link SCHEDULES}. */
  schedule: keyof typeof SCHEDULES;
  retries: number;
  calendar: keyof typeof CALENDARS;
}

const DAY = 24 * 60;

/** The schedules of the dropdown by their CRON expressions: how many minutes are between two runs, and when the first one is. */
export const SCHEDULES = {
  '*/30 * * * *': { label: 'Every 30 minutes', every: 30, first: 0 },
  '0 * * * *': { label: 'Every hour', every: 60, first: 0 },
  '0 */6 * * *': { label: 'Every 6 hours', every: 6 * 60, first: 0 },
  '0 */12 * * *': { label: 'Every 12 hours', every: 12 * 60, first: 0 },
  '0 0 * * *': { label: 'Every day', every: DAY, first: 0 },
  // On Sunday, the last day of this week.
  '0 0 * * 0': { label: 'Every week', every: 7 * DAY, first: 6 * DAY },
} as const;

const at = (day: number, hour: number, minute = 0) => (day * 24 + hour) * 60 + minute;
const HOLIDAY: Span = { from: at(4, 0), to: at(5, 0) };
const MAINTENANCE: Span = { from: at(5, 22), to: at(6, 4) };

/** What happens to the line in the week, the same whatever the settings are. */
export const TROUBLES: readonly Trouble[] = [
  { what: 'a network fault', from: at(0, 12), to: at(0, 12, 1) },
  { what: 'a slow database', from: at(1, 18), to: at(1, 18, 3) },
  { what: 'an outage', from: at(2, 2, 10), to: at(2, 5, 40) },
  { what: 'a public-holiday greeting', ...HOLIDAY },
  { what: 'maintenance', ...MAINTENANCE },
];

/** The exclusion calendars, with their windows. */
export const CALENDARS = {
  none: { label: 'None (no exclusion windows)', windows: [] },
  maintenance: { label: 'Maintenance (1 window)', windows: [MAINTENANCE] },
  both: { label: 'Maintenance and holidays (2 windows)', windows: [HOLIDAY, MAINTENANCE] },
} as const satisfies Record<string, { label: string; windows: readonly Span[] }>;

/** The names of the days, Monday first. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** What the documentation leaves open, as the simulation does it. */
export const WEEK_ASSUMPTIONS = [
  'a run takes no time, and a retry follows one minute after the failure',
  'the times of exclusion windows are UTC; a run at the start of a window is skipped, a run at its end is not',
  'every run that still fails after its retries sends an alert, also when the run before it did',
  'no message is sent when the suite passes again',
  'the tests fail on the holiday because they do not expect its greeting',
] as const;

/** Reads the form of the simulation; what is not there is as on a trial, with the default retries and without a calendar. */
export function readWeekForm({ schedule = '', retries = '2', calendar = '' }: Inputs): WeekSettings {
  return {
    schedule: isKey(schedule, SCHEDULES) ? schedule : '0 */6 * * *',
    retries: Number(retries),
    calendar: isKey(calendar, CALENDARS) ? calendar : 'none',
  };
}

/** Monitors a suite for the simulated week. */
export function monitorWeek({ schedule, retries, calendar }: WeekSettings): Week {
  const { every, first } = SCHEDULES[schedule];
  const times = Array.from({ length: Math.ceil((7 * DAY - first) / every) }, (_, index) => first + index * every);
  const windows: readonly Span[] = CALENDARS[calendar].windows;
  const runs = times.map((minute): Run => {
    if (windows.some((window) => isIn(minute, window))) return { minute, outcome: 'skipped', attempts: 0 };
    const tries = Array.from({ length: retries + 1 }, (_, index) => minute + index);
    const passing = tries.findIndex((time) => !TROUBLES.some((trouble) => isIn(time, trouble)));
    if (passing < 0) return { minute, outcome: 'alert', attempts: tries.length };
    return { minute, outcome: passing === 0 ? 'passed' : 'retried', attempts: passing + 1 };
  });
  return { runs, windows, findings: TROUBLES.map((trouble) => findingOf(trouble, runs)) };
}

/** How many runs of an outcome there are, by outcome. */
export function countOutcomes(runs: readonly Run[]): Record<Outcome, number> {
  const counts = { passed: 0, retried: 0, alert: 0, skipped: 0 };
  for (const { outcome } of runs) counts[outcome] += 1;
  return counts;
}

/** A time of the week in words: `Monday 12:00`. */
export function formatTime(minute: number): string {
  const clock = [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${DAYS[Math.floor(minute / DAY) % 7]} ${clock}`;
}

function findingOf(trouble: Trouble, runs: readonly Run[]): string {
  const met = runs.filter(({ minute }) => isIn(minute, trouble));
  const { alert, retried, skipped } = countOutcomes(met);
  const [from, to] = [formatTime(trouble.from), formatTime(trouble.to)];
  const [day = ''] = from.split(' ');
  const span = `${from} to ${to.replace(`${day} `, '')}, ${trouble.what}: `;
  const first = met.find(({ outcome }) => outcome === 'alert');
  if (first) return `${span}${count(alert, 'alert')}, the first at ${formatTime(first.minute)}.`;
  if (retried > 0) return `${span}a retry passed, and no one was notified.`;
  if (skipped > 0) return `${span}${count(skipped, 'run')} skipped, and no one was notified.`;
  return `${span}no run was due, so no one was alerted.`;
}

function isIn(minute: number, { from, to }: Span): boolean {
  return minute >= from && minute < to;
}

function isKey<Names extends object>(key: string, names: Names): key is string & keyof Names {
  return Object.hasOwn(names, key);
}
