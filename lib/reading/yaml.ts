import { LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ProblemError, type Problem } from '../errors';

/** Finds the line of a key path in a file. */
export type LineOf = (path: PropertyKey[]) => number;

/**
 * Reads YAML and holds it to a schema.
 * @param file the file's name for messages
 * @param remedy where a writer finds what the file may hold
 * @throws ProblemError with the line of each key that is not as the schema says, or of the mistake in the YAML
 */
export function readYaml<Data>(source: string, file: string, schema: z.ZodType<Data>, remedy: string): Data {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    throw new ProblemError({ file, ...yamlMistake(error), remedy: 'mend the YAML' });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ProblemError(schemaProblems(result.error.issues, source, file, remedy));
}

/** The faults that a schema finds in a YAML or JSON file, by line; several unknown keys in one place are a problem each. */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  source: string,
  file: string,
  remedy: string,
): Problem[] {
  const lineOf = yamlLines(source, 1);
  return issues.flatMap((issue) => {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ keys: [...issue.path, key], message: 'unknown key' }))
        : [{ keys: issue.path, message: issue.message }];
    return found.map(({ keys, message }) => ({
      file,
      line: lineOf(keys),
      message: `${keys.join('.') || 'the file'}: ${message}`,
      remedy,
    }));
  });
}

/** The parser's message about a text that is not YAML, with the place in the text. */
export function yamlMistake(error: unknown): Pick<Problem, 'line' | 'column' | 'message'> {
  const [place] = (error instanceof YAMLParseError && error.linePos) || [];
  const [reason = ''] = (error as Error).message.split(/ at line \d+|\n/);
  return { line: place?.line, column: place?.col, message: `not valid YAML: ${reason}` };
}

/** Returns a function that finds the file line of a key in a YAML text that starts on `firstLine` of its file; 1 where it stands nowhere. */
export function yamlLines(yaml: string, firstLine = 2): LineOf {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const items = (
        parent as {
          items?: { key?: { value?: unknown; range?: [number, number, number] }; range?: [number, number, number] }[];
        } | null
      )?.items;
      const last = path[length - 1];
      const item = typeof last === 'number' ? items?.[last] : items?.find((pair) => pair.key?.value === last)?.key;
      const range = (item as { range?: [number, number, number] } | undefined)?.range;
      if (range) return counter.linePos(range[0]).line + firstLine - 1;
    }
    return Math.max(1, firstLine - 1);
  };
}
