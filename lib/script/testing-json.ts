import { checkSettings } from './check-settings';
import { insertion, replacement } from './fix';
import { faultOfJson } from './json-faults';
import { unedited } from './edited';
import { linesOf } from './lines';
import { lookThrough, type Look } from './look-through';
import { nearest } from './nearest';
import { LONGEST_TEXT } from './limits';
import { tooLarge } from './parse';
import { completed, type Finding, type ScriptProblem } from './problem';
import { readParts, textOf, valueOf, type Block, type Value } from './tree';
import { isPlatform } from './words/platforms';
import { settingOf } from './words/settings';

/** A parsed `testing.json`. */
export interface TestingJson {
  /** The parsed file. Absent if the text isn't valid JSON. */
  value?: Value;
  problems: ScriptProblem[];
}

/**
 * Parses a `testing.json` and finds its problems. Never throws.
 * @param environment the names of the environment variables; if absent, no variable is reported as missing
 */
export function readTestingJson(text: string, environment?: readonly string[]): TestingJson {
  const lines = linesOf(text);
  if (text.length > LONGEST_TEXT) return { problems: completed([tooLarge()], lines) };
  const { result, findings } = lookThrough(unedited(text), (copy) => lookAt(copy, environment));
  return { value: result, problems: completed(findings, lines) };
}

function lookAt(text: string, environment?: readonly string[]): Look<Value | undefined> {
  const json = withPlainVariables(text);
  const fault = faultOfJson(json);
  if (fault) return { result: undefined, findings: [fault] };
  const value = readParts(json)[0]?.value;
  if (value?.kind === 'block') return { result: value, findings: [...allFindings(text, value, environment)] };
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

function* allFindings(text: string, value: Block, environment?: readonly string[]): Generator<Finding> {
  const named = textOf(valueOf(value, 'platform'));
  const platform = isPlatform(named) ? named : undefined;
  yield* checkSettings(value, 'file', platform, { format: 'json' });
  const device = valueOf(value, 'virtualDeviceConfig');
  if (device?.kind === 'block') yield* checkSettings(device, 'device', platform, { format: 'json' });
  yield* missingType(value);
  if (environment) yield* missingVariables(text, environment);
}

/** Reports a missing type, without which tests run as unit tests, if a device or a phone number shows they aren't. */
function* missingType(value: Block): Generator<Finding> {
  const keys = value.entries.map(({ key }) => key.text);
  const isEndToEnd = keys.some((key) => /^(virtualDeviceToken|virtualDeviceConfig|phoneNumber)$/.test(key));
  if (!isEndToEnd || keys.includes('type') || keys.some((key) => settingOf(key)?.unit)) return;
  const at = value.range[0] + 1;
  yield {
    code: 'missing-type',
    range: [value.range[0], at],
    message: 'there is no "type", so the tests run as unit tests',
    remedy: 'write "type": "e2e"',
    fix: { title: 'Add the type', changes: [insertion(at, '\n  "type": "e2e",')] },
  };
}

function* missingVariables(text: string, environment: readonly string[]): Generator<Finding> {
  for (const { 0: written, 1: name = '', index } of text.matchAll(/\$\{(\w+)\}/g)) {
    if (environment.includes(name)) continue;
    const meant = nearest(name, environment);
    const range = [index, index + written.length] as const;
    yield {
      code: 'placeholder',
      range,
      message: `there is no environment variable "${name}"`,
      remedy: meant ? `write "\${${meant}}"` : 'set it, or add it to the .env file',
      fix: meant ? replacement(`Write \${${meant}}`, range, `\${${meant}}`) : undefined,
    };
  }
}
