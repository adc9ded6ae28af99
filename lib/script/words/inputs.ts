import { readNumber } from '../grammar';
import { VOICE, type Platform } from './platforms';
import words from './words.json' with { type: 'json' };

/** A command that takes the place of an input. */
export interface Command {
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

/** A kind of input, and how it is performed. */
interface InputKind {
  kind: 'dial' | 'silence' | 'pause' | 'keys' | 'page' | 'ssml' | 'audio' | 'unknown' | 'text';
  /** The tester's action. Text is spoken or typed, depending on the platform. */
  verb: 'dials' | 'keeps silent' | 'waits' | 'presses' | 'runs in the page' | 'plays' | 'sends';
  /** Absent if any platform may support it. Silence also works with Watson, which has no `platform` value. */
  platforms?: readonly Platform[];
}

/** Patterns of inputs other than text. An input belongs to the first kind whose pattern matches. */
const KINDS: readonly (readonly [RegExp, InputKind])[] = [
  [/^\$DIAL$/, { kind: 'dial', verb: 'dials', platforms: ['phone'] }],
  [/^\$(?:SILENCE|MUTE)$/, { kind: 'silence', verb: 'keeps silent', platforms: ['phone', 'webchat'] }],
  [/^\$PAUSE(?!\w)/, { kind: 'pause', verb: 'waits' }],
  [/^\$[\d*#]+$/, { kind: 'keys', verb: 'presses', platforms: ['phone'] }],
  [/^\$\(/, { kind: 'page', verb: 'runs in the page', platforms: ['webchat'] }],
  [/^<speak>/, { kind: 'ssml', verb: 'sends', platforms: VOICE }],
  [/^https?:\/\/\S+$/, { kind: 'audio', verb: 'plays' }],
  [/^\$(?:[A-Za-z]|\$+[\w*#]| +[A-Z]{4})/, { kind: 'unknown', verb: 'sends' }],
];

/** An input. */
export interface Input extends InputKind {
  /** The text to speak, type, run or play; the keys to press; or the name of an unknown command. */
  text: string;
  /** The length of a pause. Absent if the input has no number. */
  seconds?: number;
  /** The key a phone test presses after speaking. */
  then?: '*' | '#';
}

/** Classifies an input. */
export function readInput(text: string): Input {
  const [, found] = KINDS.find(([pattern]) => pattern.test(text)) ?? [];
  const input: Input = { kind: 'text', verb: 'sends', ...found, text };
  if (input.kind === 'keys') return { ...input, text: text.slice(1) };
  if (input.kind === 'unknown') return { ...input, text: /^\$[$ ]*[\w*#]*/.exec(text.slice(0, 40))?.[0] ?? text };
  if (input.kind === 'pause') {
    const seconds = readNumber(text.slice('$PAUSE'.length).trim());
    return { ...input, seconds: seconds !== undefined && seconds >= 0 ? seconds : undefined };
  }
  const [, spoken, then] = (input.kind === 'text' && /^(.*\S)\s*([*#])$/s.exec(text)) || [];
  return spoken ? { ...input, text: spoken, then: then as '*' | '#' } : input;
}
