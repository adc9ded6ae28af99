import { PLATFORMS, VOICE, type Platform } from '../words/words';
import settings from './settings.json' with { type: 'json' };

/** Where a setting is valid: in `testing.json`, its `virtualDeviceConfig`, a configuration, a test, or a step. */
export type Place = 'file' | 'device' | 'suite' | 'test' | 'step';

/** The block of `testing.json` with the device's settings, which a configuration contains directly. */
export const DEVICE = 'virtualDeviceConfig';

/** The values that a setting takes. */
export interface Shape {
  /**
   * A `phone` has its country code, as in `+12025550143`. `texts` is a text or a list of texts. A `record` has keys
   * whose values have the same shape. The format of `any` isn't documented.
   */
  type: 'text' | 'phone' | 'texts' | 'boolean' | 'number' | 'integer' | 'list' | 'record' | 'any';
  /** The possible texts. With `isOpen`, there may be others. */
  of?: readonly string[];
  isOpen?: boolean;
  minimum?: number;
  maximum?: number;
  /** The shape of each value in a list or a record. */
  each?: Shape;
}

/** A setting and the values it takes, with everything that validation, editors, pages and readers need. */
export interface Setting extends Shape {
  /** The setting's effect, shown in editors. */
  meaning: string;
  places: readonly Place[];
  /** The default value in test files. Absent if the documentation doesn't give one. */
  default?: unknown;
  /** Different defaults for phone tests in files, and for suites in the dashboard. */
  others?: Readonly<Partial<Record<'phone' | 'dashboard', number | 'on'>>>;
  /** The platforms with this setting. Absent if every platform has it, or if the documentation doesn't say. */
  platforms?: readonly Platform[];
  /** Set for a setting from an older version: what to do. */
  old?: string;
  /** Set if only unit tests use the setting. */
  unit?: true;
}

/** What the settings in a group of the table have in common, unless they differ. */
const GROUPS: Readonly<Record<keyof typeof settings, Partial<Setting>>> = {
  general: {},
  suite: { places: ['suite'] },
  voice: { platforms: VOICE },
  call: { platforms: ['phone'], places: ['device', 'suite', 'step'] },
  step: { platforms: ['phone'], places: ['step'] },
  webchat: { platforms: ['webchat'], places: ['file', 'device'] },
  unit: { unit: true },
  old: { type: 'any' },
};

/**
 * Every documented setting. Unknown names aren't errors, because some dashboard settings' names aren't documented. A
 * file's configuration also takes what `testing.json` takes, except the device's own block.
 */
export const SETTINGS: Readonly<Record<string, Setting>> = Object.fromEntries(
  Object.entries(settings).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, entry]): [string, Setting] => {
      const setting = { places: ['file'], ...GROUPS[group as keyof typeof GROUPS], ...entry } as Setting;
      // The table leaves out the types of texts, and of settings that are on or off by default.
      const { type = typeof setting.default === 'boolean' ? 'boolean' : 'text', places } = setting;
      const others: Place[] = places.includes('file') && name !== DEVICE ? ['suite'] : [];
      return [name, { ...setting, ...shapeOf(type), places: [...places, ...others] }];
    }),
  ),
);

/** Reads a type as the table has it: `list of text`, `number from 0 to 1`. A `platform` is text. */
function shapeOf(written: string): Shape {
  if (written === 'platform') return { type: 'text', of: PLATFORMS, isOpen: true };
  const [outer = '', ...inner] = written.split(' of ');
  const [type, minimum, maximum] = outer.split(/ from | to /);
  return {
    type: type as Shape['type'],
    ...(minimum && { minimum: Number(minimum), ...(maximum && { maximum: Number(maximum) }) }),
    ...(inner.length > 0 && { each: shapeOf(inner.join(' of ')) }),
  };
}

/** The setting with this name. Names of JavaScript's own properties aren't settings. */
export function settingOf(name: string): Setting | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
}

/** The names of the settings valid in a place, except outdated ones. */
export function settingsAt(place: Place): string[] {
  return Object.keys(SETTINGS).filter((name) => SETTINGS[name]?.places.includes(place) && !SETTINGS[name]?.old);
}

/** The names of the settings of a step. */
export const STEP_SETTINGS = settingsAt('step');
