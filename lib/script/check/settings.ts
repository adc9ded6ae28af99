import { nearest } from '../../reading/nearest';
import { readNumber } from '../grammar';
import { inQuotes, quoted, replacement, respelled } from '../repair/fix';
import { report, type Finding, type Fix } from '../rules/report';
import { DEVICE, settingOf, settingsAt, type Place, type Setting, type Shape } from '../settings/table';
import { textOf, type Mapping, type Scalar, type Value } from '../tree';
import type { Platform } from '../words/words';

/** Place names for messages. */
const PLACES: Readonly<Record<Place, string>> = {
  file: 'the top level of testing.json',
  device: `${DEVICE} in testing.json`,
  suite: "a file's configuration",
  test: "a test's settings",
  step: '"set" in a step',
};

/** Checks the settings in one place: names, values and platform. */
export function* checkSettings(block: Mapping, context: PlaceContext): Generator<Finding> {
  const { place, format } = context;
  const seen = new Set<string>();
  for (const { key, value } of block.entries) {
    const { text: name, range: at } = key;
    if (seen.has(name)) yield report({ id: 'duplicate-key/key', at, data: { name } });
    seen.add(name);
    const setting = settingOf(name);
    if (setting) yield* checkSetting(key, value, setting, context);
    // Other unknown names aren't reported, because some setting names aren't documented.
    const meant = setting ? undefined : nearest(name, settingsAt(place));
    if (!meant) continue;
    const fix = respelled(at, meant, format === 'json' ? inQuotes(meant) : meant);
    const id = place === 'suite' ? 'unknown-setting/suite' : 'unknown-setting/misspelled';
    yield report({ id, at, data: { name, meant }, fix });
  }
}

function* checkSetting(
  { text: name, range: at }: Scalar,
  value: Value,
  { old, places, platforms, ...shape }: Setting,
  context: PlaceContext,
): Generator<Finding> {
  const { place, platform } = context;
  if (old) return yield report({ id: 'old-name/setting', at, data: { name, instead: old } });
  if (!places.includes(place)) {
    const others = places.map((other) => PLACES[other]).join(', or ');
    if (name === DEVICE) yield report({ id: 'wrong-place/device', at, data: { name, place: PLACES[place] } });
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

/** What {@link checkValue} needs to know about where a value is. */
export interface ValueContext {
  /** The file's format. JSON requires quotes around text, but YAML doesn't. */
  format: 'json' | 'yaml';
  /** Words that are replaced before the value is used. */
  replaced?: ReadonlySet<string>;
  /** In a file's configuration, a setting without a value counts as missing. */
  place?: Place;
}

/** What {@link checkSettings} needs to know about a block. */
interface PlaceContext extends ValueContext {
  place: Place;
  platform?: Platform;
}

/** A value that has the wrong shape: what is wanted, and a fix. */
type Wrong = readonly [wanted: string, fix?: Fix];

/**
 * Checks a value against its setting's shape. A value with a placeholder is accepted, because its content isn't known
 * here. So is an uppercase YAML word, because `findReplace` usually replaces those.
 * @param name the setting's name, for messages
 */
export function* checkValue(value: Value, shape: Shape, name: string, context: ValueContext): Generator<Finding> {
  const at = value.range;
  if (value.kind === 'scalar' && isReplaced(value, context)) {
    const wanted = shape.type === 'boolean' ? 'true or false' : 'a number';
    if (/^(boolean|number|integer)$/.test(shape.type) && !value.text.includes('${') && !context.replaced)
      yield report({ id: 'wrong-value/replaced', at, data: { name, text: value.text, wanted } });
    return;
  }
  if (value.kind === 'scalar' && value.plain && value.text === '') {
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

function wrongIn(value: Value, shape: Shape, context: ValueContext): Wrong | undefined {
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

function wrongText({ text, range }: Scalar, { of, isOpen }: Shape, { format }: ValueContext): Wrong | undefined {
  if (!of || of.includes(text)) return undefined;
  const meant = nearest(text, of);
  if (meant === undefined && isOpen) return undefined;
  const put = format === 'json' ? inQuotes(meant ?? '') : meant;
  return [`one of ${of.join(', ')}`, meant && put ? respelled(range, meant, put) : undefined];
}

function isReplaced({ text }: Scalar, { format, replaced }: ValueContext): boolean {
  if (text.includes('${')) return true;
  if (/^(YES|NO|ON|OFF|TRUE|FALSE)$/.test(text)) return false;
  return format === 'yaml' && (replaced ? replaced.has(text) : /^[A-Z][A-Z0-9_]+$/.test(text));
}

function isText(value: Value, { format }: ValueContext): value is Scalar {
  return value.kind === 'scalar' && (format === 'json' ? !value.plain : value.text !== '' || !value.plain);
}
