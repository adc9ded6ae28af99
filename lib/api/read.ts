import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ProblemError, throwIfAny, type Problem } from '../errors';
import { isUsableServer } from '../playground/url';
import { positionAt, readText } from '../reading/text';
import { replaceTokens, type TokenValues } from '../reading/tokens';
import { schemaProblems, yamlLines, yamlMistake } from '../reading/yaml';
import { faultOfJson } from '../script/json-faults';
import { documentSchema, type OpenApiDocument } from './document';
import type { Api } from './model';
import { findNotShown } from './not-shown';
import { readOperations, type Operation } from './operations';
import { UNKNOWN_SERVER } from './playground';
import { makeResolver } from './resolve';
import { readSchema } from './schema';

/** Possible names for a content folder's OpenAPI file. */
const API_FILES = ['openapi.json', 'openapi.yaml', 'openapi.yml'];

/**
 * Reads a content folder's OpenAPI file.
 * @returns `undefined` if there is none
 * @throws ProblemError with file and line if the reference can't show it
 */
export function readApi(contentDir: string, rootDir: string, tokens: TokenValues): Api | undefined {
  const target = API_FILES.map((name) => path.join(contentDir, name)).find(existsSync);
  if (!target) return undefined;
  const file = path.relative(rootDir, target);
  const groups = new Set([...tokens.keys()].map((name) => name.split('.')[0]));
  // Templates in descriptions and examples are left as they are, unless they name an identity group.
  const escaped = readText(target).replace(/(?<![$\\])\{\{\s*([\w-]+)(?=[\s.}])/g, (match, group: string) =>
    groups.has(group) ? match : `\\${match}`,
  );
  const { text, problems } = replaceTokens(escaped, tokens, file);
  throwIfAny(problems);
  return parseApi(text, file);
}

/** Like {@link readApi}, for text with tokens filled in. */
export function parseApi(source: string, file: string): Api {
  const document = parseDocument(source, file);
  const resolve = makeResolver(document, source, file);
  const operations = readOperations(document, resolve);
  refuseDoubles(operations, source, file);
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => {
    const $ref = `#/components/schemas/${encodeURIComponent(name)}`;
    return [name, readSchema({ $ref }, resolve)] as const;
  });
  return {
    ...{ document, source, file },
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    schemas: new Map(schemas),
    warnings: [...warnOfServers(operations, file), ...findNotShown(document, source, file)],
  };
}

/** Warns about operations whose requests can't be sent, because the file doesn't name a host. */
function warnOfServers(operations: readonly Operation[], file: string): Problem[] {
  const lost = operations.filter(({ servers }) => !servers.some(({ url }) => isUsableServer(url)));
  if (lost.length === 0) return [];
  const message = `${lost.length} operations have no server that starts with https://, so their samples use ${UNKNOWN_SERVER}`;
  return [{ file, line: 1, message, remedy: 'add "servers"', severity: 'warning' }];
}

function parseDocument(source: string, file: string): OpenApiDocument {
  let data: unknown;
  try {
    data = /\.ya?ml$/.test(file)
      ? parse(source, keepDigits, { intAsBigInt: true })
      : // JSON.parse would round long numbers, but text keeps its digits.
        JSON.parse(source.replace(/("(?:maximum|minimum)"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g, '$1"$2"'));
  } catch (error) {
    if (/\.ya?ml$/.test(file)) throw new ProblemError({ file, ...yamlMistake(error, source) });
    const { range: [start] = [0], message, remedy = 'fix the JSON' } = faultOfJson(source) ?? {};
    const { line } = positionAt(source, start);
    throw new ProblemError({ file, line, message: `not valid JSON: ${message}`, remedy });
  }
  const result = documentSchema.safeParse(data);
  if (result.success) return result.data;
  const remedy = 'follow OpenAPI 3; `npx @redocly/cli lint` gives more details';
  throw new ProblemError(schemaProblems(result.error.issues, source, file, remedy));
}

function keepDigits(_key: unknown, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

function refuseDoubles(operations: readonly Operation[], source: string, file: string): void {
  const doubles = operations.filter(({ id }, index) => operations.findIndex((one) => one.id === id) < index);
  if (doubles.length === 0) return;
  const lineAt = yamlLines(source, 1);
  throwIfAny(
    doubles.map(({ id, path: address, method }) => ({
      file,
      line: lineAt(['paths', address, method.toLowerCase(), 'operationId']),
      message: `two operations have the id ${id}`,
      remedy: 'give one of them a different operationId',
    })),
  );
}
