import type { Range } from './problem';
import { checksOf, type Script, type Test } from './script';
import { readInput } from './words/inputs';
import { isPlatform, type Platform } from './words/platforms';
import { textOf, valueOf, type Block, type Value } from './tree';

/** The surroundings of a script, as far as they are known. Unknown parts aren't checked. */
export interface ScriptContext {
  /** The script's `testing.json`. */
  settings?: Value;
  /** The platform under test, if the script doesn't show it. */
  platform?: Platform;
  /** Names of the variables passed to a run. */
  variables?: readonly string[];
  /** Keys of the suite's data table. */
  columns?: readonly string[];
  /** Words that phrase files replace. */
  phrases?: readonly string[];
}

/** The surroundings, looked up once per script. */
export interface Surroundings extends ScriptContext {
  configuration?: Block;
  isUnit: boolean;
  /** The first sign of a skill's unit test, in a script whose settings don't show its type. */
  unitSign?: Range;
  /** The words replaced by `findReplace` or a phrase file. Absent without a `testing.json`. */
  replaced?: ReadonlySet<string>;
  /** Whether a filter can replace placeholders. Absent without a `testing.json`. */
  hasFilter?: boolean;
  /** The valid names in `${…}`. Variables and data keys are absent if they aren't known. */
  filled: { variables?: ReadonlySet<string>; data?: ReadonlySet<string> };
}

/** Looks up what the checks of a script need. */
export function surroundingsOf({ configuration, tests }: Script, context: ScriptContext): Surroundings {
  const { settings, variables, columns, phrases = [] } = context;
  const named = textOf(valueOf(configuration, 'platform')) ?? textOf(valueOf(settings, 'platform'));
  // A unit test doesn't use a device.
  const told = [valueOf(settings, 'type'), valueOf(configuration, 'virtualDeviceToken')];
  const unitSign = told.every((value) => value === undefined) ? unitSignIn(tests) : undefined;
  const findReplace = valueOf(settings, 'findReplace');
  const replaced = findReplace?.kind === 'block' ? findReplace.entries.map(({ key }) => key.text) : [];
  return {
    ...context,
    configuration,
    platform: isPlatform(named) ? named : context.platform,
    isUnit: textOf(valueOf(settings, 'type')) === 'unit' || unitSign !== undefined,
    unitSign,
    replaced: settings && new Set([...replaced, ...phrases]),
    hasFilter: settings && valueOf(settings, 'filter') !== undefined,
    filled: {
      variables: variables && new Set(variables),
      data: columns && new Set(columns.map((column) => `data.${column}`)),
    },
  };
}

/** A request as the input, a value of the request or the session, or expectations that are all about fields of the response. */
function unitSignIn(tests: readonly Test[]): Range | undefined {
  const steps = tests.flatMap((test) => test.steps);
  const request = /^(LaunchRequest|SessionEndedRequest|AMAZON\.\w+|AudioPlayer\.\w+|PlaybackController\.\w+)\b/;
  const input = steps.find((step) => request.test(step.input.text))?.input.range;
  const checks = steps.flatMap(checksOf);
  const sent = checks.find(({ property }) =>
    /^(sessionAttributes|request)[.[]|^shouldEndSession$|^slots$/.test(property),
  );
  // A test of a device may look at a field of the response, too.
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
