import { parse, parseFragment, type ParserError, type ParserOptions, type DefaultTreeAdapterMap } from 'parse5';
import { SaxesParser } from 'saxes';
import ts from 'typescript';
import { checkBash, checkPython } from './external';
import type { Checker, Fault } from './fault';
import { checkJson } from './json';
import { checkYaml } from './yaml';

/** How the samples of each language are checked. A language that is not here is reported as unchecked. */
export const CHECKERS: Readonly<Record<string, Checker>> = {
  bash: checkBash,
  html: checkHtml,
  javascript: (code) => checkScript(code, 'sample.mjs'),
  json: checkJson,
  python: checkPython,
  typescript: (code) => checkScript(code, 'sample.mts'),
  xml: checkXml,
  yaml: checkYaml,
};

/** Parses JavaScript or TypeScript, by the file name. CommonJS, modules and `await` outside a function are all fine. */
function checkScript(code: string, fileName: string): Fault[] {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, allowJs: true };
  const { diagnostics = [] } = ts.transpileModule(code, { fileName, reportDiagnostics: true, compilerOptions });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** Parses a whole document where the sample starts like one, otherwise a fragment. */
function checkHtml(code: string): Fault[] {
  const faults: Fault[] = [];
  const options: ParserOptions<DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: reason, startLine }: ParserError) =>
      faults.push({ line: startLine, message: reason.replaceAll('-', ' ') }),
  };
  if (/^\s*<(!doctype|html)\b/i.test(code)) parse(code, options);
  else parseFragment(code, options);
  return faults;
}

/** Parses one XML element or document; SSML is a case of it. Stops at the first fault, as later ones follow from it. */
function checkXml(code: string): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => faults.push({ line: parser.line, message: message.replace(/^\d+:\d+: /, '') }));
  parser.write(code).close();
  return faults.slice(0, 1);
}
