import { nearest } from '../../reading/nearest';
import { readNumber } from '../grammar';
import { inQuotes, quoted, replacement, respelled } from '../repair/fix';
import { report, type Finding, type Fix } from '../rules/report';
import { DEVICE, settingOf, settingsAt, STEP_SETTINGS, type Place, type Setting, type Shape } from '../settings/table';
import { textOf, type Pair, type Scalar, type Value } from '../tree';
import type { Platform } from '../words/words';

/** Place names for messages. */
const PLACES: Readonly<Record<Place, string>> = {
  file: 'the top level of testing.json',
  device: `${DEVICE} in testing.json`,
  suite: "a file's configuration",
  test: "a test's settings",
  step: '"set" in a step',
};

/** Where some settings are, and what they depend on. */
interface SettingsContext {
  place: Place;
  platform?: Platform;
  /** Words that are replaced before a value is used. */
  replaced?: ReadonlySet<string>;
}

/** Checks the settings in one place: names, values and platform. */
export function* checkSettings(entries: readonly Pair[], context: SettingsContext): Generator<Finding> {
  const seen = new Set<string>();
  for (const { key, value } of entries) {
    const { text: name, range: at } = key;
    if (seen.has(name)) yield report({ id: 'duplicate-key/key', at, data: { name } });
    seen.add(name);
    const setting = settingOf(name);
    yield* setting ? checkSetting(key, value, setting, context) : checkUnknown(key, context);
  }
}

function* checkUnknown({ text: name, range: at }: Scalar, context: SettingsContext): Generator<Finding> {
  const { place, platform } = context;
  const isStep = place === 'step';
  const meant = nearest(name, settingsAt(place));
  if (name === '' && isStep) yield report({ id: 'unknown-set-key/missing', at, data: { names: STEP_SETTINGS } });
  else if (meant) {
    const spelling = place === 'suite' ? 'unknown-setting/suite' : 'unknown-setting/misspelled';
    const id = isStep ? 'unknown-set-key/misspelled' : spelling;
    const fix = respelled(at, meant, isJson(context) ? inQuotes(meant) : meant);
    yield report({ id, at, data: { name, meant }, fix });
  }
  // Some setting names aren't documented. For steps, this is only the case on WhatsApp.
  else if (isStep && platform !== 'whatsapp')
    yield report({ id: 'unknown-set-key/unknown', at, data: { name, names: STEP_SETTINGS } });
}

function* checkSetting(
  { text: name, range: at }: Scalar,
  value: Value,
  { old, places, platforms, ...shape }: Setting,
  context: SettingsContext,
): Generator<Finding> {
  const { place, platform } = context;
  if (old) return yield report({ id: 'old-name/setting', at, data: { name, instead: old } });
  if (name === 'platform' && textOf(value) === 'twilio') {
    const fix = respelled(value.range, 'phone', isJson(context) ? inQuotes('phone') : 'phone');
    return yield report({ id: 'old-name/name', at: value.range, data: { name: 'twilio', today: 'phone' }, fix });
  }
  if (!places.includes(place)) {
    const others = places.map((other) => PLACES[other]).join(', or ');
    if (place === 'step') yield report({ id: 'wrong-place/step', at, data: { name } });
    else if (name === DEVICE) yield report({ id: 'wrong-place/device', at, data: { name } });
    else yield report({ id: 'wrong-place/place', at, data: { name, place: PLACES[place], places: [others] } });
    return;
  }
  // The number format is documented only for phones.
  if (shape.type !== 'phone' || platform !== 'whatsapp') yield* checkValue(value, shape, name, context);
  if (platform && platforms && !platforms.includes(platform))
    yield report({ id: 'wrong-platform/setting', at, data: { name, platform, platforms } });
  if (name === 'virtualDeviceToken' && textOf(value)?.startsWith('twilio-'))
    yield report({ id: 'old-name/token', at: value.range });
}

/** Whether a place is in a JSON file, which requires quotes around text. YAML doesn't. */
function isJson({ place }: SettingsContext): boolean {
  return place === 'file' || place === 'device';
}

/** A value that has the wrong shape: what is wanted, and a fix. */
type Wrong = readonly [wanted: string, fix?: Fix];

/**
 * Checks a value against its setting's shape. A value with a placeholder is accepted, because its content isn't known
 * here. So is an uppercase YAML word, because `findReplace` usually replaces those.
 * @param name the setting's name, for messages
 */
function* checkValue(value: Value, shape: Shape, name: string, context: SettingsContext): Generator<Finding> {
  const at = value.range;
  if (value.kind === 'scalar' && isReplaced(value, context)) {
    const wanted = shape.type === 'boolean' ? 'true or false' : 'a number';
    if (/^(boolean|number|integer)$/.test(shape.type) && !value.text.includes('${') && !context.replaced)
      yield report({ id: 'wrong-value/replaced', at, data: { name, text: value.text, wanted } });
    return;
  }
  if (value.kind === 'scalar' && value.plain && value.text === '') {
    // In a file's configuration, a setting without a value counts as missing.
    const id = context.place === 'suite' ? 'wrong-value/suite' : 'wrong-value/empty';
    return yield report({ id, at, data: { name } });
  }
  const [wanted, fix] = wrongIn(value, shape, context) ?? [];
  if (wanted !== undefined) yield report({ id: 'wrong-value/value', at, data: { name, wanted }, fix });
  else if (shape.each && value.kind === 'sequence')
    for (const item of value.items) yield* checkValue(item, shape.each, name, context);
  else if (shape.each && value.kind === 'mapping')
    for (const { key, value: held } of value.entries)
      yield* checkValue(held, shape.each, `${name}.${key.text}`, context);
}

function wrongIn(value: Value, shape: Shape, context: SettingsContext): Wrong | undefined {
  const { type, minimum = -Infinity, maximum = Infinity } = shape;
  if (type === 'any') return undefined;
  if (type === 'list') return value.kind === 'sequence' ? undefined : ['a list'];
  if (type === 'record') return value.kind === 'mapping' ? undefined : ['a map of keys and values'];
  if (type === 'texts') {
    const items = value.kind === 'sequence' ? value.items : [value];
    return items.every((item) => isText(item, context)) ? undefined : ['text or a list of texts'];
  }
  const { text, plain, range } = value.kind === 'scalar' ? value : { text: '', plain: false, range: value.range };
  if (type === 'text')
    return isText(value, context) ? wrongText(value, shape, context) : ['text', text ? quoted(range, text) : undefined];
  if (type === 'phone') {
    if (!/^\+\d{7,15}$/.test(text))
      return [`a telephone number${text ? ' with +, the country code, and no other signs' : ''}`];
    return plain ? ['text in quotes', quoted(range, text)] : undefined;
  }
  if (type === 'boolean') {
    if (plain && /^(true|false)$/i.test(text)) return undefined;
    const found = /^(?:(true|yes|on)|false|no|off)$/i.exec(text);
    const meant = String(found?.[1] !== undefined);
    return ['true or false', found ? respelled(range, meant) : undefined];
  }
  const number = readNumber(text);
  const limits = maximum < Infinity ? ` from ${minimum} to ${maximum}` : minimum === 0 ? ' from 0 up' : '';
  const wanted = `${type === 'integer' ? 'a whole number' : 'a number'}${limits}`;
  if (number !== undefined && !plain) return [wanted, replacement('Remove the quotes', range, text)];
  const isWhole = type === 'number' || Number.isInteger(number);
  return number !== undefined && number >= minimum && number <= maximum && isWhole ? undefined : [wanted];
}

function wrongText({ text, range }: Scalar, { of, isOpen }: Shape, context: SettingsContext): Wrong | undefined {
  if (!of || of.includes(text)) return undefined;
  const meant = nearest(text, of);
  if (meant === undefined && isOpen) return undefined;
  const fix = meant === undefined ? undefined : respelled(range, meant, isJson(context) ? inQuotes(meant) : meant);
  return [`one of ${of.join(', ')}`, fix];
}

function isReplaced({ text }: Scalar, context: SettingsContext): boolean {
  if (text.includes('${')) return true;
  if (/^(YES|NO|ON|OFF|TRUE|FALSE)$/.test(text)) return false;
  return !isJson(context) && (context.replaced?.has(text) ?? /^[A-Z][A-Z0-9_]+$/.test(text));
}

function isText(value: Value, context: SettingsContext): value is Scalar {
  return value.kind === 'scalar' && (!value.plain || (value.text !== '' && !isJson(context)));
}
