import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { parseAllDocuments, type Document } from 'yaml';
import { yamlMistake } from '../reading/yaml';
import { positionAt } from '../reading/text';
import { faultOfJson } from '../script/json-faults';

/** A mistake in a text. */
export interface Fault {
  /** The line in the checked text, from 1. */
  line: number;
  /** The mistake, without a period. */
  message: string;
  /** How to fix it. Absent if the fix is to make the sample parse. */
  remedy?: string;
}

/** What is wrong with code that was copied from a word processor. */
export const NOT_CODE = {
  message: 'a curly quote, a long dash or a no-break space is not code',
  remedy: 'write a straight quote, a hyphen or a space',
};

/** The checkers for samples, by language. Other languages aren't checked. */
export const CHECKERS: Readonly<Record<string, (code: string) => Fault[]>> = {
  bash: checkBash,
  javascript: (code) => checkScript(code, 'sample.mjs'),
  json: checkJson,
  typescript: (code) => checkScript(code, 'sample.mts'),
  yaml: checkYaml,
};

function checkJson(code: string): Fault[] {
  const fault = faultOfJson(code);
  return fault ? [{ ...fault, line: positionAt(code, fault.range[0]).line }] : [];
}

/**
 * Parses JavaScript or TypeScript, depending on the file name. Accepts CommonJS, modules, and `await` outside
 * functions.
 */
function checkScript(code: string, fileName: string): Fault[] {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, allowJs: true };
  const { diagnostics = [] } = ts.transpileModule(code, { fileName, reportDiagnostics: true, compilerOptions });
  // Later errors usually follow from the first one.
  return diagnostics.slice(0, 1).map(({ file, start = 0, messageText }) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
    ...(/[“”‘’–—\u00a0]/.test(code[start] ?? '') && NOT_CODE),
  }));
}

/** Parses a shell script without running it. Finds nothing if there is no bash. */
function checkBash(code: string): Fault[] {
  // Messages must be in English to be parsed.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8', env });
  if (error || status === 0) return [];
  // "bash: line 3: syntax error …". A message's second line only repeats the sample.
  const [, line = '1', message = stderr.trim()] = /^bash: line (\d+): (.*)/.exec(stderr) ?? [];
  // A script that ends too early is reported on the line after its last.
  return [{ line: Math.min(Number(line), code.split('\n').length), message }];
}

/** Parses all documents of a YAML sample. */
function checkYaml(code: string): Fault[] {
  const documents: Document[] = [...parseAllDocuments(code)];
  return documents.flatMap(({ errors }) => errors.map((error) => ({ line: 1, ...yamlMistake(error, code) })));
}
