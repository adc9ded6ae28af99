import { readFence } from '../content/mdx/fence';
import {
  isScriptText,
  readTestingJson,
  RULE_CODES,
  RULES_BY_CODE,
  type ScriptProblem,
  validateScript,
} from '../script/index';
import { didYouMean } from '../reading/nearest';
import type { Fault } from './languages';

/**
 * Checks a sample that is a test script or a `testing.json` for errors and warnings.
 * @param meta the text after the language in its fence: `title="testing.json"` marks JSON as settings, and
 * `wrong="code"` names the rules that the sample breaks, all of which it must contain, and no others
 * @returns `undefined` if the sample is neither
 */
export function checkScriptSample(language: string, code: string, meta: string): Fault[] | undefined {
  const wrong = readFence(meta).wrong?.split(/[\s,]+/) ?? [];
  const problems = problemsOf(language, code, meta, wrong.length > 0);
  if (!problems) return undefined;
  const missing = wrong.filter((one) => !problems.some((problem) => problem.code === one));
  const others = problems.filter((problem) => problem.severity !== 'hint' && !wrong.includes(problem.code));
  return [...missing.map(notWrong), ...others.map(faultOf)];
}

function problemsOf(language: string, code: string, meta: string, isWrong: boolean): ScriptProblem[] | undefined {
  if (language === 'yaml' && (isWrong || isScriptText(code))) return validateScript(code);
  const isSettings = language === 'json' && /(?:^|\/)testing\.json$/.test(readFence(meta).title ?? '');
  return isSettings ? readTestingJson(code).problems : undefined;
}

function notWrong(code: string): Fault {
  if (Object.hasOwn(RULES_BY_CODE, code)) {
    const message = `the sample does not contain the mistake its fence declares: wrong="${code}"`;
    return { line: 1, message, remedy: 'add the mistake to the sample, or remove wrong=' };
  }
  const remedy = didYouMean(code, RULE_CODES, 'use one of the codes in lib/script/rules');
  return { line: 1, message: `there is no rule "${code}"`, remedy };
}

function faultOf({ from, code, message, remedy, address }: ScriptProblem): Fault {
  return { line: from.line, message: `${message} (${code})`, remedy: `${remedy}; for the rule, see ${address}` };
}
