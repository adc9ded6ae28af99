import { checkSettings } from './check-settings';
import { insertion } from './fix';
import { faultOfJson } from './json-faults';
import { unedited } from './edited';
import { linesOf } from './lines';
import { lookThrough, type Look } from './look-through';
import { LONGEST_TEXT } from './limits';
import { tooLarge } from './parse';
import { completed, type Finding, type ScriptProblem } from './problem';
import { readParts, textOf, valueOf, type Block, type Value } from './tree';
import { isPlatform } from './words/platforms';
import { settingOf } from './words/settings';

/**
 * Parses a `testing.json` and finds its problems. Never throws.
 * @returns `value` is absent if the text isn't valid JSON
 */
export function readTestingJson(text: string): { value?: Value; problems: ScriptProblem[] } {
  const lines = linesOf(text);
  if (text.length > LONGEST_TEXT) return { problems: completed([tooLarge()], lines) };
  const { result, findings } = lookThrough(unedited(text), lookAt);
  return { value: result, problems: completed(findings, lines) };
}

function lookAt(text: string): Look<Value | undefined> {
  const json = withPlainVariables(text);
  const fault = faultOfJson(json);
  if (fault) return { result: undefined, findings: [fault] };
  const value = readParts(json)[0]?.value;
  if (value?.kind === 'block') return { result: value, findings: [...allFindings(value)] };
  const range = value?.range ?? ([0, 0] as const);
  const message = 'the file is not an object';
  return { result: value, findings: [{ code: 'json-syntax', range, message, remedy: 'start it with {' }] };
}

/**
 * Quotes the variables, without changing the text's length, because variables are replaced anywhere before the text is
 * parsed as JSON.
 */
function withPlainVariables(text: string): string {
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"|\$\{\w+\}/g, (found) =>
    found.startsWith('"') ? found : `"\${${'_'.repeat(found.length - 4)}"`,
  );
}

function* allFindings(value: Block): Generator<Finding> {
  const named = textOf(valueOf(value, 'platform'));
  const platform = isPlatform(named) ? named : undefined;
  yield* checkSettings(value, 'file', platform, { format: 'json' });
  const device = valueOf(value, 'virtualDeviceConfig');
  if (device?.kind === 'block') yield* checkSettings(device, 'device', platform, { format: 'json' });
  yield* missingType(value);
  yield* unreadWait(value);
}

/** Reports a missing type if a device or a phone number shows that the tests aren't unit tests. */
function* missingType(value: Block): Generator<Finding> {
  const keys = value.entries.map(({ key }) => key.text);
  const isEndToEnd = keys.some((key) => /^(virtualDeviceToken|virtualDeviceConfig|phoneNumber)$/.test(key));
  if (!isEndToEnd || keys.includes('type') || keys.some((key) => settingOf(key)?.unit)) return;
  const at = value.range[0] + 1;
  const message = 'there is no "type", so scripts without their own run as unit tests';
  const remedy = 'write "type": "e2e" here, or "type: e2e" in the configuration of each script';
  const fix = { title: 'Add the type', changes: [insertion(at, '\n  "type": "e2e",')] };
  yield { code: 'missing-type', range: [value.range[0], at], message, remedy, fix };
}

/** Reports the maximum wait if it doesn't have the name that the command-line tool reads. */
function* unreadWait(value: Block): Generator<Finding> {
  const wait = value.entries.find(({ key }) => key.text === 'maxAsyncE2EWaitTime');
  if (!wait || valueOf(value, 'maxResponseWaitTime')) return;
  const message = 'the command-line tool does not read "maxAsyncE2EWaitTime"';
  const remedy = 'if you run the tests with it, add "maxResponseWaitTime"';
  yield { code: 'command-line', severity: 'hint', range: wait.key.range, message, remedy };
}
