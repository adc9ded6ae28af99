import type { Comparing } from '../match/compare';
import { phrasesOf, secondsOf, type Script, type Step } from '../script';
import { textOf, valueOf, wordsOf, type Value } from '../tree';
import { SETTINGS } from '../words/settings';

/** The settings a script runs with. */
export interface RunOptions {
  /** The script's `testing.json`. */
  settings?: Value;
  /** Whether the defaults for dashboard suites or for test files apply. */
  defaults?: 'dashboard' | 'files';
}

/** See {@link suiteSettings}. */
export type SuiteSettings = ReturnType<typeof suiteSettings>;

/**
 * Reads the settings the simulation supports from a suite's `configuration` block, then `testing.json`, then the
 * defaults. Times are in seconds.
 */
export function suiteSettings({ configuration }: Script, { settings, defaults = 'dashboard' }: RunOptions) {
  const places = [configuration, valueOf(settings, 'virtualDeviceConfig'), settings];
  const find = (name: string) => places.map((place) => valueOf(place, name)).find((value) => value !== undefined);
  const text = (name: string) => textOf(find(name));
  const number = (name: string) => {
    const { default: standard, others } = SETTINGS[name] ?? {};
    return numberOf(find(name)) ?? Number((defaults === 'dashboard' ? others?.dashboard : others?.phone) ?? standard);
  };
  const isOn = (name: string) => text(name) === 'true';
  const texts = (name: string) => listOf(find(name));
  return {
    phoneNumber: text('phoneNumber'),
    comparing: {
      lenient: isOn('lenientMode'),
      homophones: homophonesOf(places.find((place) => valueOf(place, 'homophones'))),
    } satisfies Comparing,
    stopTestOnFailure: isOn('stopTestOnFailure'),
    longestWait: number('maxAsyncE2EWaitTime') / 1000,
    listeningTimeout: number('listeningTimeout'),
    endSpeechTimeout: numberOf(find('endSpeechTimeout')),
    pauseBeforeUtterance: number('pauseBeforeUtterance'),
    repeatOnPhrase: texts('repeatOnPhrase'),
    /** How closely a phrase must match. */
    phraseThreshold: number('sttThreshold'),
    selectors: { widget: text('widgetSelector'), input: text('inputSelector'), reply: text('replySelector') },
    include: texts('include'),
    exclude: texts('exclude'),
  };
}

/** Reads a step's settings. The suite's settings apply to everything the step doesn't set. Times are in seconds. */
export function stepSettings(step: Step, suite: SuiteSettings) {
  const amountOf = (name: string) => positive(secondsOf(step, name));
  return {
    finishOnPhrase: phrasesOf(step, 'finishOnPhrase'),
    listeningTimeout: amountOf('listeningTimeout') ?? suite.listeningTimeout,
    endSpeechTimeout: amountOf('endSpeechTimeout') ?? suite.endSpeechTimeout,
    pauseBeforeUtterance: amountOf('pauseBeforeUtterance') ?? suite.pauseBeforeUtterance,
    repeatOnPhrase: phrasesOf(step, 'repeatOnPhrase') ?? suite.repeatOnPhrase,
  };
}

function numberOf(value: Value | undefined): number | undefined {
  const text = textOf(value)?.trim();
  const number = text ? Number(text) : NaN;
  return Number.isFinite(number) ? positive(number) : undefined;
}

/** Replaces a negative amount with zero, because time can't go back. The script checks report it. */
function positive(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.max(0, amount);
}

function listOf(value: Value | undefined): string[] {
  return value ? wordsOf(value).map(({ text }) => text) : [];
}

/** The homophones in a `testing.json` or a configuration: each word with its misheard forms. */
export function homophonesOf(settings: Value | undefined): Record<string, string[]> {
  const value = valueOf(settings, 'homophones');
  const entries = value?.kind === 'block' ? value.entries : [];
  return Object.fromEntries(entries.map(({ key, value: forms }) => [key.text, listOf(forms)]));
}
