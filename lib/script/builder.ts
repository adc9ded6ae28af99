import { inQuotes } from './fix';
import { readTestingJson } from './testing-json';
import type { ScriptProblem } from './problem';
import { PLATFORMS, type Platform } from './words/platforms';
import { SETTINGS, type Setting } from './words/settings';
import type { Shape } from './words/shapes';

/** A setting as a form asks for it. */
export interface BuilderField {
  name: string;
  setting: Setting;
  /** How it is asked for; a list is typed with commas. */
  input: 'text' | 'number' | 'choice' | 'list';
  /** The values of a choice. */
  values: readonly string[];
  /** Whether tests hardly run without it. */
  isNeeded: boolean;
}

/** A `testing.json` that was made of a form. */
export interface BuiltSettings {
  text: string;
  problems: readonly ScriptProblem[];
  /** The environment variables that it names. */
  variables: readonly string[];
}

/** What tests of each platform need beside the token. */
const NEEDED: Readonly<Record<Platform, readonly string[]>> = {
  alexa: ['locales', 'voiceId'],
  google: ['locales', 'voiceId'],
  phone: ['phoneNumber', 'voiceId'],
  sms: [],
  whatsapp: [],
  webchat: ['virtualDeviceBaseURL'],
};

/**
 * The form's own; those of a simulation, which is no end-to-end test; and those of which it is not documented where in the file
 * they stand, or the file is no longer their place.
 */
const LEFT_OUT: readonly string[] = [
  ...['type', 'platform', 'skillId', 'stage'],
  ...['url', 'inputSelector', 'replySelector', 'widgetSelector', 'endSpeechTimeout', 'description'],
];

/** Platforms of a setting that a file may have on every one, but a form asks for on these only. */
const CALLED: Readonly<Record<string, readonly Platform[]>> = { phoneNumber: ['phone'] };

/** The settings of `testing.json` that a form can ask for, for end-to-end tests of a platform; those that are needed come first. */
export function builderFields(platform: Platform): BuilderField[] {
  const needed = ['virtualDeviceToken', ...NEEDED[platform]];
  const fields = Object.entries(SETTINGS).flatMap(([name, setting]): BuilderField[] => {
    const { old, unit, platforms = PLATFORMS, shape, places } = setting;
    const form = formOf(shape);
    const isOther = old || unit || !(CALLED[name] ?? platforms).includes(platform) || LEFT_OUT.includes(name);
    if (isOther || !form || !(places.includes('file') || places.includes('device'))) return [];
    return [{ name, setting, ...form, isNeeded: needed.includes(name) }];
  });
  return [
    ...needed.flatMap((name) => fields.filter((field) => field.name === name)),
    ...fields.filter(({ isNeeded }) => !isNeeded),
  ];
}

/**
 * Makes a `testing.json` for end-to-end tests.
 * @param inputs what was typed, by the name of the setting; what is empty is left out. A value that is not of its type is
 * written as it was typed, and told as a problem
 */
export function buildSettings(platform: Platform, inputs: Readonly<Record<string, string>>): BuiltSettings {
  const file: [string, string][] = [
    ['type', inQuotes('e2e')],
    ['platform', inQuotes(platform)],
  ];
  const device: [string, string][] = [];
  for (const { name, setting, input } of builderFields(platform)) {
    const typed = inputs[name]?.trim() ?? '';
    if (typed !== '')
      (setting.places.includes('file') ? file : device).push([name, valueOf(typed, input, setting.shape)]);
  }
  if (device.length > 0) file.push(['virtualDeviceConfig', objectOf(device, '    ')]);
  const text = `${objectOf(file, '  ')}\n`;
  const variables = [...text.matchAll(/\$\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return { text, problems: readTestingJson(text).problems, variables: [...new Set(variables)] };
}

function formOf(shape: Shape): Pick<BuilderField, 'input' | 'values'> | undefined {
  switch (shape.type) {
    case 'text':
      return shape.of ? { input: 'choice', values: shape.of } : { input: 'text', values: [] };
    case 'boolean':
      return { input: 'choice', values: ['true', 'false'] };
    case 'number':
      return { input: 'number', values: [] };
    case 'phone':
      return { input: 'text', values: [] };
    case 'texts':
      return { input: 'list', values: [] };
    case 'list':
      return shape.of.type === 'record' ? undefined : { input: 'list', values: [] };
    case 'either':
      return formOf(shape.of[0] ?? shape);
    default:
      return undefined;
  }
}

function valueOf(typed: string, input: BuilderField['input'], shape: Shape): string {
  if (input !== 'list') return isLiteral(typed, shape) ? typed : inQuotes(typed);
  const items = typed.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
  const of = shape.type === 'list' ? shape.of : shape;
  return `[${items.map((item) => (isLiteral(item, of) ? item : inQuotes(item))).join(', ')}]`;
}

/** Whether JSON writes a value without quotes. */
function isLiteral(typed: string, { type }: Shape): boolean {
  if (type === 'boolean') return typed === 'true' || typed === 'false';
  return type === 'number' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(typed);
}

function objectOf(entries: readonly (readonly [string, string])[], indent: string): string {
  const lines = entries.map(([name, value]) => `${indent}${inQuotes(name)}: ${value}`);
  return `{\n${lines.join(',\n')}\n${indent.slice(2)}}`;
}
