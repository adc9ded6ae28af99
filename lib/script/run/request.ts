import { allVariants, inVariant, withFault } from '../dialogue/change';
import type { Dialogue, Faults } from '../dialogue/schema';
import type { ScriptProblem } from '../check/problem';
import { readTestingJson } from '../check/testing-json';
import { validateScript } from '../check/script';
import type { RunReport } from './report';
import { runScript, type Run, type RunOptions } from './run';

/** The simulated targets for samples, by the names that pages use. */
export const TARGETS = ['line', 'bot'] as const;

/** See {@link TARGETS}. */
export type Target = (typeof TARGETS)[number];

/** What a script runs with, apart from its target. */
export interface RunSetup extends Pick<RunOptions, 'defaults'> {
  /** The text of a `testing.json`. */
  settings?: string;
}

/** A script to run, as plain data. */
export interface RunRequest extends RunSetup {
  text: string;
  dialogue: Dialogue;
  faults?: Faults;
  /** Which wording to use in replies that vary, counted from 0. By default, the script has to pass with all. */
  variant?: number;
}

/** The result of a {@link RunRequest}. */
export interface RunAnswer {
  problems: readonly ScriptProblem[];
  /** The run. Absent if an error keeps the script from running. */
  run?: Run;
  /** Whether the run failed with one wording and passed with another. */
  isFlaky?: boolean;
  /** The faults with which the script also passes. Empty if it fails without them. */
  missed?: readonly MissedFault[];
}

/** A fault with which a script passes. */
export interface MissedFault {
  name: string;
  /** The faulty reply, and the expected text that is similar enough to accept it. */
  similar?: { reply?: string; expected?: string };
}

/** Checks a script, and runs it unless it has an error. Never throws. Can take a long time: see {@link runScript}. */
export function runText({ text, dialogue, settings: json, defaults, faults = {}, variant }: RunRequest): RunAnswer {
  const settings = json === undefined ? undefined : readTestingJson(json).value;
  const platform = dialogue.kind === 'phone' ? 'phone' : 'webchat';
  const problems = validateScript(text, { settings, platform });
  if (problems.some(({ severity }) => severity === 'error')) return { problems };
  const runOn = (target: Dialogue) => runScript(text, target, { settings, defaults });
  const targets = variant === undefined ? allVariants(dialogue) : [inVariant(dialogue, variant)];
  const runs = targets.map(runOn);
  const isPassed = ({ report }: Run) => report.failed === 0;
  const run = runs.find((one) => !isPassed(one));
  if (run) return { problems, run, isFlaky: runs.some(isPassed) };
  const missed = Object.entries(faults).flatMap(([name, fault]): MissedFault[] => {
    const passed = targets.map((target) => runOn(withFault(target, fault))).find(isPassed);
    return passed ? [{ name, similar: findSimilar(passed.report) }] : [];
  });
  return { problems, run: runs[0], missed };
}

/** Finds an expected text that a reply matches although words of it are missing. */
export function findSimilar({ tests }: RunReport): MissedFault['similar'] {
  const checks = tests.flatMap(({ interactions }) => interactions.flatMap((one) => one.checks));
  const found = checks.find(({ operator, marks }) => operator === ':' && marks?.words.some(({ isMet }) => !isMet));
  return found && { reply: found.actual, expected: found.by };
}
