import { formatNumber } from '../reading/numbers';
import simulations from './simulations.json' with { type: 'json' };

/** Form values by control name. */
export type Inputs = Readonly<Record<string, string>>;

type LoadName = 'concurrent' | 'length' | 'duration' | 'agents' | 'asking';

interface LoadField {
  name: LoadName;
  label: string;
  min: number;
  max: number;
  /** Whether only whole numbers are valid. */
  whole?: boolean;
  /** The initial value. */
  example: string;
}

/** The inputs for the load test. Times are in minutes. */
export const LOAD_FIELDS = simulations.loadFields as readonly LoadField[];

/** The figures for a simulated load test. */
export type LoadSettings = Readonly<Record<LoadName, number>>;

/** Digits, optionally in groups of three. A comma before fewer digits isn't accepted: it may be a decimal comma. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/**
 * Reads the figures the way people write them: `10,000`, `20 %`. A field that isn't in the form has its example's
 * value.
 * @returns the figures, unless any of them is invalid, and how to correct those that are, by field name
 */
export function readLoadForm(inputs: Inputs) {
  const values: Partial<Record<LoadName, number>> = {};
  const problems: Partial<Record<LoadName, string>> = {};
  for (const { name, min, max, whole, example } of LOAD_FIELDS) {
    const text = (inputs[name] ?? example).replaceAll(/[\s%]/g, '');
    const value = text !== '' && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : NaN;
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) values[name] = value;
    else problems[name] = `Enter a ${whole ? 'whole ' : ''}number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  }
  const isComplete = Object.keys(problems).length === 0;
  return { problems, ...(isComplete && { values: values as LoadSettings }) };
}

/** A simulated call. Times are in minutes since the start of the test. */
export interface Call {
  start: number;
  /** When the call ends, for any reason. */
  end: number;
  /** When the caller asked for an agent. Absent if they didn't. */
  asked?: number;
  /** When the wait ended, because an agent answered or the caller hung up. */
  waited?: number;
  hungUp?: boolean;
}

/** Simulates a load test. Returns all calls in order. The same settings produce the same calls. */
export function simulateLoad({ concurrent, length, duration, agents, asking }: LoadSettings): Call[] {
  const random = randomNumbers();
  const about = (minutes: number) => minutes * (0.5 + random());
  const calls: Call[] = [];
  const gap = length / concurrent;
  for (let start = -Math.log(1 - random()) * gap; start < duration; start -= Math.log(1 - random()) * gap) {
    const end = start + about(length);
    calls.push({ start, end, ...(random() * 100 < asking && agents > 0 && { asked: end }) });
  }
  // Callers are answered in order. A caller who hangs up doesn't occupy an agent.
  const free = Array.from({ length: agents }, () => 0);
  const asks = calls.filter((call) => call.asked !== undefined).sort((one, other) => one.end - other.end);
  for (const call of asks) {
    const asked = call.end;
    const patience = 1 + 2 * random();
    const soonest = Math.min(...free);
    call.hungUp = soonest - asked > patience;
    call.waited = call.hungUp ? asked + patience : Math.max(asked, soonest);
    call.end = call.hungUp ? call.waited : call.waited + about(length);
    if (!call.hungUp) free[free.indexOf(soonest)] = call.end;
  }
  return calls;
}

/** How many callers are on the line, waiting, and talking to an agent at a given time. */
export function stateAt(calls: readonly Call[], now: number) {
  const state = { onLine: 0, waiting: 0, busyAgents: 0 };
  for (const { start, end, asked, waited } of calls) {
    if (start > now || end <= now) continue;
    state.onLine += 1;
    if (asked === undefined || waited === undefined || asked > now) continue;
    state[waited > now ? 'waiting' : 'busyAgents'] += 1;
  }
  return state;
}

/**
 * Summarizes a load test. Waits are in minutes. Events after its end don't count.
 * @returns `throughput` is the number of calls that ended in the busiest minute, and `averageWait` the average wait of
 * answered callers
 */
export function reportOf(calls: readonly Call[], duration: number) {
  const waited = calls.filter((call) => (call.waited ?? Infinity) <= duration);
  const waits = waited.flatMap(({ hungUp, asked = 0, waited: until = 0 }) => (hungUp ? [] : [until - asked]));
  const perMinute = Array.from({ length: Math.ceil(duration) }, () => 0);
  for (const { end } of calls) if (end < duration) perMinute[Math.floor(end)] = (perMinute[Math.floor(end)] ?? 0) + 1;
  return {
    placed: calls.length,
    asked: calls.filter(({ asked = Infinity }) => asked <= duration).length,
    hungUp: waited.length - waits.length,
    throughput: Math.max(...perMinute),
    averageWait: waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, waits.length),
    longestWait: Math.max(0, ...waits),
  };
}

/** A deterministic random number generator, from 0 to below 1 (mulberry32). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
