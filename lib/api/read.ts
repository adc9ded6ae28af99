import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ProblemError, throwIfAny } from '../errors';
import { readText } from '../reading/text';
import { replaceTokens, type TokenValues } from '../reading/tokens';
import { jsonMistake } from '../reading/json';
import { schemaProblems } from '../reading/yaml';
import { documentSchema, type OpenApiDocument } from './document';
import type { Api } from './model';
import { readOperations } from './operations';
import { LostReference, makeResolver } from './resolve';
import { readSchema } from './schema';

/** The one OpenAPI file, inside the content folder. */
export const API_FILE = 'openapi.json';

/**
 * Reads the OpenAPI file of a content folder.
 * @returns `undefined` where the folder has none
 * @throws ProblemError with file and line when it cannot be shown as a reference
 */
export function readApi(contentDir: string, rootDir: string, tokens: TokenValues): Api | undefined {
  const target = path.join(contentDir, API_FILE);
  if (!existsSync(target)) return undefined;
  const file = path.relative(rootDir, target);
  const { text, problems } = replaceTokens(readText(target), tokens, file);
  throwIfAny(problems);
  return parseApi(text, file);
}

/** {@link readApi} for a text whose tokens are filled in. */
export function parseApi(source: string, file: string): Api {
  const document = parseDocument(source, file);
  const resolve = makeResolver(document);
  try {
    const operations = readOperations(document, resolve);
    refuseDoubles(
      operations.map(({ id }) => id),
      source,
      file,
    );
    const names = Object.keys(document.components?.schemas ?? {});
    const schemas = names.map((name) => [name, readSchema({ $ref: `#/components/schemas/${name}` }, resolve)] as const);
    return {
      document,
      source,
      file,
      operations: new Map(operations.map((operation) => [operation.id, operation])),
      schemas: new Map(schemas),
    };
  } catch (error) {
    if (!(error instanceof LostReference)) throw error;
    const line = lineOf(source, JSON.stringify(error.reference));
    throw new ProblemError({ file, line, message: error.message, remedy: 'mend the name, or add what it names' });
  }
}

function parseDocument(source: string, file: string): OpenApiDocument {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    const { line, message } = jsonMistake(error, source);
    throw new ProblemError({ file, line, message: `not valid JSON: ${message}`, remedy: 'mend the JSON' });
  }
  const result = documentSchema.safeParse(data);
  if (result.success) return result.data;
  const remedy = 'see what OpenAPI 3.1 asks for here, and what lib/api/document.ts needs of it';
  throw new ProblemError(schemaProblems(result.error.issues.flatMap(meantIssues), source, file, remedy));
}

/** The issues that help: the reason why a key is refused, and for a faulty value that could have been a reference only the fault. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_key') return [{ ...issue, message: issue.issues[0]?.message ?? issue.message }];
  const inside = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
  if (!inside?.length) return [issue];
  return inside.flatMap((one) => meantIssues({ ...one, path: [...issue.path, ...one.path] } as z.core.$ZodIssue));
}

function refuseDoubles(ids: readonly string[], source: string, file: string): void {
  throwIfAny(
    ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => ({
        file,
        line: lineOf(source, `"operationId": ${JSON.stringify(id)}`, ids.filter((one) => one === id).length),
        message: `two operations are called ${id}`,
        remedy: 'give one of them another operationId',
      })),
  );
}

/** The 1-based line on which a text stands for the n-th time. */
export function lineOf(source: string, text: string, count = 1): number | undefined {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []))[count - 1];
}
