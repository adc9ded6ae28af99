import { checksOf, type Script, type Test } from '../model';
import type { Range } from '../rules/report';
import { resolveSettings } from '../settings/resolve';
import { SETTINGS } from '../settings/table';
import { textOf, type Value } from '../tree';
import { propertyOf, readInput, type Platform } from '../words/words';

/** What is known about the files and the platform a script runs with. Checks that need missing facts are skipped. */
export interface ScriptContext {
  settings?: Value;
  /** The platform under test, if the script doesn't show it. */
  platform?: Platform;
  phrases?: readonly string[];
}

/** See {@link factsOf}. */
export type Facts = ReturnType<typeof factsOf>;

/** A script's context, with facts that several checks need. */
export function factsOf({ configuration, tests }: Script, context: ScriptContext) {
  const { settings, phrases = [] } = context;
  const resolved = resolveSettings(configuration, settings);
  const type = textOf(resolved.given('type'));
  const platform = resolved.platform ?? context.platform;
  // Only skills have unit tests.
  const isSkill = tests.every((test) => ['alexa', 'google'].includes(platformOf(test, { platform }) ?? 'alexa'));
  // Unit tests don't use a device.
  const isOpen = type === undefined && isSkill && !resolved.given('virtualDeviceToken');
  const isOfCode = isOpen && Object.keys(SETTINGS).some((name) => SETTINGS[name]?.unit && resolved.given(name));
  const unitSign = isOpen && !isOfCode ? unitSignIn(tests) : undefined;
  return {
    ...context,
    platform,
    /** Whether it is a skill's unit test, which isn't checked. */
    isUnit: type === 'unit' || isOfCode || unitSign !== undefined,
    /** Whether it can't be a unit test. */
    isDevice: type === 'e2e' || (type === undefined && !isSkill),
    /** The first sign of a unit test, if the settings don't show it. */
    unitSign,
    /** The words that `findReplace` or a phrase file replaces. Absent without a `testing.json`. */
    replaced: settings && new Set([...resolved.record('findReplace').map(({ key }) => key.text), ...phrases]),
    /** Whether a filter can replace placeholders. Absent without a `testing.json`. */
    hasFilter: settings && resolved.given('filter') !== undefined,
  };
}

/** A request as an input of a unit test. */
export const REQUEST =
  /^(LaunchRequest|SessionEndedRequest|AMAZON\.\w+|AudioPlayer\.\w+|PlaybackController\.\w+)\b|^[\w.]+ \w+=\S/;

/** The first sign of a unit test: a request as input, or else a property that only unit tests have. */
function unitSignIn(tests: readonly Test[]): { test: Test; at: Range } | undefined {
  const steps = tests.flatMap((test) => test.steps.map((step) => ({ test, step })));
  const isUnit = (name: string) => propertyOf(name)?.unit ?? /^sessionAttributes[.[]|^shouldEndSession$/.test(name);
  const [request] = steps.filter(({ step }) => REQUEST.test(step.input.text));
  if (request) return { test: request.test, at: request.step.input.range };
  const checks = steps.flatMap(({ test, step }) => checksOf(step).map((check) => ({ test, ...check })));
  const found = checks.find(({ property }) => isUnit(property));
  return found && { test: found.test, at: found.place };
}

/** The platform of a test: the one its file names, or the only one its inputs work on. */
export function platformOf({ steps }: Test, { platform }: { platform?: Platform }): Platform | undefined {
  const kinds = platform ? [] : steps.map(({ input }) => readInput(input.text).kind);
  const first = kinds.find((kind) => kind === 'dial' || kind === 'page');
  return platform ?? (first === 'dial' ? 'phone' : first && 'webchat');
}
