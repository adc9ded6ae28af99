import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseAllDocuments,
  Scalar,
  type Document,
  type YAMLError,
} from 'yaml';
import type { Range } from './problem';

/** A scalar: text between YAML or JSON punctuation. */
export interface Word {
  kind: 'word';
  text: string;
  range: Range;
  /** Whether the text is unquoted and may therefore be a number or a boolean. */
  plain: boolean;
}

/** A list of values. */
export interface List {
  kind: 'list';
  items: readonly Value[];
  range: Range;
}

/** A key with its value. */
export interface Entry {
  key: Word;
  /** The value. If nothing follows the key, it is an empty plain word. */
  value: Value;
}

/** A map: keys with values. */
export interface Block {
  kind: 'block';
  entries: readonly Entry[];
  range: Range;
}

/** Any YAML or JSON value. */
export type Value = Word | List | Block;

/** A document in the text, separated from the next by `---`. */
export interface Part {
  range: Range;
  /** The document's contents. Absent if it is empty, or if it is broken and they could only be guessed. */
  value?: Value;
  /** The first YAML error. Later errors usually follow from it. */
  error?: YAMLError;
  /** References to anchors that don't exist: `*name`. */
  loose: readonly Range[];
}

/**
 * Parses the documents in a YAML or JSON text. Values stay as written, so a phone number keeps its plus, and `yes` is
 * distinct from `true`.
 */
export function readParts(text: string): Part[] {
  // The parser doesn't look for repeated keys, because that takes quadratic time. `checkKeys` finds them.
  const parsed = parseAllDocuments(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  return [...parsed].map((document) => readPart(document as Document, text));
}

function readPart({ contents, errors, range }: Document, text: string): Part {
  const place: Range = [range?.[0] ?? 0, range?.[2] ?? 0];
  if (errors[0]) return { range: place, error: errors[0], loose: [] };
  const reading: Reading = { text, anchors: new Set(), aliases: [] };
  const value = contents === null ? undefined : readValue(contents, reading);
  const loose = reading.aliases.filter(({ name }) => !reading.anchors.has(name)).map(({ range: at }) => at);
  const isEmpty = value?.kind === 'word' && value.plain && value.text === '';
  return { range: place, value: isEmpty ? undefined : value, loose };
}

interface Reading {
  text: string;
  anchors: Set<string>;
  aliases: { name: string; range: Range }[];
}

/** References aren't followed, because a few lines can expand beyond the available memory. */
function readValue(node: unknown, reading: Reading): Value {
  const { text, anchors, aliases } = reading;
  const place = (node as { range?: Range | null } | null)?.range ?? [0, 0];
  const [from] = place;
  let [, to] = place;
  // The parser counts the line break after a list as part of the list.
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  const range: Range = [from, to];
  if (isAlias(node)) {
    aliases.push({ name: node.source, range });
    return { kind: 'word', text: `*${node.source}`, range, plain: true };
  }
  const { anchor } = (node ?? {}) as { anchor?: string };
  if (anchor !== undefined) anchors.add(anchor);
  if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => readValue(item, reading)), range };
  if (isMap(node)) {
    const entries = node.items.filter(isPair).map(({ key, value }) => {
      const name = readValue(key, reading);
      const held = value === null ? emptyWord(name.range[1]) : readValue(value, reading);
      return { key: name.kind === 'word' ? name : { ...emptyWord(name.range[0]), range: name.range }, value: held };
    });
    return { kind: 'block', entries, range };
  }
  if (!isScalar(node)) return emptyWord(from);
  return { kind: 'word', text: String(node.value ?? ''), range, plain: node.type === Scalar.PLAIN };
}

function emptyWord(at: number): Word {
  return { kind: 'word', text: '', range: [at, at], plain: true };
}

/** A key's value in a block; the last one, if the key is repeated. */
export function valueOf(block: Value | undefined, name: string): Value | undefined {
  return block?.kind === 'block' ? block.entries.findLast(({ key }) => key.text === name)?.value : undefined;
}

/** A value's text, if it is a single word. */
export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'word' ? value.text : undefined;
}

/** A value's words, if it is a word or a list of words. */
export function wordsOf(value: Value): Word[] {
  if (value.kind === 'word') return [value];
  return value.kind === 'list' ? value.items.filter((item) => item.kind === 'word') : [];
}
