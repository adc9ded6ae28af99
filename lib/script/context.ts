import type { Range } from './problem';
import type { Script, Test } from './script';
import { readInput } from './words/inputs';
import { isPlatform, type Platform } from './words/platforms';
import { textOf, valueOf, type Block, type Value } from './tree';

/** The surroundings of a script, as far as they are known. Nothing is said of what is not known. */
export interface ScriptContext {
  /** The `testing.json` that the script runs with. */
  settings?: Value;
  /** What is tested, for a script that does not tell. */
  platform?: Platform;
  /** Names of the variables that a run is started with. */
  variables?: readonly string[];
  /** Keys of the data table that the suite reads. */
  columns?: readonly string[];
  /** Words that phrase files replace. */
  phrases?: readonly string[];
}

/** The surroundings, looked up once for a script. */
export interface Surroundings extends ScriptContext {
  configuration?: Block;
  isUnit: boolean;
  /** The first thing that only a unit test of a skill has, in a script whose settings do not tell its type. */
  unitSign?: Range;
  /** The words that `findReplace` or a phrase file replaces; absent where there is no `testing.json`. */
  replaced?: ReadonlySet<string>;
  /** Whether a filter can fill placeholders; absent where there is no `testing.json`. */
  hasFilter?: boolean;
  /** The names that `${…}` can hold. Those of variables and those of data are absent where they are not known. */
  filled: { variables?: ReadonlySet<string>; data?: ReadonlySet<string> };
}

/** Looks up what the checks of a script need. */
export function surroundingsOf({ configuration, tests }: Script, context: ScriptContext): Surroundings {
  const { settings, variables, columns, phrases = [] } = context;
  const named = textOf(valueOf(configuration, 'platform')) ?? textOf(valueOf(settings, 'platform'));
  // A unit test has no device to talk to.
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

/** A request as the input, or a path of the request, the session or the response of a skill. */
function unitSignIn(tests: readonly Test[]): Range | undefined {
  const steps = tests.flatMap((test) => test.steps);
  for (const { input, expressions } of steps) {
    if (/^(LaunchRequest|SessionEndedRequest|AMAZON\.\w+|AudioPlayer\.\w+|PlaybackController\.\w+)\b/.test(input.text))
      return input.range;
    for (const one of expressions)
      if (
        one.kind === 'check' &&
        /^(sessionAttributes|request|response)[.[]|^shouldEndSession$|^slots$/.test(one.property)
      )
        return one.place;
  }
  return undefined;
}

/** The platform of a test: the one that a file names, else the only one that its inputs can be for. */
export function platformOf({ steps }: Test, { platform }: Pick<Surroundings, 'platform'>): Platform | undefined {
  if (platform) return platform;
  for (const { input } of steps) {
    const { kind } = readInput(input.text);
    if (kind === 'dial') return 'phone';
    if (kind === 'page') return 'webchat';
  }
  return undefined;
}
