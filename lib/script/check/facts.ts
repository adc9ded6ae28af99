import { checksOf, type Script, type Test } from '../model';
import type { Range } from '../rules/report';
import { resolveSettings } from '../settings/resolve';
import { textOf, type Value } from '../tree';
import { readInput, type Platform } from '../words/words';

/** What is known about the files and the platform a script runs with. Checks that need missing facts are skipped. */
export interface ScriptContext {
  settings?: Value;
  /** The platform under test, if the script doesn't show it. */
  platform?: Platform;
  columns?: readonly string[];
  phrases?: readonly string[];
}

/** See {@link factsOf}. */
export type Facts = ReturnType<typeof factsOf>;

/** A script's context, with facts that several checks need. */
export function factsOf({ configuration, tests }: Script, context: ScriptContext) {
  const { settings, phrases = [] } = context;
  const resolved = resolveSettings(configuration, settings);
  const type = textOf(resolved.given('type'));
  // Unit tests don't use a device.
  const isOpen = type === undefined && !resolved.given('virtualDeviceToken');
  const unitSign = isOpen ? unitSignIn(tests) : undefined;
  return {
    ...context,
    platform: resolved.platform ?? context.platform,
    /** Whether it is a skill's unit test, which isn't checked. */
    isUnit: type === 'unit' || unitSign !== undefined,
    /** The first sign of that, if the settings don't give a type. */
    unitSign,
    /** The words that `findReplace` or a phrase file replaces. Absent without a `testing.json`. */
    replaced: settings && new Set([...resolved.record('findReplace').map(({ key }) => key.text), ...phrases]),
    /** Whether a filter can replace placeholders. Absent without a `testing.json`. */
    hasFilter: settings && resolved.given('filter') !== undefined,
  };
}

/** The first sign of a unit test: a request as input, a request or session value, or only response checks. */
function unitSignIn(tests: readonly Test[]): { test: Test; at: Range } | undefined {
  const request =
    /^((LaunchRequest|SessionEndedRequest|AMAZON\.\w+|AudioPlayer\.\w+|PlaybackController\.\w+)\b|[\w.]+ \w+=\S)/;
  const sent = /^(sessionAttributes|request)[.[]|^shouldEndSession$|^slots$/;
  const inputs = tests.flatMap((test) => test.steps.map(({ input: { text, range: at } }) => ({ test, text, at })));
  const checks = tests.flatMap((test) =>
    test.steps.flatMap(checksOf).map(({ property: text, place: at }) => ({ test, text, at })),
  );
  // A device test may check a response field, too.
  const isOfResponse = checks.every(({ text }) => /^response[.[]/.test(text));
  const sign = inputs.find(({ text }) => request.test(text)) ?? checks.find(({ text }) => sent.test(text));
  return sign ?? (isOfResponse ? checks[0] : undefined);
}

/** The platform of a test: the one its file names, or the only one its inputs work on. */
export function platformOf({ steps }: Test, { platform }: Pick<Facts, 'platform'>): Platform | undefined {
  const kinds = platform ? [] : steps.map(({ input }) => readInput(input.text).kind);
  const first = kinds.find((kind) => kind === 'dial' || kind === 'page');
  return platform ?? (first === 'dial' ? 'phone' : first && 'webchat');
}
