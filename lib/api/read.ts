import { existsSync } from 'node:fs';
import path from 'node:path';
import { ProblemError, throwIfAny, type Problem } from '../errors';
import { count } from '../reading/numbers';
import { positionAt, readText } from '../reading/text';
import { replaceTokens, type TokenValues } from '../reading/tokens';
import { readYaml, yamlLines } from '../reading/yaml';
import { faultOfJson, inWords } from '../script/index';
import { documentSchema } from './document';
import type { Api } from './model';
import { findNotShown } from './not-shown';
import { readOperations, UNKNOWN_SERVER, type Operation } from './operations';
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
  const { text, problems } = replaceTokens(readText(target), tokens, file, true);
  throwIfAny(problems);
  return parseApi(text, file);
}

/** Like {@link readApi}, for text with tokens filled in. */
export function parseApi(source: string, file: string): Api {
  if (file.endsWith('.json')) refuseFault(source, file);
  const remedy = 'follow OpenAPI 3; `npx @redocly/cli lint` gives more details';
  const document = readYaml(source, file, documentSchema, remedy);
  const resolve = makeResolver(document, source, file);
  const operations = readOperations(document, resolve);
  refuseDouble(operations, source, file);
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => {
    const $ref = `#/components/schemas/${encodeURIComponent(name)}`;
    return [name, readSchema({ $ref }, resolve)] as const;
  });
  return {
    ...{ document, source, file },
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    schemas: new Map(schemas),
    warnings: [...warningsOf(operations, file), ...findNotShown(document, source, file)],
  };
}

/** Warns about requests without a host, and about parameters that repeat a credential, which OpenAPI ignores. */
function warningsOf(operations: readonly Operation[], file: string): Problem[] {
  const warn = (message: string, remedy: string): Problem => ({ file, line: 1, message, remedy, severity: 'warning' });
  const lost = operations.filter(({ servers }) => servers.some(({ url }) => url.startsWith(UNKNOWN_SERVER)));
  const subject = `${count(lost.length, 'operation')} ${lost.length === 1 ? 'has' : 'have'}`;
  const ofServer = `${subject} no server that starts with https://, so samples use ${UNKNOWN_SERVER}`;
  const repeating = operations.filter(({ repeated }) => repeated.length > 0);
  const names = [...new Set(repeating.flatMap(({ repeated }) => repeated))].join(', ');
  const places = count(repeating.length, 'operation');
  const ofNames = `in ${places}, a parameter repeats a credential and is not shown: ${names}`;
  return [
    ...(lost.length > 0 ? [warn(ofServer, 'add "servers"')] : []),
    ...(names ? [warn(ofNames, 'remove the parameter, and write its description into "securitySchemes"')] : []),
  ];
}

/** Refuses invalid JSON with the parser that explains mistakes. */
function refuseFault(source: string, file: string): void {
  const fault = faultOfJson(source);
  if (!fault) return;
  const { line } = positionAt(source, fault.range[0]);
  const { message, remedy } = inWords(fault);
  throw new ProblemError({ file, line, message: `not valid JSON: ${message}`, remedy });
}

function refuseDouble(operations: readonly Operation[], source: string, file: string): void {
  const double = operations.find(({ id }, index) => operations.slice(0, index).some((one) => one.id === id));
  if (!double) return;
  throw new ProblemError({
    file,
    line: yamlLines(source, 1)(['paths', double.path, double.method.toLowerCase(), 'operationId']),
    message: `two operations have the id ${double.id}`,
    remedy: 'give one of them a different operationId',
  });
}
