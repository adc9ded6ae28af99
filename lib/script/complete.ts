import { linesOf } from './lines';
import type { Range } from './problem';
import { isSettings } from './recognize';
import { describe } from './schema';
import { COMMANDS, TEST_KEYS } from './words/inputs';
import { PROPERTIES } from './words/properties';
import { settingOf, settingsAt, TEST_SETTINGS, type Place } from './words/settings';
import type { Shape } from './words/shapes';

/** A word that can stand at a place of a text. */
export interface Completion {
  label: string;
  /** What is written; the label, where it is absent. */
  insert?: string;
  /** Its effect, in a sentence or two. */
  meaning?: string;
}

/** The words that can stand at the cursor, in place of what is written from `from` on. */
export interface Completions {
  from: number;
  options: readonly Completion[];
}

/** An explanation of a word of a text. */
export interface Help {
  range: Range;
  word: string;
  meaning: string;
}

/** The part of a script that a line belongs to. */
type Region = 'test' | 'step' | 'configuration' | 'settings';

/** The start of a line of YAML: indentation, hyphen, `set`, key, colon, and what follows. */
const LINE = /^( *)(- +)?(set +)?["']?([\w.$-]*)(["']? *: +)?(.*)$/;

/** The words that a script or a `testing.json` can hold at an offset; `undefined` where text is free. */
export function completionsAt(text: string, offset: number): Completions | undefined {
  const found = isSettings(text) ? jsonWords(text, offset) : yamlWords(text, offset);
  if (!found || found.options.length === 0) return undefined;
  return { from: offset - found.typed.length, options: found.options };
}

/** Explains the word of the test language at an offset. */
export function helpAt(text: string, offset: number): Help | undefined {
  const { startOf, endOf } = linesOf(text);
  const start = startOf(offset);
  const line = text.slice(start, endOf(offset));
  const [, lead = '', set = '', word = ''] =
    /^(\s*(?:- +)?["']?)(set +)?([$\w][\w.$-]*)(?=["']?(?: *:(?: |$)| *$| \d| !=| [<>]))/.exec(line) ?? [];
  const range = [start + lead.length, start + lead.length + set.length + word.length] as const;
  if (word === '' || offset < range[0] || offset > range[1]) return undefined;
  const meaning = meaningOf(word, isSettings(text) ? 'configuration' : regionOf(text, start), set !== '');
  return meaning === undefined ? undefined : { range, word: set + word, meaning };
}

function meaningOf(word: string, region: Region, isSet: boolean): string | undefined {
  if (region === 'settings') return ownOf(TEST_SETTINGS, word);
  if (region === 'test') return ownOf(LINES, word);
  const setting = region === 'configuration' || isSet ? settingOf(word) : undefined;
  return setting ? describe(setting) : region === 'step' ? ownOf(PROPERTIES, word)?.meaning : undefined;
}

/** What can start a line of a test. */
const LINES: Readonly<Record<string, string>> = {
  ...TEST_KEYS,
  tags: 'Tags of the test, separated by commas',
  settings: 'Settings of the test',
  ...Object.fromEntries(Object.entries(COMMANDS).map(([word, { meaning }]) => [word, meaning])),
};

interface Words {
  /** What is written of the word so far. */
  typed: string;
  options: readonly Completion[];
}

function yamlWords(text: string, offset: number): Words | undefined {
  const start = linesOf(text).startOf(offset);
  const [, indent = '', hyphen, set, key = '', colon, rest = ''] = LINE.exec(text.slice(start, offset)) ?? [];
  const region = regionOf(text, start);
  const isStep = region === 'step';
  if (colon !== undefined) return valueWords(rest, shapeOf(key, region, set !== undefined));
  if (rest !== '') return undefined;
  if (set !== undefined) return isStep ? { typed: key, options: settingWords('step') } : undefined;
  if (region === 'configuration') return { typed: key, options: settingWords('suite') };
  if (region === 'settings') return { typed: key, options: wordsOf(TEST_SETTINGS) };
  if (isStep && hyphen) return { typed: key, options: stepWords() };
  if (isStep || (indent !== '' && hyphen === undefined)) return undefined;
  const top = hyphen
    ? lineWords()
    : [{ label: 'configuration', insert: 'configuration:\n  ', meaning: 'Settings of the file' }];
  return { typed: key, options: top };
}

/** The region of a line, by the nearest line above that stands further left. */
function regionOf(text: string, start: number): Region {
  const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
  const own = indentOf(text.slice(start));
  if (own === 0) return 'test';
  const above = text.slice(0, start).split('\n').slice(0, -1);
  const parent = above.findLast((line) => line.trim() !== '' && indentOf(line) < own) ?? '';
  if (/^configuration:/.test(parent)) return 'configuration';
  return /^- +settings:/.test(parent) ? 'settings' : 'step';
}

function shapeOf(key: string, region: Region, isSet: boolean): Shape | undefined {
  if (region === 'step' && !isSet) return { type: 'text', of: ownOf(PROPERTIES, key)?.values };
  return region === 'configuration' || isSet ? settingOf(key)?.shape : undefined;
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
  return [
    ...properties.map(([label, { meaning }]) => ({ label, insert: `${label}: `, meaning })),
    ...settingWords('step').map(({ label, insert, meaning }) => ({
      label: `set ${label}`,
      insert: `set ${insert}`,
      meaning,
    })),
  ];
}

function settingWords(place: Place) {
  return settingsAt(place).map((label) => {
    const setting = settingOf(label);
    return { label, insert: `${label}: `, meaning: setting && describe(setting) };
  });
}

function wordsOf(words: Readonly<Record<string, string>>): Completion[] {
  return Object.entries(words).map(([label, meaning]) => ({ label, insert: `${label}: `, meaning }));
}

/** @param rest what is written of the value */
function valueWords(rest: string, shape: Shape | undefined): Words | undefined {
  return shape && /^[\w-]*$/.test(rest)
    ? { typed: rest, options: valuesOf(shape).map((label) => ({ label })) }
    : undefined;
}

function valuesOf(shape: Shape): readonly string[] {
  if (shape.type === 'boolean') return ['true', 'false'];
  return shape.type === 'text' ? (shape.of ?? []) : [];
}

function jsonWords(text: string, offset: number): Words | undefined {
  const before = text.slice(0, offset);
  const [, key, quote = '', value = ''] = /"(\w+)"\s*:\s*("?)([\w-]*)$/.exec(before) ?? [];
  const hasQuote = text[offset] === '"';
  if (key !== undefined) {
    const shape = settingOf(key)?.shape;
    const words = shape && valueWords(value, shape);
    const isText = shape?.type === 'text';
    if (!words || (quote !== '') !== isText)
      return isText && words
        ? { typed: value, options: words.options.map(({ label }) => ({ label, insert: `"${label}"` })) }
        : undefined;
    return isText && !hasQuote
      ? { typed: value, options: words.options.map(({ label }) => ({ label, insert: `${label}"` })) }
      : words;
  }
  const [, open = '', typed = ''] = /[{,]\s*("?)(\w*)$/.exec(before) ?? [];
  const place = placeIn(before);
  if (!place || !/[{,]\s*"?\w*$/.test(before)) return undefined;
  const end = hasQuote ? '' : '": ';
  return {
    typed,
    options: settingWords(place).map(({ label, meaning }) => ({
      label,
      insert: `${open ? '' : '"'}${label}${end}`,
      meaning,
    })),
  };
}

/** Whose keys stand at the end of a piece of JSON; `undefined` inside any other object or list. */
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
