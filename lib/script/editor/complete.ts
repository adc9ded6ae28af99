import type { Range } from '../rules/report';
import { endOf, isSettingsText, OPERATOR, readLine, startOf } from '../grammar';
import { describe } from './schema';
import { COMMANDS, PROPERTIES, TEST_BLOCKS, TEST_KEYS } from '../words/words';
import { DEVICE, settingOf, SETTINGS, settingsAt, type Place, type Setting } from '../settings/table';

/** A word that is valid at a position. */
interface Completion {
  label: string;
  /** The text to insert, if it differs from the label. */
  insert?: string;
  meaning?: string;
}

/** Words that fit, and the part of one that is typed. */
interface Words {
  typed: string;
  options: readonly Completion[];
}

/** The words that fit at an offset, to replace the text from `from`. `undefined` if any text is valid there. */
export function completionsAt(text: string, offset: number) {
  const found = isSettingsText(text) ? jsonWords(text, offset) : yamlWords(text, offset);
  if (!found || found.options.length === 0) return undefined;
  return { from: offset - found.typed.length, options: found.options };
}

/** The rest of a line after a word of its own: nothing, a number, or an operator. */
const AFTER_WORD = new RegExp(String.raw`^(?:["']? *$| \d| (?:${OPERATOR}))`);

/** Explains the test-language word at an offset. */
export function helpAt(text: string, offset: number): { range: Range; word: string; meaning: string } | undefined {
  const { range, isSet, key, hasColon, rest, region } = lineAt(text, offset);
  const isWord = /^[$\w]/.test(key) && (hasColon || AFTER_WORD.test(rest));
  if (!isWord || offset < range[0] || offset > range[1]) return undefined;
  const meaning = meaningOf(key, isSettingsText(text) ? 'configuration' : region, isSet);
  return meaning === undefined ? undefined : { range, word: `${isSet ? 'set ' : ''}${key}`, meaning };
}

function meaningOf(word: string, region: Region, isSet: boolean): string | undefined {
  if (region === 'values') return undefined;
  if (region === 'test') return ownOf(LINES, word);
  const setting = region !== 'step' || isSet ? settingOf(word) : undefined;
  return setting ? describe(setting) : region === 'step' ? ownOf(PROPERTIES, word)?.meaning : undefined;
}

/** Words that can start a line in a test. */
const LINES: Readonly<Record<string, string>> = {
  ...TEST_KEYS,
  ...TEST_BLOCKS,
  ...Object.fromEntries(Object.entries(COMMANDS).map(([word, { meaning }]) => [word, meaning])),
};

function yamlWords(text: string, offset: number): Words | undefined {
  const { indent, hasHyphen, isSet, key: typed, hasColon, rest, region } = lineAt(text.slice(0, offset), offset);
  if (hasColon) {
    const values = region === 'step' && !isSet ? ownOf(PROPERTIES, typed)?.values : valuesOf(typed);
    return region === 'configuration' || region === 'step' || isSet ? valueWords(rest, values) : undefined;
  }
  if (rest !== '' || region === 'values') return undefined;
  if (isSet) return region === 'step' ? { typed, options: settingWords('step') } : undefined;
  if (region === 'configuration') return { typed, options: settingWords('suite') };
  if (region === 'settings') return { typed, options: settingWords('test') };
  if (region === 'step') return hasHyphen ? { typed, options: stepWords() } : undefined;
  if (hasHyphen) return { typed, options: lineWords() };
  if (indent > 0) return undefined;
  const label = 'configuration';
  return { typed, options: [{ label, insert: `${label}:\n  `, meaning: 'Settings for the file' }] };
}

function lineWords(): Completion[] {
  const words = Object.entries(LINES).filter(([word]) => !COMMANDS[word]?.old);
  return words.map(([label, meaning]) => {
    const insert = label === '$PAUSE' ? `${label} ` : label in COMMANDS ? label : `${label}: `;
    return { label, meaning, insert };
  });
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

/** @param typed the part of the value typed so far */
function valueWords(typed: string, values: readonly string[] = []): Words | undefined {
  return /^[\w-]*$/.test(typed) ? { typed, options: values.map((label) => ({ label })) } : undefined;
}

function valuesOf(setting: string): readonly string[] | undefined {
  const { type, of } = settingOf(setting) ?? {};
  return type === 'boolean' ? ['true', 'false'] : of;
}

function jsonWords(text: string, offset: number): Words | undefined {
  const before = text.slice(0, offset);
  const end = text[offset] === '"';
  /** Adds the quotation marks that aren't there yet. */
  const quoted = (words: readonly Completion[], open: string, close: string) =>
    words.map((word) => ({ ...word, insert: `${open ? '' : '"'}${word.label}${open && end ? '' : close}` }));
  const [, key, quote = '', value = ''] = /"(\w+)"\s*:\s*("?)([\w-]*)$/.exec(before) ?? [];
  if (key !== undefined) {
    const words = valueWords(value, valuesOf(key));
    if (words && settingOf(key)?.type === 'text') return { ...words, options: quoted(words.options, quote, '"') };
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
  return open.length === 1 ? 'file' : open.at(-1) === DEVICE ? 'device' : undefined;
}

function ownOf<Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** The part of a script that a line belongs to. */
type Region = 'test' | 'step' | 'values' | 'configuration' | 'settings';

/** Splits the line at an offset into parts. The key's range refers to the complete text. */
function lineAt(text: string, offset: number) {
  const from = startOf(text, offset);
  const parts = readLine(text.slice(from, endOf(text, offset)));
  const range: Range = [from + parts.range[0], from + parts.range[1]];
  return { ...parts, range, region: regionOf(text.slice(0, from), parts.indent) };
}

/** The region a line belongs to, determined by the nearest lines above it with less indentation. */
function regionOf(above: string, indent: number): Region {
  const parents: string[] = [];
  let least = indent;
  for (const line of above.split('\n').slice(0, -1).reverse()) {
    if (least === 0 || /^---/.test(line)) break;
    const start = line.search(/[^ ]/);
    if (line.trim() === '' || start >= least) continue;
    parents.push(line);
    least = start;
  }
  const [parent = '', grandparent] = parents;
  if (parents.length === 0) return 'test';
  if (/^configuration:/.test(parent)) return 'configuration';
  if (/^ *- +settings:/.test(parent)) return 'settings';
  return grandparent === undefined ? 'step' : /^configuration:/.test(grandparent) ? 'configuration' : 'values';
}
