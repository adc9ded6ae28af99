import type { Range } from './problem';
import { checksOf, type Script, type Test } from './script';
import { readInput } from './words/inputs';
import { isPlatform, type Platform } from './words/platforms';
import { textOf, valueOf, type Value } from './tree';

/** What is known about the files and the platform a script runs with. Checks that need missing facts are skipped. */
export interface ScriptContext {
  /** The script's `testing.json`. */
  settings?: Value;
  /** The platform under test, if the script doesn't show it. */
  platform?: Platform;
  /** Keys in the suite's data table. */
  columns?: readonly string[];
  /** Words that phrase files replace. */
  phrases?: readonly string[];
}

/** See {@link surroundingsOf}. */
export type Surroundings = ReturnType<typeof surroundingsOf>;

/** A script's context, with facts that several checks need. */
export function surroundingsOf({ configuration, tests }: Script, context: ScriptContext) {
  const { settings, phrases = [] } = context;
  const named = textOf(valueOf(configuration, 'platform')) ?? textOf(valueOf(settings, 'platform'));
  // Unit tests don't use a device.
  const told = [valueOf(settings, 'type'), valueOf(configuration, 'virtualDeviceToken')];
  const unitSign = told.every((value) => value === undefined) ? unitSignIn(tests) : undefined;
  const findReplace = valueOf(settings, 'findReplace');
  const replaced = findReplace?.kind === 'block' ? findReplace.entries.map(({ key }) => key.text) : [];
  return {
    ...context,
    platform: isPlatform(named) ? named : context.platform,
    /** Whether `lenientMode` is on. */
    isLenient: /^true$/i.test(textOf(valueOf(configuration, 'lenientMode') ?? valueOf(settings, 'lenientMode')) ?? ''),
    /** Whether it is a skill's unit test, which isn't checked. */
    isUnit: textOf(valueOf(settings, 'type')) === 'unit' || unitSign !== undefined,
    /** The first sign of that, if the settings don't give a type. */
    unitSign,
    /** The words that `findReplace` or a phrase file replaces. Absent without a `testing.json`. */
    replaced: settings && new Set([...replaced, ...phrases]),
    /** Whether a filter can replace placeholders. Absent without a `testing.json`. */
    hasFilter: settings && valueOf(settings, 'filter') !== undefined,
  };
}

/**
 * The first sign of a unit test: a request or an intent with slots as the input, a request or session value, or only
 * response checks.
 */
function unitSignIn(tests: readonly Test[]): Range | undefined {
  const steps = tests.flatMap((test) => test.steps);
  const request =
    /^((LaunchRequest|SessionEndedRequest|AMAZON\.\w+|AudioPlayer\.\w+|PlaybackController\.\w+)\b|[\w.]+ \w+=\S)/;
  const input = steps.find((step) => request.test(step.input.text))?.input.range;
  const checks = steps.flatMap(checksOf);
  const sent = checks.find(({ property }) =>
    /^(sessionAttributes|request)[.[]|^shouldEndSession$|^slots$/.test(property),
  );
  // A device test may check a response field, too.
  const isOfResponse = checks.every(({ property }) => /^response[.[]/.test(property));
  return input ?? sent?.place ?? (isOfResponse ? checks[0]?.place : undefined);
}

/** The platform of a test: the one its file names, or the only one its inputs work on. */
export function platformOf({ steps }: Test, { platform }: Pick<Surroundings, 'platform'>): Platform | undefined {
  if (platform) return platform;
  for (const { input } of steps) {
    const { kind } = readInput(input.text);
    if (kind === 'dial') return 'phone';
    if (kind === 'page') return 'webchat';
  }
  return undefined;
}
