import { DEVICE, settingOf, SETTINGS, type Place, type Setting, type Shape } from '../settings/table';
import { COMMANDS, PLATFORMS, PROPERTIES, TEST_BLOCKS, TEST_KEYS } from '../words/words';

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Format = 'json' | 'yaml';

const $schema = 'https://json-schema.org/draft/2020-12/schema';
const WORD: JsonSchema = { type: ['string', 'number', 'boolean'] };
/** A word or nothing, or a list. */
const wordsOr = (items: JsonSchema): JsonSchema => ({ anyOf: [WORD, { type: 'null' }, { type: 'array', items }] });
const oneKey = (properties: JsonSchema, others?: JsonSchema): JsonSchema => {
  const only = { type: 'object', minProperties: 1, maxProperties: 1, properties };
  return others ? { ...only, additionalProperties: others } : only;
};
const mapped = <Word>(words: Readonly<Record<string, Word>>, change: (word: Word) => JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, change(word)]));

/** The schema for `testing.json` in editors. The validator rejects everything that this schema rejects. */
export function settingsSchema(): JsonSchema {
  const file = settingsIn('file', 'json');
  const device = { anyOf: [{ type: 'object', properties: settingsIn('device', 'json') }, FILLED.json] };
  const properties = { ...file, [DEVICE]: { description: describe(settingOf(DEVICE) as Setting), ...device } };
  return { $schema, title: 'testing.json', description: 'Settings for a test project', type: 'object', properties };
}

/** The schema for one document in a test script: its configuration, or a test. */
export function scriptSchema(): JsonSchema {
  const configuration = { type: 'object', properties: settingsIn('suite', 'yaml') };
  const block = { type: 'object', properties: { configuration }, required: ['configuration'] };
  return {
    $schema,
    title: 'Test script',
    description: 'A configuration, or a test: a list of steps',
    anyOf: [
      { type: 'null' },
      { ...block, additionalProperties: false },
      { type: 'array', items: { $ref: '#/$defs/line' } },
    ],
    $defs: { line: lineSchema(), expression: expressionSchema() },
  };
}

function lineSchema(): JsonSchema {
  // A pause contains its number.
  const commands = Object.fromEntries(Object.entries(COMMANDS).filter(([word]) => word !== '$PAUSE'));
  const step = wordsOr({ $ref: '#/$defs/expression' });
  const settings = { type: 'object', properties: settingsIn('test', 'yaml') };
  const properties = {
    ...mapped(TEST_KEYS, (description) => ({ description })),
    ...mapped(commands, ({ meaning }) => ({ description: meaning, ...step })),
    tags: { description: TEST_BLOCKS.tags, ...WORD },
    settings: { description: TEST_BLOCKS.settings, ...settings },
  };
  return { anyOf: [WORD, { type: 'null' }, oneKey(properties, step)] };
}

function expressionSchema(): JsonSchema {
  const expected = wordsOr(WORD);
  const properties = mapped(PROPERTIES, ({ meaning, old, unit }) => ({
    description: meaning,
    ...(old && { deprecated: true }),
    ...(unit !== 'sent' && expected),
  }));
  return { anyOf: [WORD, oneKey({ ...properties, ...settingsIn('step', 'yaml', 'set ') })] };
}

/** The settings in a place. Others are allowed, because some names aren't documented. */
function settingsIn(place: Place, format: Format, before = ''): JsonSchema {
  const settings = Object.entries(SETTINGS).filter(([, { places }]) => places.includes(place));
  return mapped(Object.fromEntries(settings.map(([name, setting]) => [before + name, setting])), (setting) => ({
    description: describe(setting),
    default: setting.default,
    // The validator ignores the values of settings that should be left out.
    ...(setting.old ? { deprecated: true } : schemaOf(setting, format)),
  }));
}

/** Describes a setting in a sentence or two, for editors. */
export function describe({ meaning, platforms, old, unit }: Setting): string {
  const only = platforms && platforms.length < PLATFORMS.length ? ` Only for ${platforms.join(', ')}.` : '';
  return `${meaning}.${only}${unit ? ' For unit tests only.' : ''}${old ? ` From older versions: ${old}.` : ''}`;
}

/** Text that contains a placeholder, or that `findReplace` replaces, is accepted for any value. */
const FILLED: Readonly<Record<Format, JsonSchema>> = {
  json: { type: 'string', pattern: String.raw`\$\{` },
  yaml: { type: 'string', pattern: String.raw`\$\{|^[A-Z][A-Z0-9_]+$` },
};

function schemaOf({ type, of, isOpen, minimum, maximum, each }: Shape, format: Format): JsonSchema {
  const text = format === 'json' ? { type: 'string' } : WORD;
  const orFilled = (...schemas: JsonSchema[]): JsonSchema => ({ anyOf: [...schemas, FILLED[format]] });
  if (type === 'any') return {};
  if (type === 'text') return of ? orFilled({ enum: of }, ...(isOpen ? [text] : [])) : text;
  if (type === 'phone') return { type: 'string' };
  if (type === 'texts') return { anyOf: [text, { type: 'array', items: text }] };
  const inner = each && schemaOf(each, format);
  if (type === 'list') return orFilled({ type: 'array', items: inner });
  if (type === 'record') return orFilled({ type: 'object', additionalProperties: inner });
  return orFilled({ type, minimum, maximum });
}

/** The JSON Schemas for test scripts, by address, which editors use for checks and completion. */
export const SCRIPT_SCHEMAS = {
  '/schemas/test-script.json': scriptSchema,
  '/schemas/testing.json': settingsSchema,
} as const;
