import { VOICE, type Platform } from './platforms';

/** A command in place of an input. */
export interface Command {
  /** Its effect, as an editor shows it. */
  meaning: string;
  /** The word of today, where this one is older. */
  old?: string;
}

/** First entry of a test. */
export const TEST_KEYS: Readonly<Record<string, string>> = {
  test: 'Name of the test',
  'test.only': 'Name of a test that runs while the others do not',
  'test.skip': 'Name of a test that does not run',
};

/** A kind of inputs. */
interface InputKind {
  pattern: RegExp;
  /** Absent where every platform may have it. Silence is also sent to Watson assistants, which no value of `platform` names. */
  platforms?: readonly Platform[];
  /** What the tester does. A text is spoken or typed: that is for the platform to say. */
  verb: 'dials' | 'keeps silent' | 'waits' | 'presses' | 'runs in the page' | 'plays' | 'sends';
}

const kind = (verb: InputKind['verb'], pattern: RegExp, ...platforms: Platform[]): InputKind => ({
  verb,
  pattern,
  ...(platforms.length > 0 && { platforms }),
});

/** The kinds of inputs: an input is of the first one whose pattern it has. */
export const INPUTS = {
  dial: kind('dials', /^\$DIAL$/, 'phone'),
  silence: kind('keeps silent', /^\$(?:SILENCE|MUTE)$/, 'phone', 'webchat'),
  pause: kind('waits', /^\$PAUSE(?!\w)/),
  keys: kind('presses', /^\$[\d*#]+$/, 'phone'),
  page: kind('runs in the page', /^\$\(/, 'webchat'),
  ssml: kind('sends', /^<speak>/, ...VOICE),
  audio: kind('plays', /^https?:\/\/\S+$/),
  unknown: kind('sends', /^\$[A-Za-z]/),
  text: kind('sends', /^/),
} as const satisfies Readonly<Record<string, InputKind>>;

/** The commands by their word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  $DIAL: { meaning: 'Calls the number; always the first input' },
  $PAUSE: { meaning: 'Waits some seconds: $PAUSE 3' },
  $SILENCE: { meaning: 'Sends nothing; a caller who is silent' },
  $MUTE: { meaning: 'Older word for $SILENCE', old: '$SILENCE' },
};

/** An input, told apart by how it is carried out. */
export interface Input {
  kind: keyof typeof INPUTS;
  /** What is spoken, typed, run, or played; of keys those that are pressed; of an unknown command its word. */
  text: string;
  platforms?: readonly Platform[];
  verb: InputKind['verb'];
  /** Of a pause; absent where no number follows. */
  seconds?: number;
  /** The key that a phone test presses after speaking. */
  then?: '*' | '#';
}

/** Tells what an input is. */
export function readInput(text: string): Input {
  const [name, { verb, platforms }] = (Object.entries(INPUTS) as [Input['kind'], InputKind][]).find(([, { pattern }]) =>
    pattern.test(text),
  ) ?? ['text', INPUTS.text];
  const input: Input = { kind: name, text, verb, platforms };
  if (name === 'keys') return { ...input, text: text.slice(1) };
  if (name === 'unknown') return { ...input, text: /^\$\w*/.exec(text.slice(0, 40))?.[0] ?? text };
  if (name === 'pause') {
    const amount = text.slice('$PAUSE'.length).trim();
    return { ...input, seconds: /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : undefined };
  }
  const last = text.at(-1);
  const spoken = text.slice(0, -1).trimEnd();
  if (name !== 'text' || spoken === '' || (last !== '*' && last !== '#')) return input;
  return { ...input, text: spoken, then: last };
}
