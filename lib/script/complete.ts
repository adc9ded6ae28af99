import { lineAt, type Region } from './line-at';
import type { Range } from './problem';
import { isSettings } from './recognize';
import { describe } from './schema';
import { COMMANDS, TEST_BLOCKS, TEST_KEYS } from './words/inputs';
import { PROPERTIES } from './words/properties';
import { settingOf, SETTINGS, settingsAt, type Place, type Setting } from './words/settings';
import type { Shape } from './words/shapes';

/** A word that is valid at a position. */
export interface Completion {
  label: string;
  /** The text to insert, if it differs from the label. */
  insert?: string;
  /** Its effect, in a sentence or two. */
  meaning?: string;
}

/**
 * The words a script or a `testing.json` can contain at an offset. They replace the text between `from` and the offset.
 * @returns `undefined` if any text is valid there
 */
export function completionsAt(
  text: string,
  offset: number,
): { from: number; options: readonly Completion[] } | undefined {
  const found = isSettings(text) ? jsonWords(text, offset) : yamlWords(text, offset);
  if (!found || found.options.length === 0) return undefined;
  return { from: offset - found.typed.length, options: found.options };
}

/** Explains the test-language word at an offset. */
export function helpAt(text: string, offset: number): { range: Range; word: string; meaning: string } | undefined {
  const { start, isSet, key, hasColon, rest, region } = lineAt(text, offset);
  const isWord = /^[$\w]/.test(key.text) && (hasColon || /^(?:["']? *$| \d| !=| [<>])/.test(rest.text));
  if (!isWord || offset < start || offset > key.to) return undefined;
  const meaning = meaningOf(key.text, isSettings(text) ? 'configuration' : region, isSet);
  if (meaning === undefined) return undefined;
  return { range: [start, key.to], word: `${isSet ? 'set ' : ''}${key.text}`, meaning };
}

function meaningOf(word: string, region: Region, isSet: boolean): string | undefined {
  if (region === 'values') return undefined;
  if (region === 'test') return ownOf(LINES, word);
  const setting = /^(configuration|settings)$/.test(region) || isSet ? settingOf(word) : undefined;
  return setting ? describe(setting) : region === 'step' ? ownOf(PROPERTIES, word)?.meaning : undefined;
}

/** Words that can start a line in a test. */
const LINES: Readonly<Record<string, string>> = {
  ...TEST_KEYS,
  ...TEST_BLOCKS,
  ...Object.fromEntries(Object.entries(COMMANDS).map(([word, { meaning }]) => [word, meaning])),
};

interface Words {
  /** The part of the word typed so far. */
  typed: string;
  options: readonly Completion[];
}

function yamlWords(text: string, offset: number): Words | undefined {
  const { indent, hasHyphen, isSet, key, hasColon, rest, region } = lineAt(text.slice(0, offset), offset);
  const typed = key.text;
  if (hasColon) return valueWords(rest.text, shapeOf(typed, region, isSet));
  if (rest.text !== '' || region === 'values') return undefined;
  if (isSet) return region === 'step' ? { typed, options: settingWords('step') } : undefined;
  if (region === 'configuration') return { typed, options: settingWords('suite') };
  if (region === 'settings') return { typed, options: settingWords('test') };
  if (region === 'step') return hasHyphen ? { typed, options: stepWords() } : undefined;
  if (hasHyphen) return { typed, options: lineWords() };
  if (indent > 0) return undefined;
  const label = 'configuration';
  return { typed, options: [{ label, insert: `${label}:\n  `, meaning: 'Settings for the file' }] };
}

function shapeOf(key: string, region: Region, isSet: boolean): Shape | undefined {
  if (region === 'step' && !isSet) return { type: 'text', of: ownOf(PROPERTIES, key)?.values };
  return region === 'configuration' || isSet ? settingOf(key) : undefined;
}

function lineWords(): Completion[] {
  return Object.entries(LINES)
    .filter(([word]) => !COMMANDS[word]?.old)
    .map(([word, meaning]) => ({
      label: word,
      meaning,
      insert: word === '$PAUSE' ? `${word} ` : word in COMMANDS ? word : `${word}: `,
    }));
}

function stepWords(): Completion[] {
  const properties = Object.entries(PROPERTIES).filter(([, { old }]) => !old);
  return [...properties.map(([name, { meaning }]) => keyWord(name, meaning)), ...settingWords('step', 'set ')];
}

function settingWords(place: Place, before = ''): Completion[] {
  return settingsAt(place).map((name) => keyWord(before + name, describe(SETTINGS[name] as Setting)));
}

function keyWord(label: string, meaning: string): Completion {
  return { label, insert: `${label}: `, meaning };
}

/** @param rest the part of the value typed so far */
function valueWords(rest: string, shape: Shape | undefined): Words | undefined {
  if (!shape || !/^[\w-]*$/.test(rest)) return undefined;
  return { typed: rest, options: valuesOf(shape).map((label) => ({ label })) };
}

function valuesOf(shape: Shape): readonly string[] {
  if (shape.type === 'boolean') return ['true', 'false'];
  return shape.type === 'text' ? (shape.of ?? []) : [];
}

function jsonWords(text: string, offset: number): Words | undefined {
  const before = text.slice(0, offset);
  const [, key, quote = '', value = ''] = /"(\w+)"\s*:\s*("?)([\w-]*)$/.exec(before) ?? [];
  const hasQuote = text[offset] === '"';
  /** Adds the quotation marks that aren't there yet. */
  const quoted = (words: readonly Completion[], open: string, end: string) =>
    words.map((word) => ({ ...word, insert: `${open ? '' : '"'}${word.label}${open && hasQuote ? '' : end}` }));
  if (key !== undefined) {
    const shape = settingOf(key);
    const words = valueWords(value, shape);
    if (words && shape?.type === 'text') return { typed: value, options: quoted(words.options, quote, '"') };
    return quote ? undefined : words;
  }
  const [, open = '', typed] = /[{,]\s*("?)(\w*)$/.exec(before) ?? [];
  const place = placeIn(before);
  if (!place || typed === undefined) return undefined;
  return { typed, options: quoted(settingWords(place), open, '": ') };
}

/** The place whose keys are expected at the end of a piece of JSON. `undefined` inside other objects and lists. */
function placeIn(before: string): Place | undefined {
  const open: string[] = [];
  for (const { 0: sign, index } of before.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (sign === '{' || sign === '[')
      open.push(/"(\w+)"\s*:\s*$/.exec(before.slice(Math.max(0, index - 80), index))?.[1] ?? '');
    else if (sign === '}' || sign === ']') open.pop();
  }
  const inner = open.at(-1);
  return open.length === 1 ? 'file' : inner === 'virtualDeviceConfig' ? 'device' : undefined;
}

function ownOf<Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
