import { readFence, REMOVED_LINE } from '../content/mdx/fence';
import type { Sample } from '../content/page';
import type { Problem } from '../errors';
import { didYouMean } from '../reading/nearest';
import { positionAt } from '../reading/text';
import {
  isScriptText,
  readTestingJson,
  RULE_CODES,
  RULES_BY_CODE,
  type ScriptProblem,
  validateScript,
} from '../script/index';
import { checkBash, checkLanguage, type Fault, NOT_CODE } from './languages';

/** Quotes, dashes and spaces of word processors outside strings. */
const COMMAND = /^(?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*?(?:[“”‘]|[ \t][–—]-?[a-z]|\w\u00a0+[\w-])/m;
const VALUE = /^[^"'#\n]*[=([,][ \t]*[“‘]/m;
const COPIED: Record<string, RegExp> = {
  bash: COMMAND,
  json: COMMAND,
  yaml: /[:-][ \t]+[“‘]|^ *\u00a0/m,
  ...{ csharp: VALUE, go: VALUE, java: VALUE, php: VALUE, python: VALUE, ruby: VALUE },
};

/** Parses every sample in its language, and checks test scripts and settings against the service's rules. */
export function checkSamples(samples: readonly Sample[]): Problem[] {
  const copies = samples.map((sample) => ({ ...sample, code: sample.code.replaceAll(REMOVED_LINE, '\n') }));
  const ofBash = checkBash(copies.flatMap(({ language, code }) => (language === 'bash' ? code : [])));
  return copies.flatMap(({ file, firstLine, language, meta, code }) => {
    const place = COPIED[language]?.exec(code)?.index;
    const faults =
      place === undefined
        ? (checkScriptSample(language, code, meta) ?? checkLanguage(language, code, ofBash))
        : [{ line: positionAt(code, place).line, ...NOT_CODE }];
    return faults.map(({ line, message, remedy }) => ({
      file,
      line: firstLine + line - 1,
      message: `${language} sample: ${message}`,
      remedy: remedy ?? `fix the sample so that it parses, or mark it as "text" if it is not ${language}`,
    }));
  });
}

/**
 * Checks a sample that is a test script or a `testing.json` for errors and warnings.
 * @param meta the text after the language in its fence: `title="testing.json"` marks JSON as settings, and
 * `wrong="code"` names the rules that the sample breaks, all of which it must contain, and no others
 * @returns `undefined` if the sample is neither
 */
function checkScriptSample(language: string, code: string, meta: string): Fault[] | undefined {
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
