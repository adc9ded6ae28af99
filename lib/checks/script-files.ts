import type { Problem } from '../errors';
import {
  fixAll,
  parseScript,
  readPhrases,
  readTestingJson,
  resolveSettings,
  type RuleCode,
  type ScriptProblem,
  validateScript,
} from '../script/index';

/** A file's name and content. */
export interface NamedText {
  name: string;
  text: string;
}

/** A test script and the files it runs with. */
export interface ScriptFile extends NamedText {
  /** Its `testing.json`. */
  settings?: NamedText;
  /** Its phrase files, such as `locales/en.yml`. */
  locales: readonly NamedText[];
}

/** A problem in a file, with its rule. */
interface FileProblem extends Problem {
  rule: RuleCode;
  /** The documentation section with the rule. */
  url: string;
}

/**
 * Checks test scripts and the files they run with. Shared files are checked once.
 * @param docsUrl the documentation's address, without a trailing slash
 * @param isFixing whether to apply unambiguous fixes first
 * @returns the problems left, the changed files, and the number of fixes
 */
export function checkScriptFiles(scripts: readonly ScriptFile[], docsUrl: string, isFixing = false) {
  const checked = { problems: [] as FileProblem[], changed: [] as NamedText[], fixed: 0 };
  const read = new Map<string, string>();
  /** Reports a file's problems once. Returns its text with any fixes applied. */
  const textOf = ({ name, text }: NamedText, problemsOf: (text: string) => readonly ScriptProblem[]): string => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const fixed = isFixing ? fixAll(text, problemsOf) : { text, fixed: 0 };
    if (fixed.fixed > 0) checked.changed.push({ name, text: fixed.text });
    checked.fixed += fixed.fixed;
    for (const problem of problemsOf(fixed.text)) checked.problems.push(problemOf(name, problem, docsUrl));
    read.set(name, fixed.text);
    return fixed.text;
  };
  const untyped = new Set(scripts.filter(({ text }) => !hasType(text)).map(({ settings }) => settings?.name));
  for (const script of scripts) {
    const judged = (problem: ScriptProblem): ScriptProblem | [] => {
      if (problem.code !== 'missing-type') return problem;
      return untyped.has(script.settings?.name) ? { ...problem, severity: 'error' } : [];
    };
    const problemsOfSettings = (text: string) => readTestingJson(text).problems.flatMap(judged);
    const settings = script.settings && readTestingJson(textOf(script.settings, problemsOfSettings)).value;
    const phrases = script.locales.flatMap(({ text }) => readPhrases(text));
    textOf(script, (text) => validateScript(text, { settings, phrases }));
  }
  return checked;
}

/** Whether a script's configuration says the type of its tests. */
function hasType(text: string): boolean {
  return resolveSettings(parseScript(text).script.configuration).given('type') !== undefined;
}

function problemOf(
  file: string,
  { from, code, message, remedy, address, severity }: ScriptProblem,
  docsUrl: string,
): FileProblem {
  const url = `${docsUrl}${address}`;
  return {
    file,
    ...from,
    message: `${message} (${code})`,
    remedy: `${remedy}: ${url}`,
    ...(severity !== 'error' && { severity }),
    rule: code,
    url,
  };
}
