import type { Dialogue } from '../dialogue/schema';
import { withHomophones } from '../match/normal';
import { parseScript } from '../parse';
import { replacedText } from '../replaced';
import { tagsOf, type Script, type Step, type Test } from '../script';
import { textOf, valueOf } from '../tree';
import { readInput } from '../words/inputs';
import { checkStep } from './checks';
import type { RunEvent } from './events';
import { inChat } from './chat';
import { inCall } from './perform';
import { summarize, type InteractionReport, type RunReport, type TestReport } from './report';
import { suiteSettings, type RunOptions, type SuiteSettings } from './settings';

/**
 * Runs a script against a simulated target, step by step. Each event has a time, and the code that reads the events
 * decides how fast time passes. No call is placed, and nothing is sent. The script's regular expressions run here. A
 * badly written one can take a long time, so run this where it can be stopped.
 * @returns the report, after all events
 */
export function* runScript(
  script: Script,
  dialogue: Dialogue,
  options: RunOptions = {},
): Generator<RunEvent, RunReport> {
  const { text } = replacedText(script.text, options.settings);
  const replaced = text === script.text ? script : parseScript(text).script;
  const suite = suiteSettings(replaced, options);
  const tests: TestReport[] = [];
  const { tests: all, configuration } = replaced;
  const suiteTags = tagsOf(textOf(valueOf(configuration, 'tags')));
  for (const [index, test] of all.entries()) {
    const name = test.name?.text;
    if (runs(test, all, suite, suiteTags)) {
      yield { kind: 'test begins', at: 0, test: index, name };
      tests.push(yield* runTest(test, dialogue, suite));
    } else {
      const total = interactionsOf(test).length;
      tests.push({ name, outcome: 'skipped', passed: 0, total, seconds: 0, interactions: [] });
    }
  }
  return summarize(tests);
}

/** Runs a script to its end without delays. */
export function finishRun(run: Generator<RunEvent, RunReport>): { events: RunEvent[]; report: RunReport } {
  const events: RunEvent[] = [];
  for (;;) {
    const { done, value } = run.next();
    if (done) return { events, report: value };
    events.push(value);
  }
}

function* runTest(test: Test, dialogue: Dialogue, suite: SuiteSettings): Generator<RunEvent, TestReport> {
  const performer = dialogue.kind === 'phone' ? inCall(dialogue, suite) : inChat(dialogue, suite);
  const last = interactionsOf(test).at(-1);
  const reports: InteractionReport[] = [];
  let isOver = false;
  for (const [index, step] of test.steps.entries()) {
    const { text: input, range } = step.input;
    const read = readInput(input);
    isOver ||= performer.endedBy !== undefined;
    if (isOver && read.kind !== 'pause') {
      reports.push({ input, range, outcome: 'not run', checks: [] });
    }
    if (isOver) continue;
    yield { kind: 'step', at: performer.now, step: index, input };
    if (read.kind === 'pause') {
      yield* performer.pause(read.seconds ?? 0);
      continue;
    }
    const { text, ended, message, properties } = yield* performer.perform(step, step === last);
    const checks = message === undefined ? checkStep(step, properties, suite.comparing) : [];
    for (const result of checks) yield { kind: 'compares', at: performer.now, step: index, result };
    if (message !== undefined) yield { kind: 'fails', at: performer.now, step: index, message };
    const isFailed = message !== undefined || checks.some(({ outcome }) => outcome === 'failed');
    const actual = text === undefined ? undefined : withHomophones(text, suite.comparing.homophones ?? {});
    reports.push({ input, range, outcome: isFailed ? 'failed' : 'passed', checks, actual, ended, message });
    if (message !== undefined || (isFailed && suite.stopTestOnFailure)) isOver = true;
  }
  yield* performer.end();
  const { now: at, endedBy } = performer;
  const passed = reports.filter((report) => report.outcome === 'passed').length;
  const total = reports.length;
  const outcome = passed === total ? 'passed' : 'failed';
  yield { kind: 'test ends', at, outcome };
  const name = test.name?.text;
  return { name, outcome, passed, total, seconds: at / 1000, interactions: reports, ...(endedBy && { endedBy }) };
}

/** A test's steps that get a reply. */
function interactionsOf({ steps }: Test): Step[] {
  return steps.filter(({ input }) => readInput(input.text).kind !== 'pause');
}

/** Whether the test runs. Its flags are considered first, then its tags. */
function runs(
  test: Test,
  all: readonly Test[],
  { include, exclude }: SuiteSettings,
  suiteTags: readonly string[],
): boolean {
  if (test.mark === 'skip' || (test.mark !== 'only' && all.some(({ mark }) => mark === 'only'))) return false;
  const tags = [...suiteTags, ...test.tags];
  return (
    (include.length === 0 || include.some((tag) => tags.includes(tag))) && !exclude.some((tag) => tags.includes(tag))
  );
}
