import { checkExpressions } from './check-expressions';
import { checkInputs } from './check-inputs';
import { checkPlaceholders } from './check-placeholders';
import { checkSettings } from './check-settings';
import { platformOf, surroundingsOf, type ScriptContext, type Surroundings } from './context';
import { linesOf } from './lines';
import { lookThrough } from './look-through';
import { parseScript } from './parse';
import { completed, type Finding, type Range, type ScriptProblem } from './problem';
import { replacedText } from './replaced';
import type { Script } from './script';
import { shortened } from './yaml-faults';

/**
 * Finds all problems in a test script, in the order of its text. Never throws.
 * @param context what is known about the script's files and platform; checks that need missing facts are skipped
 */
export function validateScript(text: string, context: ScriptContext = {}): ScriptProblem[] {
  return readScript(text, context).problems;
}

/**
 * Like {@link validateScript}, but also returns the script. Its ranges refer to the text with all errors fixed, and
 * `placeOf` converts them to ranges in the file.
 */
export function readScript(text: string, context: ScriptContext = {}) {
  const { result, findings, source } = lookThrough(replacedText(text, context.settings), (copy) => {
    const { script, findings: ofForm } = parseScript(copy);
    return { result: script, findings: [...allFindings(script, ofForm, surroundingsOf(script, context))] };
  });
  return {
    script: result,
    problems: completed(findings, linesOf(text)),
    placeOf: ([from, to]: Range): Range => [source.back(from), source.back(to)],
  };
}

function* allFindings(script: Script, ofForm: readonly Finding[], around: Surroundings): Generator<Finding> {
  yield* ofForm;
  const { configuration } = script;
  const format = { format: 'yaml', replaced: around.replaced } as const;
  if (configuration) yield* checkSettings(configuration, 'suite', around.platform, format);
  if (around.unitSign) {
    const message = 'this is a unit test of a skill, which this service does not run';
    yield { code: 'unit-test', range: around.unitSign, message, remedy: 'run it with the command-line tool' };
  }
  if (around.isUnit) return;
  yield* duplicateNames(script);
  for (const test of script.tests) {
    const platform = platformOf(test, around);
    if (test.settings) yield* checkSettings(test.settings, 'test', platform, format);
    yield* checkInputs(test, platform, around);
    yield* checkExpressions(test, platform, around);
  }
  yield* checkPlaceholders(script, around);
}

function* duplicateNames({ tests }: Script): Generator<Finding> {
  const seen = new Set<string>();
  for (const { name } of tests) {
    if (!name) continue;
    if (seen.has(name.text)) {
      const message = `another test is called "${shortened(name.text)}"`;
      yield { code: 'duplicate-name', range: name.range, message, remedy: 'give each test a unique name' };
    }
    seen.add(name.text);
  }
}
