import { replacement } from './fix';
import { nearest } from './nearest';
import type { Finding } from './problem';
import type { Block, Entry, Word } from './tree';
import { checkKeys, checkValue, type ValueContext } from './values';
import type { Platform } from './words/platforms';
import { settingOf, settingsAt, type Place, type Setting } from './words/settings';
import { shortened } from './yaml-faults';

/** Place names for messages. */
const PLACES: Readonly<Record<Place, string>> = {
  file: 'the top level of testing.json',
  device: 'virtualDeviceConfig in testing.json',
  suite: "a file's configuration",
  test: "a test's settings",
  step: '"set" in a step',
};

/** Checks the settings in one place: names, values and platform. */
export function* checkSettings(
  block: Block,
  place: Place,
  platform: Platform | undefined,
  context: ValueContext,
): Generator<Finding> {
  yield* checkKeys(block);
  for (const entry of block.entries) {
    const setting = settingOf(entry.key.text);
    if (setting) yield* checkSetting(entry, setting, place, platform, context);
    else yield* unknownSetting(entry.key, settingsAt(place), place, context);
  }
}

function* checkSetting(
  { key, value }: Entry,
  setting: Setting,
  place: Place,
  platform: Platform | undefined,
  context: ValueContext,
): Generator<Finding> {
  const { text: name, range } = key;
  const { old, places, platforms } = setting;
  if (old) {
    yield { code: 'old-name', range, message: `"${name}" is a setting from older versions`, remedy: old.instead };
    return;
  }
  // Which testing.json settings a configuration accepts isn't documented.
  if (!places.includes(place) && !(place === 'suite' && places.includes('file') && name !== 'virtualDeviceConfig')) {
    const message = `"${name}" cannot be set in ${PLACES[place]}`;
    const remedy =
      name === 'virtualDeviceConfig'
        ? 'write its settings directly into the configuration'
        : `move it to ${places.map((other) => PLACES[other]).join(', or ')}`;
    yield { code: 'wrong-place', range, message, remedy };
    return;
  }
  // The number format is documented only for phones.
  if (setting.type !== 'phone' || platform !== 'whatsapp')
    yield* inPlace(place, checkValue(value, setting, name, context));
  if (platform && platforms && !platforms.includes(platform)) {
    const message = `"${name}" has no effect on ${platform}`;
    const remedy = `leave it out, because it only works on ${platforms.join(', ')}`;
    yield { code: 'wrong-platform', range, message, remedy };
  }
  if (name === 'virtualDeviceToken' && value.kind === 'word' && value.text.startsWith('twilio-')) {
    const message = 'a token that starts with "twilio-" is from an older version';
    const remedy = 'copy the device token from the dashboard; phone device tokens start with "phone-"';
    yield { code: 'old-name', range: value.range, message, remedy };
  }
}

/** Adapts findings to their place. In a file's configuration, a setting without a value counts as missing. */
function* inPlace(place: Place, findings: Iterable<Finding>): Generator<Finding> {
  for (const finding of findings)
    yield place === 'suite' && finding.message.endsWith('has no value') ? { ...finding, severity: 'warning' } : finding;
}

/** Reports a misspelled setting. Other unknown names aren't reported, because some setting names aren't documented. */
function* unknownSetting(key: Word, known: readonly string[], place: Place, context: ValueContext): Generator<Finding> {
  const meant = nearest(key.text, known);
  if (!meant) return;
  const written = context.format === 'json' ? `"${meant}"` : meant;
  yield {
    code: 'unknown-setting',
    severity: place === 'suite' ? 'warning' : 'error',
    range: key.range,
    message: `there is no setting "${shortened(key.text)}"`,
    remedy: `write "${meant}"`,
    fix: replacement(`Write ${meant}`, key.range, written),
  };
}
