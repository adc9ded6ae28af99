import { faultOfJson } from '../parse/json';
import { inserted } from '../repair/fix';
import { recover, type Pass } from '../repair/recover';
import { report, type Finding } from '../rules/report';
import { resolveSettings } from '../settings/resolve';
import { DEVICE, settingOf } from '../settings/table';
import { readDocuments, valueOf, type Mapping, type Value } from '../tree';
import { completed, LONGEST_TEXT, tooLarge, type ScriptProblem } from './problem';
import { checkSettings } from './settings';

/** Finds a `testing.json`'s problems. `value` is absent if the text isn't valid JSON. Never throws. */
export function readTestingJson(text: string): { value?: Value; problems: ScriptProblem[] } {
  if (text.length > LONGEST_TEXT) return { problems: tooLarge() };
  const { result, findings } = recover(text, read);
  return { value: result, problems: completed(findings, text) };
}

function read(text: string): Pass<Value | undefined> {
  const json = withPlainVariables(text);
  const fault = faultOfJson(json);
  if (fault) return { result: undefined, findings: [fault] };
  const value = readDocuments(json)[0]?.value;
  if (value?.kind !== 'mapping')
    return { result: value, findings: [report({ id: 'json-syntax/object', at: value?.range ?? [0, 0] })] };
  const { platform } = resolveSettings(undefined, value);
  const device = valueOf(value, DEVICE);
  const findings = [
    ...checkSettings(value.entries, { place: 'file', platform }),
    ...(device?.kind === 'mapping' ? checkSettings(device.entries, { place: 'device', platform }) : []),
    ...missingType(value),
  ];
  return { result: value, findings };
}

/** Reads a phrase file: the words it replaces. It isn't read as YAML, because phrases in use contain colons. */
export function readPhrases(text: string): string[] {
  return [...text.matchAll(/^([^:\n]+):/gm)].map(([, word = '']) => word.trim());
}

/** Quotes variables, because they are replaced before the text is parsed. Offsets stay the same. */
function withPlainVariables(text: string): string {
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"|\$\{\w+\}/g, (found) =>
    found.startsWith('"') ? found : `"\${${'_'.repeat(found.length - 4)}"`,
  );
}

/** Reports a missing type if a device or a phone number shows that the tests aren't unit tests. */
function* missingType({ entries, range: [start] }: Mapping): Generator<Finding> {
  const keys = entries.map(({ key }) => key.text);
  const isEndToEnd = ['virtualDeviceToken', DEVICE, 'phoneNumber'].some((key) => keys.includes(key));
  if (!isEndToEnd || keys.includes('type') || keys.some((key) => settingOf(key)?.unit)) return;
  const fix = inserted('Add the type', start + 1, '\n  "type": "e2e",');
  yield report({ id: 'missing-type/type', at: [start, start + 1], fix });
}
