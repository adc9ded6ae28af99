import { checkExpressions } from './check-expressions';
import { checkInputs } from './check-inputs';
import { checkPlaceholders } from './check-placeholders';
import { checkSettings, checkTestSettings } from './check-settings';
import { platformOf, surroundingsOf, type ScriptContext, type Surroundings } from './context';
import { parseScript, type ParsedScript } from './parse';
import { completed, type Finding, type ScriptProblem } from './problem';
import type { Script } from './script';
import { shortened } from './yaml-faults';

/**
 * Everything that is wrong with a test script, in the order of its text. Never throws.
 * @param text the file
 * @param context what is known beside it; what is not known is not judged
 */
export function validateScript(text: string, context: ScriptContext = {}): ScriptProblem[] {
  return validateParsed(parseScript(text), context);
}

/** {@link validateScript} for a script that has been read already. */
export function validateParsed(
  { script, lines, findings }: ParsedScript,
  context: ScriptContext = {},
): ScriptProblem[] {
  return completed(allFindings(script, findings, surroundingsOf(script, context)), lines);
}

function* allFindings(script: Script, ofForm: readonly Finding[], around: Surroundings): Generator<Finding> {
  yield* ofForm;
  const { configuration } = script;
  if (configuration)
    yield* checkSettings(configuration, 'suite', around.platform, { format: 'yaml', replaced: around.replaced });
  yield* duplicateNames(script);
  for (const test of script.tests) {
    const platform = platformOf(test, around);
    if (test.settings) yield* checkTestSettings(test.settings);
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
      yield { code: 'duplicate-name', range: name.range, message, remedy: 'give each test a name of its own' };
    }
    seen.add(name.text);
  }
}
