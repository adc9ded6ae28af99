import { count } from '../reading/numbers';
import type { Inputs } from './load';
import simulations from './simulations.json' with { type: 'json' };

/** A span of time, in minutes since Monday 00:00 UTC. The minute `to` isn't part of it. */
interface Span {
  from: number;
  to: number;
}

/** A cause of failed tests in the simulated week. */
type Trouble = Span & { what: string };

/** The outcome of a scheduled run: passed, passed on a retry, failed with an alert, or skipped. */
export type Outcome = 'passed' | 'retried' | 'alert' | 'skipped';

/** A scheduled run in the simulated week. */
export interface Run {
  minute: number;
  outcome: Outcome;
  /** How many times the suite ran, including retries. */
  attempts: number;
}

/** See {@link monitorWeek}. */
export type Week = ReturnType<typeof monitorWeek>;

/** The reader's settings, named as in the configuration panel. */
export interface WeekSettings {
  /** A CRON expression from {@link SCHEDULES}. */
  schedule: keyof typeof SCHEDULES;
  retries: number;
  calendar: keyof typeof CALENDARS;
}

const DAY = 24 * 60;

/** The schedules in the dropdown by CRON expression, each with its interval and first run in minutes. */
export const SCHEDULES = simulations.schedules;

const at = (day: number, hour: number, minute = 0) => (day * 24 + hour) * 60 + minute;
const HOLIDAY: Span = { from: at(4, 0), to: at(5, 0) };
const MAINTENANCE: Span = { from: at(5, 22), to: at(6, 4) };

/** The events of the week, which don't depend on the settings. */
export const TROUBLES: readonly Trouble[] = [
  { what: 'a network fault', from: at(0, 12), to: at(0, 12, 1) },
  { what: 'a slow database', from: at(1, 18), to: at(1, 18, 3) },
  { what: 'an outage', from: at(2, 2, 10), to: at(2, 5, 40) },
  { what: 'a public-holiday greeting', ...HOLIDAY },
  { what: 'maintenance', ...MAINTENANCE },
];

/** The exclusion calendars and their windows. */
export const CALENDARS = {
  none: { label: 'None (no exclusion windows)', windows: [] },
  maintenance: { label: 'Maintenance (1 window)', windows: [MAINTENANCE] },
  both: { label: 'Maintenance and holidays (2 windows)', windows: [HOLIDAY, MAINTENANCE] },
} as const satisfies Record<string, { label: string; windows: readonly Span[] }>;

/** Day names, Monday first. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Reads the form. The defaults are a trial's schedule, the default retries, and no calendar. */
export function readWeekForm({ schedule = '', retries = '2', calendar = '' }: Inputs): WeekSettings {
  return {
    schedule: isKey(schedule, SCHEDULES) ? schedule : '0 */6 * * *',
    retries: Number(retries),
    calendar: isKey(calendar, CALENDARS) ? calendar : 'none',
  };
}

/**
 * Simulates a week of monitoring.
 * @returns the runs, the calendar's exclusion windows, and a sentence for each event: what happened, when, and whether
 * an alert was sent
 */
export function monitorWeek({ schedule, retries, calendar }: WeekSettings) {
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

/** Counts the runs by outcome. */
export function countOutcomes(runs: readonly Run[]): Record<Outcome, number> {
  const counts = { passed: 0, retried: 0, alert: 0, skipped: 0 };
  for (const { outcome } of runs) counts[outcome] += 1;
  return counts;
}

/** Formats a time in the week: `Monday 12:00`. */
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
