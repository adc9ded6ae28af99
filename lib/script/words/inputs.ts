import type { Platform } from './platforms';

/** A command in place of an input. */
export interface Command {
  /** Its effect, as an editor shows it. */
  meaning: string;
  /** Absent where every platform may have it. */
  platforms?: readonly Platform[];
  /** The word of today, where this one is older. */
  old?: string;
}

/** First entry of a test. */
export const TEST_KEYS: Readonly<Record<string, string>> = {
  test: 'Name of the test',
  'test.only': 'Name of a test that runs while the others do not',
  'test.skip': 'Name of a test that does not run',
};

/** The commands by their word. Silence is also sent to Watson assistants, which no value of `platform` names. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  $DIAL: { meaning: 'Calls the number; always the first input', platforms: ['phone'] },
  $PAUSE: { meaning: 'Waits some seconds: $PAUSE 3' },
  $SILENCE: { meaning: 'Sends nothing; a caller who is silent', platforms: ['phone', 'webchat'] },
  $MUTE: { meaning: 'Older word for $SILENCE', platforms: ['phone', 'webchat'], old: '$SILENCE' },
};

/** An input, told apart by how it is carried out. */
export type Input =
  | { kind: 'dial' | 'silence' }
  /** `seconds` is absent where no number follows. */
  | { kind: 'pause'; seconds?: number }
  | { kind: 'keys'; keys: string }
  /** jQuery that is run in the page. */
  | { kind: 'page'; code: string }
  | { kind: 'ssml' | 'audio'; text: string }
  /** `then` is the key that a phone test presses after speaking. */
  | { kind: 'text'; text: string; then?: '*' | '#' }
  | { kind: 'unknown'; word: string };

/** Tells what an input is. The same text can be spoken or typed: that is for the platform to say. */
export function readInput(text: string): Input {
  if (text === '$DIAL') return { kind: 'dial' };
  if (text === '$SILENCE' || text === '$MUTE') return { kind: 'silence' };
  if (/^\$PAUSE(?!\w)/.test(text)) {
    const amount = text.slice('$PAUSE'.length).trim();
    return { kind: 'pause', seconds: /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : undefined };
  }
  if (/^\$[\d*#]+$/.test(text)) return { kind: 'keys', keys: text.slice(1) };
  if (text.startsWith('$(')) return { kind: 'page', code: text };
  if (text.startsWith('<speak>')) return { kind: 'ssml', text };
  if (/^https?:\/\/\S+$/.test(text)) return { kind: 'audio', text };
  const word = /^\$[A-Za-z]\w*/.exec(text.slice(0, 40))?.[0];
  if (word) return { kind: 'unknown', word };
  const last = text.at(-1);
  const spoken = text.slice(0, -1).trimEnd();
  return spoken !== '' && (last === '*' || last === '#')
    ? { kind: 'text', text: spoken, then: last }
    : { kind: 'text', text };
}
