import { COMMANDS, TEST_BLOCKS, TEST_KEYS } from './words/inputs';
import { PLATFORMS } from './words/platforms';
import { PROPERTIES } from './words/properties';
import { SETTINGS, type Place, type Setting } from './words/settings';
import type { Shape } from './words/shapes';

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const WORD: JsonSchema = { type: ['string', 'number', 'boolean'] };
/** Text that contains a placeholder, or that `findReplace` replaces, is accepted for any value. */
const FILLED: JsonSchema = { type: 'string', pattern: String.raw`\$\{` };
const REPLACED: JsonSchema = { type: 'string', pattern: String.raw`\$\{|^[A-Z][A-Z0-9_]+$` };

/** The schema for `testing.json` in editors. The validator rejects everything that this schema rejects. */
export function settingsSchema(): JsonSchema {
  const description = describe(SETTINGS.virtualDeviceConfig as Setting);
  const device = { description, anyOf: [settingsOf('device', 'json'), FILLED] };
  const schema = settingsOf('file', 'json');
  return {
    $schema: DIALECT,
    title: 'testing.json',
    description: 'Settings for a test project',
    ...schema,
    properties: { ...(schema.properties as object), virtualDeviceConfig: device },
  };
}

/** The schema for one document in a test script: its configuration, or a test. */
export function scriptSchema(): JsonSchema {
  return {
    $schema: DIALECT,
    title: 'Test script',
    description: 'A configuration, or a test: a list of steps',
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        properties: { configuration: settingsOf('suite', 'yaml') },
        required: ['configuration'],
        additionalProperties: false,
      },
      { type: 'array', items: { $ref: '#/$defs/line' } },
    ],
    $defs: { line: lineSchema(), expression: expressionSchema() },
  };
}

function lineSchema(): JsonSchema {
  const names = Object.entries(TEST_KEYS).map(([key, description]) => [key, { description }]);
  const commands = Object.entries(COMMANDS).filter(([word]) => word !== '$PAUSE');
  const step = { anyOf: [WORD, { type: 'null' }, { type: 'array', items: { $ref: '#/$defs/expression' } }] };
  return {
    anyOf: [
      WORD,
      { type: 'null' },
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: {
          ...Object.fromEntries(names),
          ...Object.fromEntries(commands.map(([word, { meaning }]) => [word, { description: meaning, ...step }])),
          tags: { description: TEST_BLOCKS.tags, ...WORD },
          settings: { description: TEST_BLOCKS.settings, ...settingsOf('test', 'yaml') },
        },
        additionalProperties: step,
      },
    ],
  };
}

function expressionSchema(): JsonSchema {
  const expected = { anyOf: [WORD, { type: 'null' }, { type: 'array', items: WORD }] };
  const properties = Object.entries(PROPERTIES).map(([name, { meaning, old, sent }]) => {
    const about = { description: meaning, ...(old && { deprecated: true }) };
    return [name, sent ? about : { ...about, ...expected }];
  });
  const settings = Object.entries(SETTINGS)
    .filter(([, { places }]) => places.includes('step'))
    .map(([name, setting]) => [`set ${name}`, schemaOfSetting(setting, 'yaml')]);
  return {
    anyOf: [
      WORD,
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: { ...Object.fromEntries(properties), ...Object.fromEntries(settings) },
      },
    ],
  };
}

type Format = 'json' | 'yaml';

/** Unknown settings are allowed, because some names aren't documented. */
function settingsOf(place: Place, format: Format): JsonSchema {
  const described = Object.entries(SETTINGS).filter(([, { places }]) => places.includes(place));
  const properties = described.map(([name, setting]) => [name, schemaOfSetting(setting, format)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function schemaOfSetting(setting: Setting, format: Format): JsonSchema {
  const { default: standard, old } = setting;
  return {
    description: describe(setting),
    ...(standard !== undefined && { default: standard }),
    // The validator ignores the values of settings that should be left out.
    ...(old ? { deprecated: true } : schemaOf(setting, format)),
  };
}

/** Describes a setting in a sentence or two, for editors. */
export function describe({ meaning, platforms, old, unit }: Setting): string {
  const only = platforms && platforms.length < PLATFORMS.length ? `Only for ${platforms.join(', ')}.` : '';
  return [`${meaning}.`, only, unit ? 'For unit tests only.' : '', old ? `From older versions: ${old.instead}.` : '']
    .filter((part) => part !== '')
    .join(' ');
}

function schemaOf(shape: Shape, format: Format): JsonSchema {
  const text = format === 'json' ? { type: 'string' } : WORD;
  const filled = format === 'json' ? FILLED : REPLACED;
  const orFilled = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, filled] });
  switch (shape.type) {
    case 'text':
      if (!shape.of) return text;
      return orFilled({ anyOf: [{ enum: shape.of }, ...(shape.isOpen ? [text] : [])] });
    case 'phone':
      return { type: 'string' };
    case 'texts':
      return { anyOf: [text, { type: 'array', items: text }] };
    case 'boolean':
      return orFilled({ type: 'boolean' });
    case 'number': {
      const { integer, minimum, maximum } = shape;
      return orFilled({
        type: integer ? 'integer' : 'number',
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      });
    }
    case 'list':
      return orFilled({ type: 'array', items: schemaOf(shape.of, format) });
    case 'record':
      return orFilled({ type: 'object', additionalProperties: schemaOf(shape.values, format) });
    case 'any':
      return {};
  }
}

/** The JSON Schemas for test scripts, by address, which editors use for checks and completion. */
export const SCRIPT_SCHEMAS = {
  '/schemas/test-script.json': scriptSchema,
  '/schemas/testing.json': settingsSchema,
} as const;
