import { VOICE, type Platform } from './platforms';
import words from './words.json' with { type: 'json' };

/** A command that takes the place of an input. */
export interface Command {
  /** The command's effect, shown in editors. */
  meaning: string;
  /** The current name, if this one is outdated. */
  old?: string;
}

/** The keys a test can start with. */
export const TEST_KEYS: Readonly<Record<string, string>> = words.tests;

/** The keys that follow a test's name. */
export const TEST_BLOCKS = words.blocks;

/** Commands by keyword. */
export const COMMANDS: Readonly<Record<string, Command>> = words.commands;

/** How inputs of one kind are recognized and performed. */
interface InputKind {
  pattern: RegExp;
  /**
   * The platforms that support this kind. Absent if any platform may support it. Silence also works with Watson
   * assistants, which don't have a `platform` value.
   */
  platforms?: readonly Platform[];
  /** The tester's action. Text is spoken or typed, depending on the platform. */
  verb: 'dials' | 'keeps silent' | 'waits' | 'presses' | 'runs in the page' | 'plays' | 'sends';
}

const kind = (verb: InputKind['verb'], pattern: RegExp, ...platforms: Platform[]): InputKind => ({
  verb,
  pattern,
  ...(platforms.length > 0 && { platforms }),
});

/** The kinds of input. An input belongs to the first kind whose pattern matches. */
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

/** An input, and how to perform it. */
export interface Input {
  kind: keyof typeof INPUTS;
  /** The text to speak, type, run or play; the keys to press; or the name of an unknown command. */
  text: string;
  platforms?: readonly Platform[];
  verb: InputKind['verb'];
  /** The length of a pause. Absent if the input has no number. */
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
