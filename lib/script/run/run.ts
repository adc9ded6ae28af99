import type { Dialogue } from '../dialogue/schema';
import { withHomophones } from '../match/normal';
import { parseScript } from '../parse/parse';
import { replacedText } from '../repair/replaced';
import { tagsOf, type Step, type Test } from '../model';
import { resolveSettings, type ResolvedSettings } from '../settings/resolve';
import type { Value } from '../tree';
import { readInput } from '../words/words';
import { Call } from './call';
import { checkStep, comparingOf } from './checks';
import { inChat } from './chat';
import { summarize, type InteractionReport, type RunEvent, type RunReport, type TestReport } from './report';

/** The settings a script runs with. */
export interface RunOptions {
  settings?: Value;
  /** Whether the defaults for dashboard suites or for test files apply. */
  defaults?: 'dashboard' | 'files';
}

/** A run: its events, and the report after them. */
export interface Run {
  events: readonly RunEvent[];
  report: RunReport;
}

/**
 * Runs a script against a simulated target, step by step. Each event has a time, and the code that reads the events
 * decides how fast time passes. No call is placed, and nothing is sent. The script's regular expressions run here. A
 * badly written one can take a long time, so run this where it can be stopped.
 */
export function runScript(text: string, dialogue: Dialogue, { settings: json, defaults }: RunOptions = {}): Run {
  const { configuration, tests: all } = parseScript(replacedText(text, json).text).script;
  // The dashboard's own setting for a chat's longest wait has the general default.
  const own = dialogue.kind === 'chat' ? undefined : defaults === 'files' ? 'phone' : 'dashboard';
  const settings = resolveSettings(configuration, json, own);
  const events: RunEvent[] = [];
  const tests = all.map((test, index): TestReport => {
    const name = test.name?.text;
    if (!runs(test, all, settings)) {
      const total = interactionsOf(test).length;
      return { name, outcome: 'skipped', passed: 0, total, seconds: 0, interactions: [] };
    }
    events.push({ kind: 'test begins', at: 0, test: index, name });
    const run = runTest(test, dialogue, settings);
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      events.push(value);
    }
  });
  return { events, report: summarize(tests) };
}

function* runTest(test: Test, dialogue: Dialogue, settings: ResolvedSettings): Generator<RunEvent, TestReport> {
  const performer = dialogue.kind === 'phone' ? new Call(dialogue, settings) : inChat(dialogue, settings);
  const comparing = comparingOf(settings);
  const last = interactionsOf(test).at(-1);
  const reports: InteractionReport[] = [];
  let isOver = false;
  for (const [index, step] of test.steps.entries()) {
    const { text: input, range } = step.input;
    const read = readInput(input);
    isOver ||= performer.endedBy !== undefined;
    if (isOver && read.kind !== 'pause') reports.push({ input, range, outcome: 'not run', checks: [] });
    if (isOver) continue;
    yield { kind: 'step', at: performer.now, step: index, input };
    if (read.kind === 'pause') {
      yield* performer.pause((read.seconds ?? 0) * 1000);
      continue;
    }
    const { text, ended, message, properties } = yield* performer.perform(step, step === last);
    const checks = message === undefined ? checkStep(step, properties, comparing) : [];
    for (const result of checks) yield { kind: 'compares', at: performer.now, step: index, result };
    if (message !== undefined) yield { kind: 'fails', at: performer.now, step: index, message };
    const isFailed = message !== undefined || checks.some(({ outcome }) => outcome === 'failed');
    const actual = text === undefined ? undefined : withHomophones(text, comparing.homophones);
    reports.push({ input, range, outcome: isFailed ? 'failed' : 'passed', checks, actual, ended, message });
    if (message !== undefined || (isFailed && settings.isOn('stopTestOnFailure'))) isOver = true;
  }
  yield* performer.end();
  const { now: at, endedBy } = performer;
  const passed = reports.filter((report) => report.outcome === 'passed').length;
  const total = reports.length;
  const outcome = passed === total ? 'passed' : 'failed';
  yield { kind: 'test ends', at, outcome };
  return { name: test.name?.text, outcome, passed, total, seconds: at / 1000, interactions: reports, endedBy };
}

/** A test's steps that get a reply. */
function interactionsOf({ steps }: Test): Step[] {
  return steps.filter(({ input }) => readInput(input.text).kind !== 'pause');
}

/** Whether the test runs. Its flags are considered first, then its tags. */
function runs(test: Test, all: readonly Test[], { text, texts }: ResolvedSettings): boolean {
  if (test.mark === 'skip' || (test.mark !== 'only' && all.some(({ mark }) => mark === 'only'))) return false;
  const tags = [...tagsOf(text('tags')), ...test.tags];
  const names = (setting: string) => texts(setting)?.some((tag) => tags.includes(tag));
  return (names('include') ?? true) && !names('exclude');
}
