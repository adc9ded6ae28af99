import type { PhoneDialogue } from '../dialogue/schema';
import { lineAt } from '../line-at';
import { parseScript } from '../parse';
import type { RunEvent } from '../run/events';
import { finishRun, runScript } from '../run/run';
import { phrasesOf, secondsOf } from '../script';

/** The settings that end listening, as edited in an exercise. Times are in seconds. */
export interface EndingSettings {
  endSpeechTimeout?: number;
  listeningTimeout?: number;
  finishOnPhrase?: string;
}

/** How a script's last step listens. */
export interface Listened {
  /**
   * The words the line says within {@link SPAN} seconds if it isn't interrupted, and when they are heard, in seconds since
   * listening began.
   */
  words: readonly { text: string; at: number }[];
  /** How many words the test heard. */
  heard: number;
  /** When the step stopped listening, in seconds. */
  end: number;
}

/** How many seconds of a reply are shown. */
export const SPAN = 20;

/** Runs a script, and reports how its last step listened. */
export function listenTo(script: string, line: PhoneDialogue): Listened {
  const { words: heard, end } = lastReply(script, line);
  const { words } = lastReply(withEnding(script, { listeningTimeout: SPAN }), line);
  return { words: heard.length > words.length ? heard : words, heard: heard.length, end };
}

function lastReply(script: string, line: PhoneDialogue): Pick<Listened, 'words' | 'end'> {
  const { events } = finishRun(runScript(parseScript(script).script, line));
  const from = events.findLastIndex(({ kind }) => kind === 'listens');
  const to = events.findLastIndex(({ kind }) => kind === 'has listened');
  const since = (event?: RunEvent) => ((event?.at ?? 0) - (events[from]?.at ?? 0)) / 1000;
  const heard = events.slice(from, to).filter((event) => event.kind === 'hears');
  const words = heard.map((event) => ({ text: event.heard, at: since(event) }));
  return { words, end: since(events[to]) };
}

/** Reads the last step's settings. */
export function endingOf(script: string): EndingSettings {
  const step = parseScript(script).script.tests.at(-1)?.steps.at(-1);
  if (!step) return {};
  return {
    endSpeechTimeout: secondsOf(step, 'endSpeechTimeout'),
    listeningTimeout: secondsOf(step, 'listeningTimeout'),
    finishOnPhrase: phrasesOf(step, 'finishOnPhrase')?.[0],
  };
}

/** Changes the settings of the script's last step, which must be at its end. */
export function withEnding(script: string, settings: EndingSettings): string {
  const texts = script.trimEnd().split('\n');
  const lines = texts.map((text) => ({ text, ...lineAt(text, 0) }));
  const last = lines.findLastIndex(({ indent, hasHyphen }) => indent === 0 && hasHyphen);
  const kept = lines
    .filter(({ isSet, key }, index) => index <= last || !isSet || !/^(?:\w+Timeout|finishOnPhrase)$/.test(key.text))
    .map(({ text }) => text);
  const added = Object.entries(settings).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`    - set ${key}: ${value}`],
  );
  return `${[...kept, ...added].join('\n')}\n`;
}
