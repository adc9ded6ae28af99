import type { PhoneDialogue } from '../dialogue/schema';
import { readLine, readNumber } from '../grammar';
import type { RunEvent } from '../run/report';
import { runScript } from '../run/run';

/** The settings that end listening, as edited in an exercise. Times are in seconds. */
export interface EndingSettings {
  endSpeechTimeout?: number;
  listeningTimeout?: number;
  finishOnPhrase?: string;
}

/** How a script's last step listens. */
export interface Listened {
  /** What the line says within {@link SPAN} seconds, and when it is heard, in seconds since listening began. */
  words: readonly { text: string; at: number }[];
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
  const { events } = runScript(script, line);
  const from = events.findLastIndex(({ kind }) => kind === 'listens');
  const to = events.findLastIndex(({ kind }) => kind === 'has listened');
  const since = (event?: RunEvent) => ((event?.at ?? 0) - (events[from]?.at ?? 0)) / 1000;
  const heard = events.slice(from, to).filter((event) => event.kind === 'hears');
  const words = heard.map((event) => ({ text: event.heard, at: since(event) }));
  return { words, end: since(events[to]) };
}

/** The lines of a script, and the index of its last step. */
function linesIn(script: string) {
  const rows = script.trimEnd().split('\n');
  const lines = rows.map((text) => ({ text, ...readLine(text) }));
  return { lines, last: lines.findLastIndex(({ indent, hasHyphen }) => indent === 0 && hasHyphen) };
}

/** Reads the settings of the script's last step, which must be at its end, one on each line. */
export function endingOf(script: string): EndingSettings {
  const { lines, last } = linesIn(script);
  const own = lines.slice(last + 1).filter(({ isSet }) => isSet);
  const valueOf = (name: string) => own.findLast(({ key }) => key === name)?.rest;
  return {
    endSpeechTimeout: readNumber(valueOf('endSpeechTimeout') ?? ''),
    listeningTimeout: readNumber(valueOf('listeningTimeout') ?? ''),
    finishOnPhrase: valueOf('finishOnPhrase')?.replace(/^(["'])(.*)\1$/, '$2'),
  };
}

/** Changes the settings of the script's last step, which must be at its end. */
export function withEnding(script: string, settings: EndingSettings): string {
  const { lines, last } = linesIn(script);
  const kept = lines
    .filter(({ isSet, key }, index) => index <= last || !isSet || !/^(?:\w+Timeout|finishOnPhrase)$/.test(key))
    .map(({ text }) => text);
  const added = Object.entries(settings).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`    - set ${key}: ${value}`],
  );
  return `${[...kept, ...added].join('\n')}\n`;
}
