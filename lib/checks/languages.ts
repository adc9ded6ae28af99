import ts from 'typescript';
import { jsonMistake } from '../reading/json';
import { checkBash } from './bash';
import type { Checker, Fault } from './fault';
import { checkYaml } from './yaml';

/** The checkers for samples, by language. Other languages are reported as unchecked. */
export const CHECKERS: Readonly<Record<string, Checker>> = {
  bash: checkBash,
  javascript: (code) => checkScript(code, 'sample.mjs'),
  json: checkJson,
  typescript: (code) => checkScript(code, 'sample.mts'),
  yaml: checkYaml,
};

function checkJson(code: string): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [jsonMistake(error, code)];
  }
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
  }));
}
