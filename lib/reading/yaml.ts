import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ProblemError, type Problem } from '../errors';
import { CONFLICT, readText } from './text';

/** Finds the line of a key path in a file. */
export type LineOf = (path: PropertyKey[]) => number;

/**
 * Parses YAML or JSON and validates it against a schema.
 * @param file the file's name, for messages
 * @param remedy where writers find the valid keys
 * @throws ProblemError with the line of each invalid key, or of the mistake in the YAML
 */
export function readYaml<Data>(source: string, file: string, schema: z.ZodType<Data>, remedy: string): Data {
  let data: unknown;
  try {
    // JSON is YAML, but this is many times faster.
    data = file.endsWith('.json') ? JSON.parse(source) : parse(source);
  } catch (error) {
    throw new ProblemError({ file, ...yamlMistake(error, source) });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ProblemError(schemaProblems(result.error.issues, source, file, remedy));
}

/** Like {@link readYaml}, for a file. Messages name it relative to the project. */
export function readYamlFile<Data>(file: string, rootDir: string, schema: z.ZodType<Data>, remedy: string): Data {
  return readYaml(readText(file), path.relative(rootDir, file), schema, remedy);
}

/**
 * Finds schema problems in YAML or JSON, by line. Each unknown key is a separate problem.
 * @param remedy how to fix them, or how to fix a key
 * @param firstLine the line of the file that the text starts on
 */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  source: string,
  file: string,
  remedy: string | ((key: string) => string),
  firstLine = 1,
): Problem[] {
  const lineOf = yamlLines(source, firstLine);
  const all = issues.flatMap(meantIssues);
  // An unknown key was probably meant to be one of those that are missing next to it.
  const missingNextTo = (unknown: z.core.$ZodIssue) =>
    all.filter((one) => messageOf(one) === MISSING && one.path.slice(0, -1).join() === unknown.path.join());
  const meant = new Set(all.filter(({ code }) => code === 'unrecognized_keys').flatMap(missingNextTo));
  const found = all.flatMap((issue) => {
    if (meant.has(issue)) return [];
    if (issue.code !== 'unrecognized_keys') return { keys: issue.path, message: messageOf(issue) };
    const names = missingNextTo(issue).map(({ path }) => `"${String(path.at(-1))}"`);
    const missing = names.length > 0 ? `; ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} missing` : '';
    return issue.keys.map((key) => ({ keys: [...issue.path, key], message: `unknown key${missing}` }));
  });
  return found.map(({ keys, message }) => ({
    file,
    line: lineOf(keys),
    message: `${keys.join('.') || 'the file'}: ${message}`,
    remedy: typeof remedy === 'string' ? remedy : remedy(keys.join('.')),
  }));
}

/** Replaces general issues with the ones that help: why a key is rejected, or a value of one of the allowed kinds. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_key') return [{ ...issue, message: issue.issues[0]?.message ?? issue.message }];
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const isOtherKind = (one: z.core.$ZodIssue) => one.code === 'invalid_type' && one.path.length === 0;
  const inside = issue.errors.findLast((errors) => errors.length > 0 && !errors.some(isOtherKind));
  const isAbsent = issue.errors.flat().every(({ message }) => ABSENT.test(message));
  if (!inside) return [{ ...issue, message: isAbsent ? MISSING : 'must be a different kind of value' }];
  return inside.flatMap((one) => meantIssues({ ...one, path: [...issue.path, ...one.path] } as z.core.$ZodIssue));
}

const MISSING = 'is missing';

/** Zod's message for an absent key: `Invalid input: expected string, received undefined` */
const ABSENT = / received undefined$/;

/** Messages for values of the wrong type. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'must be a list: [one, two]',
  boolean: 'must be true or false, without quotes',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must contain keys of its own',
  record: 'must contain keys of its own',
  string: 'must be text; put what looks like a number, a date or a list in quotes',
};

/** Describes what is wrong with a value, for writers. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (ABSENT.test(issue.message)) return MISSING;
    return / received null$/.test(issue.message) ? 'is empty' : (TYPES[issue.expected] ?? issue.message);
  }
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'must be a complete address, such as https://docs.example';
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `must ${unit ? 'have' : 'be'} at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `must ${unit ? 'have' : 'be'} at most ${issue.maximum}${unit}`;
  // `Invalid string: must start with "/"`
  return issue.message.replace(/^Invalid string: /, '');
}

/** `All mapping items must start at the same column`, from the parser. */
const UNALIGNED = /^All (?:mapping|sequence)|^Sequence item|^A block sequence/;

const SPECIAL = 'a value that starts with a special character needs quotes';

/**
 * The parser's messages about frequent mistakes, rewritten for writers, with remedies that quotes don't fix. It writes
 * `Map keys must be unique at line 3, column 1:`, for example.
 */
const YAML_MISTAKES: readonly [reason: RegExp, message: string, remedy?: string][] = [
  [/^Map keys must be unique/, 'the key is already in the list above it', 'remove one of the two'],
  [/^Nested mappings are not allowed/, 'a value without quotes contains a colon and a space'],
  [/^Missing closing/, 'a quotation mark is never closed'],
  [/^Unexpected scalar at node end/, 'text follows the quotation mark or bracket that ends a value'],
  [/^Plain value cannot start|^Anchor cannot be/, SPECIAL],
  [/^Invalid escape sequence/, 'a backslash has a special meaning between double quotes'],
  [/^Implicit (?:map )?keys need/, 'a line has no colon and space after its key, or no space after its hyphen'],
  [/^Tabs are not allowed/, 'a line is indented with a tab', 'indent it with spaces'],
  [UNALIGNED, 'a line is not indented like the others', 'align it with them'],
  [/^Flow (?:sequence|map)/, 'a bracket or a brace is never closed', 'close it on the same line'],
];

/**
 * Describes invalid YAML, with its position and what to write instead.
 * @param source the text whose lines the parser counts
 */
export function yamlMistake(error: unknown, source: string): Omit<Problem, 'file'> {
  const lines = source.split('\n');
  const first = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  const conflict = first(/^<{7} /);
  if (conflict > 0) return { line: conflict, ...CONFLICT };
  const [place] = (error instanceof YAMLParseError && error.linePos) || [];
  const [reason = ''] = (error as Error).message.split(/ at line \d+|\n/);
  const [, words = reason, advice] = YAML_MISTAKES.find(([pattern]) => pattern.test(reason)) ?? [];
  // The parser reports an open quotation where the file ends.
  const open = reason.startsWith('Missing closing') ? first(/[:-] +(?:"[^"]*|'[^']*)$/) : 0;
  const line = open || oddLine(reason, lines, place?.line ?? 0) || first(/[:=]/);
  const next = lines[line] ?? '';
  const column = line === place?.line ? place.col : undefined;
  if (open > 0 && /^[^"']*["'] *$/.test(next))
    return {
      ...{ line: line + 1, message: 'not valid YAML: the line continues text in quotes, but is not indented further' },
      remedy: 'indent it further than the key of the text',
    };
  return {
    line,
    column,
    // The parser reads "*a*" as a reference to an anchor.
    message: `not valid YAML: ${/: +[*&!]/.test(lines[line - 1] ?? '') ? SPECIAL : words}`,
    remedy: advice ?? correctLine(lines[line - 1] ?? '', next),
  };
}

/** The line that isn't aligned: the reported one, or the one above it, if the reported one is aligned with the next. */
function oddLine(reason: string, lines: readonly string[], line: number): number {
  const indentOf = (number: number) => /^ *(?=\S)/.exec(lines[number - 1] ?? '')?.[0].length;
  const isAboveOdd = UNALIGNED.test(reason) && indentOf(line) === indentOf(line + 1);
  return isAboveOdd && indentOf(line - 1) !== indentOf(line) ? line - 1 : line;
}

/** The correction of a line: a space after the key or the hyphen, or quotes around the value. */
function correctLine(line: string, next: string): string {
  const [, key, text] = /^\s*([\w-]+)(?::(?=\S)| *= *)(.+)$/.exec(line) ?? /^\s*(-)(?=[^\s-])(.*)$/.exec(line) ?? [];
  if (key) return `write ${key === '-' ? key : `${key}:`} ${text}`;
  const [, start, value = ''] = /^\s*((?:- +)?[\w-]+:|-) +(.+?)\s*$/.exec(line) ?? [];
  if (/^[^:]*$/.test(value) && /^\s+[\w-]+:/.test(next)) return 'align the next line with it';
  if (!start || /^[[{].*[\]}]$/.test(value)) return 'write "key: value", and put text with signs in quotes';
  const plain = /^(["'])(?:(?!\1).)*$/.test(value) ? value.slice(1) : value.replace(/^(["'])(.*)\1$/, '$2');
  return `write ${start} ${/["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`}`;
}

/**
 * Returns a function that finds a key's line in YAML that starts at `firstLine` in its file. It returns 1 if the key is
 * missing.
 */
export function yamlLines(yaml: string, firstLine = 2): LineOf {
  const counter = new LineCounter();
  let parsed: ReturnType<typeof parseDocument> | undefined;
  return (path) => {
    // Parsed with the first key that is looked up, because that takes half a second for a large OpenAPI file.
    const document = (parsed ??= parseDocument(yaml, { lineCounter: counter }));
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
      const found = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
      if (isNode(found) && found.range) return counter.linePos(found.range[0]).line + firstLine - 1;
    }
    return Math.max(1, firstLine - 1);
  };
}
