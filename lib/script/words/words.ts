import { readNumber } from '../grammar';
import words from './words.json' with { type: 'json' };

/** The platforms, as `testing.json` names them in `platform`. */
export const PLATFORMS = ['alexa', 'google', 'phone', 'sms', 'whatsapp', 'webchat'] as const;

/** See {@link PLATFORMS}. */
export type Platform = (typeof PLATFORMS)[number];

/** Platforms with a voice interface. */
export const VOICE: readonly Platform[] = ['alexa', 'google', 'phone'];

/** Whether the text is a platform name. */
export function isPlatform(name: string | undefined): name is Platform {
  return PLATFORMS.some((platform) => platform === name);
}

/** A reply property that an expectation can check. */
export interface Property {
  meaning: string;
  /** The platforms with this property. Absent if every platform has it. */
  platforms?: readonly Platform[];
  /** The current name, if this one is outdated. */
  old?: string;
  values?: readonly string[];
  /** Set if the property is known only at the end of a call. */
  last?: true;
  /** Set if only unit tests have the property: whether they check it, or send it with the request. */
  unit?: 'checked' | 'sent';
}

/** The properties by name. */
export const PROPERTIES = words.properties as Readonly<Record<string, Property>>;

/** Properties with or without a path, such as `card`, `card.textField` or `raw.messageBody.directives[0]`. */
export const FAMILIES = words.families as Readonly<Record<string, Property>>;

/** The property with a name or path. `undefined` if it isn't documented. */
export function propertyOf(name: string): Property | undefined {
  if (Object.hasOwn(PROPERTIES, name)) return PROPERTIES[name];
  // A web page element in an expectation: `$('.slot-list').innerHTML`.
  if (name.startsWith('$(')) return { meaning: 'An element in the reply', platforms: ['webchat'] };
  const family = /^\$\.[.*]/.test(name) ? 'raw' : /^(?:\$\.)?(\w+)(?=[.[]|$)/.exec(name)?.[1];
  return family !== undefined && Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined;
}

/** Whether a name is one of a property, and not something that callers say: `message` is both. */
export function isCodeName(name: string): boolean {
  return isReply(name) || (propertyOf(name) !== undefined && /[a-z][A-Z]|[.[(]/.test(name) && !/\);?$/.test(name));
}

/** Whether a property name refers to the reply text, under its current name or an older one. */
export function isReply(property: string): boolean {
  return property === 'prompt' || property === 'transcript';
}

/** The keys a test can start with. */
export const TEST_KEYS: Readonly<Record<string, string>> = words.tests;

/** The keys that follow a test's name. */
export const TEST_BLOCKS = words.blocks;

/** The commands that take the place of an input, by keyword. `old` is the current name of one that is outdated. */
export const COMMANDS: Readonly<Record<string, { meaning: string; old?: string }>> = words.commands;

/** An input, and how it is performed. */
export interface Input {
  kind: 'dial' | 'silence' | 'pause' | 'keys' | 'page' | 'ssml' | 'audio' | 'unknown' | 'text';
  /** The tester's action. Text is spoken or typed, depending on the platform. */
  verb: 'dials' | 'keeps silent' | 'waits' | 'presses' | 'runs in the page' | 'plays' | 'sends';
  /** Absent if any platform may support it. Silence also works with Watson, which has no `platform` value. */
  platforms?: readonly Platform[];
  /** The text to speak, type, run or play; the keys to press; or the name of an unknown command. */
  text: string;
  /** The length of a pause. Absent if the input has no number. */
  seconds?: number;
  /** The key a phone test presses after speaking. */
  then?: '*' | '#';
}

/** Patterns of inputs other than text. An input belongs to the first kind whose pattern matches. */
const KINDS: readonly (readonly [RegExp, Omit<Input, 'text'>])[] = [
  [/^\$DIAL$/, { kind: 'dial', verb: 'dials', platforms: ['phone'] }],
  [/^\$(?:SILENCE|MUTE)$/, { kind: 'silence', verb: 'keeps silent', platforms: ['phone', 'webchat'] }],
  [/^\$PAUSE(?!\w)/, { kind: 'pause', verb: 'waits' }],
  [/^\$[\d*#]+$/, { kind: 'keys', verb: 'presses', platforms: ['phone'] }],
  [/^\$\(/, { kind: 'page', verb: 'runs in the page', platforms: ['webchat'] }],
  [/^<speak>/, { kind: 'ssml', verb: 'sends', platforms: VOICE }],
  [/^https?:\/\/\S+$/, { kind: 'audio', verb: 'plays' }],
  [/^\$(?:[A-Za-z]|\$+[\w*#]| +[A-Z]{4})/, { kind: 'unknown', verb: 'sends' }],
];

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
