import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { parseAllDocuments, type Document } from 'yaml';
import { yamlMistake } from '../reading/yaml';
import { positionAt } from '../reading/text';
import { faultOfJson, inWords } from '../script/index';

/** A mistake in a text. */
export interface Fault {
  /** The line in the checked text, from 1. */
  line: number;
  /** The mistake, without a period. */
  message: string;
  /** How to fix it. Absent if the fix is to make the sample parse. */
  remedy?: string;
}

/** The problem with code that was copied from a word processor. */
export const NOT_CODE = {
  message: 'a curly quote, a long dash or a no-break space is not code',
  remedy: 'write a straight quote, a hyphen or a space',
};

/** Tags of template languages, such as Handlebars, Jinja, Helm and ERB. */
const TEMPLATE = /\{\{[^]*?\}\}|\{%[^]*?%\}|<%[^]*?%>/;

/**
 * Checks a sample. Finds nothing in a template, which isn't valid until it is filled in, and in other languages.
 * @param ofBash what is wrong with each shell script, from {@link checkBash}
 */
export function checkLanguage(language: string, code: string, ofBash: ReadonlyMap<string, Fault[]>): Fault[] {
  const faults = (language === 'bash' ? ofBash.get(code) : CHECKERS[language]?.(code)) ?? [];
  return faults.length > 0 && TEMPLATE.test(code) ? [] : faults;
}

/** The checkers for samples in other languages than Bash. */
const CHECKERS: Readonly<Record<string, (code: string) => Fault[]>> = {
  javascript: (code) => checkScript(code, 'sample.mjs'),
  json: checkJson,
  typescript: (code) => checkScript(code, 'sample.mts'),
  yaml: checkYaml,
};

function checkJson(code: string): Fault[] {
  const fault = faultOfJson(code);
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  if (fault && lines.length > 1 && lines.every((line) => !faultOfJson(line)))
    return [{ line: 2, message: 'each line is a JSON value of its own', remedy: 'mark the sample as jsonl' }];
  return fault ? [{ ...inWords(fault), line: positionAt(code, fault.range[0]).line }] : [];
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

/**
 * Reads scripts that end with a NUL character, and writes what is wrong with each, and a NUL character. After `set -n`,
 * bash only parses. The same bash does that for all scripts, because starting one takes much longer than parsing. A new
 * one is started for a script with a fault, because only its messages count lines from the script's start.
 */
const PARSE_EACH = `while IFS= read -rd '' code; do
  (eval "set -n\n$code") 2>/dev/null || bash -n 2>&1 <<<"$code"
  printf '\\0'
done`;

/**
 * Parses shell scripts without running them. Finds nothing if there is no bash.
 * @returns what is wrong with each script
 */
export function checkBash(scripts: readonly string[]): Map<string, Fault[]> {
  if (scripts.length === 0) return new Map();
  // Messages must be in English to be parsed.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const input = scripts.map((code) => `${code}\0`).join('');
  const { stdout } = spawnSync('bash', ['-c', PARSE_EACH], { input, encoding: 'utf8', env });
  const faults = stdout?.split('\0') ?? [];
  return new Map(scripts.map((code, place) => [code, faultOfBash(faults[place]?.trim(), code)]));
}

function faultOfBash(fault: string | undefined, code: string): Fault[] {
  if (!fault) return [];
  // "bash: line 3: syntax error …". A message's second line only repeats the sample.
  const [, line = '1', message = fault] = /^bash: line (\d+): (.*)/.exec(fault) ?? [];
  // A script that ends too early is reported on the line after its last.
  return [{ line: Math.min(Number(line), code.split('\n').length), message }];
}

/** Parses all documents of a YAML sample. */
function checkYaml(code: string): Fault[] {
  const documents: Document[] = [...parseAllDocuments(code)];
  return documents.flatMap(({ errors }) => errors.map((error) => ({ line: 1, ...yamlMistake(error, code) })));
}
