import { VOICE, type Platform } from './platforms';

/** A command in place of an input. */
export interface Command {
  /** Its effect, as editors show it. */
  meaning: string;
  /** The current word, if this one is old. */
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
  /**
   * Absent if every platform may support it. Silence is also sent to Watson assistants, for which `platform` has no
   * value.
   */
  platforms?: readonly Platform[];
  /** The tester's action. A text is spoken or typed, depending on the platform. */
  verb: 'dials' | 'keeps silent' | 'waits' | 'presses' | 'runs in the page' | 'plays' | 'sends';
}

const kind = (verb: InputKind['verb'], pattern: RegExp, ...platforms: Platform[]): InputKind => ({
  verb,
  pattern,
  ...(platforms.length > 0 && { platforms }),
});

/** The kinds of inputs. An input is of the first kind whose pattern matches. */
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

/** The commands by word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  $DIAL: { meaning: 'Calls the number; always the first input' },
  $PAUSE: { meaning: 'Waits some seconds: $PAUSE 3' },
  $SILENCE: { meaning: 'Sends nothing; a caller who is silent' },
  $MUTE: { meaning: 'Older word for $SILENCE', old: '$SILENCE' },
};

/** An input, by how it is performed. */
export interface Input {
  kind: keyof typeof INPUTS;
  /** The text that is spoken, typed, run or played. For keys, those pressed; for an unknown command, its word. */
  text: string;
  platforms?: readonly Platform[];
  verb: InputKind['verb'];
  /** The duration of a pause. Absent if no number follows. */
  seconds?: number;
  /** The key a phone test presses after speaking. */
  then?: '*' | '#';
}

/** Classifies an input. */
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
