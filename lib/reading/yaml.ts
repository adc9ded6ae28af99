import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ProblemError, type Problem } from '../errors';
import { readText } from './text';

/** Finds the line of a key path in a file. */
export type LineOf = (path: PropertyKey[]) => number;

/**
 * Parses YAML and validates it against a schema.
 * @param file the file's name, for messages
 * @param remedy where writers find the valid keys
 * @throws ProblemError with the line of each invalid key, or of the mistake in the YAML
 */
export function readYaml<Data>(source: string, file: string, schema: z.ZodType<Data>, remedy: string): Data {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    throw new ProblemError({ file, ...yamlMistake(error), remedy: 'fix the YAML' });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ProblemError(schemaProblems(result.error.issues, source, file, remedy));
}

/** Like {@link readYaml}, for a file. Messages name it relative to the project. */
export function readYamlFile<Data>(file: string, rootDir: string, schema: z.ZodType<Data>, remedy: string): Data {
  return readYaml(readText(file), path.relative(rootDir, file), schema, remedy);
}

/** Finds schema problems in a YAML or JSON file, by line. Each unknown key is a separate problem. */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  source: string,
  file: string,
  remedy: string,
): Problem[] {
  const lineOf = yamlLines(source, 1);
  return refusedKeys(issues).map(({ keys, message = 'unknown key' }) => ({
    file,
    line: lineOf(keys),
    message: `${keys.join('.') || 'the file'}: ${message}`,
    remedy,
  }));
}

/** The keys a schema rejects, each with the reason, except unknown keys. */
export function refusedKeys(issues: readonly z.core.$ZodIssue[]): { keys: PropertyKey[]; message?: string }[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ keys: [...issue.path, key] }))
      : [{ keys: issue.path, message: messageOf(issue) }],
  );
}

/** Messages for values of the wrong type. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'must be a list: [one, two]',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must contain keys of its own',
  record: 'must contain keys of its own',
  string: 'must be text; put what looks like a number, a date or a list in quotes',
};

/** Describes what is wrong with a value, for writers. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return / received undefined$/.test(issue.message) ? 'is missing' : (TYPES[issue.expected] ?? issue.message);
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `must ${unit ? 'have' : 'be'} at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `must ${unit ? 'have' : 'be'} at most ${issue.maximum}${unit}`;
  return issue.message;
}

/** The parser's messages about frequent mistakes, rewritten for writers. */
const YAML_MISTAKES: ReadonlyMap<string, string> = new Map([
  ['Map keys must be unique', 'the key is already in the list above it'],
  ['Nested mappings are not allowed in compact mappings', 'a value without quotes contains a colon and a space'],
]);

/** The parser's message about invalid YAML, with its position. */
export function yamlMistake(error: unknown): Pick<Problem, 'line' | 'column' | 'message'> {
  const [place] = (error instanceof YAMLParseError && error.linePos) || [];
  const [reason = ''] = (error as Error).message.split(/ at line \d+|\n/);
  const message = `not valid YAML: ${YAML_MISTAKES.get(reason) ?? reason}`;
  return { line: place?.line, column: place?.col, message };
}

/**
 * Returns a function that finds a key's line in YAML that starts at `firstLine` in its file. It returns 1 if the key is
 * missing.
 */
export function yamlLines(yaml: string, firstLine = 2): LineOf {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  return (path) => {
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
