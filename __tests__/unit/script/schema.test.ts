import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { parseAllDocuments } from 'yaml';
import type { RuleCode } from '../../../lib/script/rules/rules';
import { scriptSchema, settingsSchema, type JsonSchema } from '../../../lib/script/editor/schema';
import { SETTINGS } from '../../../lib/script/settings/table';
import { isSettings, problemsOf, readCases, readRight } from './corpus';

const validatorOf = (schema: JsonSchema) => new Validator(schema as Schema, '2020-12');
const SETTINGS_VALIDATOR = validatorOf(settingsSchema());
const SCRIPT_VALIDATOR = validatorOf(scriptSchema());

/** Whether the schemas accept a text; `undefined` where it cannot be read at all, so that no editor asks its schema. */
function isAccepted(text: string, code = ''): boolean | undefined {
  try {
    if (isSettings(text, code)) return SETTINGS_VALIDATOR.validate(JSON.parse(text)).valid;
    const values = [...parseAllDocuments(text, { uniqueKeys: false })].map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return (document as unknown as { toJS(): unknown }).toJS();
    });
    return values.every((value) => SCRIPT_VALIDATOR.validate(value).valid);
  } catch {
    return undefined;
  }
}

/** Classes that a schema can see: it knows forms, names and values, not order, platforms, meaning or spelling. */
const SEEN: readonly RuleCode[] = ['no-list', 'step-shape', 'expression-shape', 'wrong-value'];

/** Cases of these classes that need more than a schema knows. */
const UNSEEN = ['a number without its country', 'a number that loses its plus', 'tags as a list', 'who ended the call'];

test.each(readRight())('%s is accepted', (_name, text) => {
  expect(isAccepted(text)).toBe(true);
});

test('where the schemas refuse a script, the validator does too, and the other way round for what they can see', () => {
  for (const { code, name, text, context } of readCases()) {
    const accepted = isAccepted(text, code);
    if (accepted === undefined) continue;
    const isSeen = SEEN.includes(code as RuleCode) && !UNSEEN.includes(name);
    if (isSeen) expect([code, name, accepted]).toEqual([code, name, false]);
    if (!accepted) expect([code, name, problemsOf(text, code, context).length > 0]).toEqual([code, name, true]);
  }
});

test('for each setting, the schema and the validator accept and refuse the same values', () => {
  const values = ['true 3 -1 0.5 7', '"text" "${NAME}" "+12025550143"', '["text"] [1] [] {} {"a":"b"} {"a":["b"]}']
    .flatMap((words) => words.split(' '))
    .map((word): unknown => JSON.parse(word));
  const differing: string[] = [];
  for (const [name, { places, old }] of Object.entries(SETTINGS)) {
    if (!places.includes('file') || old) continue;
    for (const value of values) {
      const text = JSON.stringify({ type: 'e2e', [name]: value });
      const codes = problemsOf(text).map(({ code }) => code);
      const isRefused = codes.includes('wrong-value');
      // The form of a telephone number is the validator's alone.
      if (name === 'phoneNumber' && typeof value === 'string') continue;
      if (isAccepted(text) === isRefused) differing.push(`${text}: ${codes.join()}`);
    }
  }
  expect(differing).toEqual([]);
});

test('editors are shown what each setting means, its default and its platforms', () => {
  const { properties } = settingsSchema() as { properties: Record<string, { description: string; default?: unknown }> };
  expect(properties.type).toMatchObject({
    description: 'Type of test; "e2e" uses a virtual device.',
    default: 'unit',
  });
  expect(properties.deviceLocation?.description).toContain('Only for google.');
  expect(properties.batchEnabled).toMatchObject({ deprecated: true });
  for (const [name, { description }] of Object.entries(properties))
    expect([name, description]).toEqual([name, expect.stringMatching(/\w{3}.*\.$/)]);
});

test('every key of testing.json is on a page', () => {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const pages = names.map((name) => readFileSync(path.join('content', name), 'utf8')).join('\n');
  expect(Object.keys(SETTINGS).filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(pages))).toEqual([]);
});
