import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Lexer,
  Parser,
  Scalar as YamlScalar,
  YAMLParseError,
  type CST,
  type Document as YamlDocument,
  type YAMLError,
} from 'yaml';
import type { Range } from './rules/report';

/**
 * The maximum number of levels, because values are read by recursion. If the stack is nearly full when V8 compiles a
 * pattern, it ends the process, and with it the page.
 */
export const MOST_LEVELS = 100;

/** A scalar: text between YAML or JSON punctuation. */
export interface Scalar {
  kind: 'scalar';
  text: string;
  range: Range;
  /** Whether the text is unquoted and may therefore be a number or a boolean. */
  plain: boolean;
}

/** A sequence, which is a list of values. */
export interface Sequence {
  kind: 'sequence';
  items: readonly Value[];
  range: Range;
}

/** A key with its value. */
export interface Pair {
  key: Scalar;
  /** The value. If nothing follows the key, it is an empty plain scalar. */
  value: Value;
}

/** A mapping of keys to values. */
export interface Mapping {
  kind: 'mapping';
  entries: readonly Pair[];
  range: Range;
}

/** Any YAML or JSON value. */
export type Value = Scalar | Sequence | Mapping;

/** A document in the text, separated from the next by `---`. */
export interface Document {
  range: Range;
  /** The document's contents. Absent if it is empty, or if it is broken and they could only be guessed. */
  value?: Value;
  /** The first YAML error. Later errors usually follow from it. */
  error?: YAMLError;
  /** References that aren't followed, `*name`: their anchors are loose, or have values that aren't scalars. */
  references: readonly { range: Range; isLoose: boolean }[];
}

/** Parses YAML or JSON. Values stay as written: a phone number keeps its plus, and `yes` isn't `true`. */
export function readDocuments(text: string): Document[] {
  // The parser doesn't look for repeated keys, because that takes quadratic time. `checkKeys` finds them.
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const;
  try {
    return [...new Composer(options).compose(tokensOf(text))].map((document) => readDocument(document, text));
  } catch (error) {
    if (error instanceof YAMLParseError) return [{ range: [0, text.length], error, references: [] }];
    throw error;
  }
}

/** @throws YAMLParseError if the text has more than {@link MOST_LEVELS} */
function* tokensOf(text: string): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // The document is on the stack, too.
    if (parser.stack.length > MOST_LEVELS + 1)
      throw new YAMLParseError([parser.offset, parser.offset], 'RESOURCE_EXHAUSTION', 'too many levels');
  }
  yield* parser.end();
}

function readDocument({ contents, errors, range }: YamlDocument, text: string): Document {
  const place: Range = [range?.[0] ?? 0, range?.[2] ?? 0];
  if (errors[0]) return { range: place, error: errors[0], references: [] };
  const references: { range: Range; isLoose: boolean }[] = [];
  const anchors = new Map<string, Value>();
  const read = (node: unknown): Value => {
    const range = rangeOf(node, text);
    // Only references to scalars are followed. With others, a few lines can expand beyond the available memory.
    if (isAlias(node)) {
      const value = anchors.get(node.source);
      if (value?.kind === 'scalar') return { ...value, range };
      references.push({ range, isLoose: value === undefined });
      return { kind: 'scalar', text: `*${node.source}`, range, plain: true };
    }
    const value = readContents(node, range);
    const { anchor } = (node ?? {}) as { anchor?: string };
    if (anchor !== undefined) anchors.set(anchor, value);
    return value;
  };
  const readContents = (node: unknown, range: Range): Value => {
    if (isSeq(node)) return { kind: 'sequence', items: node.items.map(read), range };
    if (isScalar(node))
      return { kind: 'scalar', text: String(node.value ?? ''), range, plain: node.type === YamlScalar.PLAIN };
    if (!isMap(node)) return emptyScalar(range[0]);
    const entries = node.items.map(({ key, value }) => {
      const name = read(key);
      const held = value === null ? emptyScalar(name.range[1]) : read(value);
      return { key: name.kind === 'scalar' ? name : { ...emptyScalar(name.range[0]), range: name.range }, value: held };
    });
    return { kind: 'mapping', entries, range };
  };
  const value = contents === null ? undefined : read(contents);
  const isEmpty = value?.kind === 'scalar' && value.plain && value.text === '';
  return { range: place, value: isEmpty ? undefined : value, references };
}

/** A node's range, without the line break after a list, which the parser counts as part of it. */
function rangeOf(node: unknown, text: string): Range {
  const [from, end] = (node as { range?: Range | null } | null)?.range ?? [0, 0];
  let to = end;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return [from, to];
}

function emptyScalar(at: number): Scalar {
  return { kind: 'scalar', text: '', range: [at, at], plain: true };
}

/** A key's value in a mapping; the last one, if the key is repeated. */
export function valueOf(block: Value | undefined, name: string): Value | undefined {
  return block?.kind === 'mapping' ? block.entries.findLast(({ key }) => key.text === name)?.value : undefined;
}

/** A value's text, if it is a scalar. */
export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'scalar' ? value.text : undefined;
}

/** A value's scalars, if it is one or a list of them. */
export function scalarsOf(value: Value): Scalar[] {
  if (value.kind === 'scalar') return [value];
  return value.kind === 'sequence' ? value.items.filter((item) => item.kind === 'scalar') : [];
}

/** A position as people count it. Both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** Makes a function that converts offsets in a text to positions. */
export function positionsIn(text: string): (offset: number) => Position {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1);
  return (offset) => {
    const { line, col: column } = counter.linePos(offset);
    return { line, column };
  };
}
