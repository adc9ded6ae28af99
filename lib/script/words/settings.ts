import type { Platform } from './platforms';
import settings from './settings.json' with { type: 'json' };
import type { Shape } from './shapes';

/**
 * Where a setting is valid: in `testing.json`, in its `virtualDeviceConfig`, in a file's `configuration` block, in
 * a test's `settings` block, or after `set` in a step.
 */
export type Place = 'file' | 'device' | 'suite' | 'test' | 'step';

/** A setting and the values it takes, with everything that validation, editors, pages and readers need. */
export type Setting = Shape & {
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
  old?: { instead: string };
  /** Set if only unit tests use the setting. */
  unit?: true;
};

/** Every documented setting. Unknown names aren't errors, because some dashboard settings' names aren't documented. */
export const SETTINGS: Readonly<Record<string, Setting>> = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, { places: ['file'], ...setting } as Setting]),
);

/** The setting with this name. Names of JavaScript's own properties aren't settings. */
export function settingOf(name: string): Setting | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
}

/** The names of the settings valid in a place, except outdated ones. */
export function settingsAt(place: Place): string[] {
  return Object.keys(SETTINGS).filter((name) => SETTINGS[name]?.places.includes(place) && !SETTINGS[name]?.old);
}
