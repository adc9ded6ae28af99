import { readNumber } from '../grammar';
import type { Assignment, Step } from '../model';
import { scalarsOf, textOf, valueOf, type Value } from '../tree';
import { isPlatform } from '../words/words';
import { DEVICE, settingOf, type Setting } from './table';

/** Whose defaults apply where a setting isn't given, if they differ: see `others` in the table. */
export type Defaults = keyof NonNullable<Setting['others']>;

/** See {@link resolveSettings}. */
export type ResolvedSettings = ReturnType<typeof resolveSettings>;

/**
 * The only place where a setting gets its value. A blank setting counts as missing, and so does one whose value can't be
 * read, which the checker reports. The nearest value counts: a step's, then the file's configuration, then
 * `testing.json`, then the default in the table.
 * @param configuration a file's `configuration` block
 * @param defaults without it, each setting has its general default
 */
export function resolveSettings(configuration?: Value, testingJson?: Value, defaults?: Defaults) {
  return settingsFrom([configuration, valueOf(testingJson, DEVICE), testingJson], defaults);
}

/** The settings that a step itself sets. They have no defaults. */
export function settingsOfStep(step: Step) {
  return settingsFrom([blockOf(step)], 'none');
}

/** @param places the nearest first */
function settingsFrom(places: readonly (Value | undefined)[], defaults?: Defaults | 'none') {
  /** The nearest value that can be read. */
  const first = <Result>(name: string, read: (value: Value) => Result | undefined): Result | undefined => {
    for (const place of places) {
      const value = valueOf(place, name);
      const found = value && !isBlank(value) ? read(value) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const standard = (name: string): unknown => {
    if (defaults === 'none') return undefined;
    const { default: general, others } = settingOf(name) ?? {};
    return (defaults && others?.[defaults]) ?? general;
  };
  const given = (name: string) => first(name, (value) => value);
  const written = textOf(given('platform'));
  // Phone tests were called Twilio tests.
  const platform = written === 'twilio' ? 'phone' : written;
  return {
    /** A setting's value as written. Absent if it isn't given, even if it has a default. */
    given,
    platform: isPlatform(platform) ? platform : undefined,
    text: (name: string) => first(name, textOf) ?? (standard(name) as string | undefined),
    number: (name: string) => first(name, (value) => numberOf(value, name)) ?? (standard(name) as number | undefined),
    isOn: (name: string) => first(name, booleanOf) ?? [true, 'on'].includes(standard(name) as never),
    /** A text or a list of texts, without blank ones. `undefined` if there is none. */
    texts: (name: string) => first(name, textsOf),
    record: (name: string) => first(name, (value) => (value.kind === 'mapping' ? value.entries : undefined)) ?? [],
    /** The same settings, with a step's own before all others. */
    inStep: (step: Step) => settingsFrom([blockOf(step), ...places], defaults),
  };
}

/** What a step sets, as a block like a configuration. */
function blockOf({ expressions, range }: Step): Value {
  return { kind: 'mapping', entries: expressions.filter((one): one is Assignment => one.kind === 'set'), range };
}

function isBlank(value: Value): boolean {
  if (value.kind === 'scalar') return value.text.trim() === '';
  return value.kind === 'sequence' && value.items.every(isBlank);
}

/** Reads a boolean as YAML does, in any case. */
function booleanOf(value: Value): boolean | undefined {
  const text = textOf(value)?.toLowerCase();
  return text === 'true' || (text === 'false' ? false : undefined);
}

/** Reads a number. One below the setting's minimum counts as the minimum, because time, for example, can't go back. */
function numberOf(value: Value, name: string): number | undefined {
  const number = readNumber(textOf(value)?.trim() ?? '');
  return number === undefined ? undefined : Math.max(number, settingOf(name)?.minimum ?? -Infinity);
}

/** A value's texts, without blank ones. */
export function textsOf(value: Value): string[] | undefined {
  const texts = scalarsOf(value).flatMap(({ text }) => (text.trim() === '' ? [] : [text]));
  return texts.length > 0 ? texts : undefined;
}
