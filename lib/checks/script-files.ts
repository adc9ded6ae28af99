import type { Problem } from '../errors';
import { readData } from '../script/data';
import type { ScriptProblem } from '../script/problem';
import { readTestingJson } from '../script/testing-json';
import { validateScript } from '../script/validate';

/** A file by its name and content. */
export interface NamedText {
  name: string;
  text: string;
}

/**
 * Checks test scripts with what belongs to them: a `.json` file is the `testing.json` that they run with, a `.csv` file the data
 * that their placeholders name. Where there are several of these, the first one counts for the scripts.
 */
export function checkScriptFiles(files: readonly NamedText[]): Problem[] {
  const problems: Problem[] = [];
  const told = (name: string, found: readonly ScriptProblem[]) =>
    found.forEach((problem) => problems.push(problemOf(name, problem)));
  const ofKind = (ending: string) => files.filter(({ name }) => name.toLowerCase().endsWith(ending));
  const [settings] = ofKind('.json').map(({ name, text }) => {
    const read = readTestingJson(text);
    told(name, read.problems);
    return read.value;
  });
  const [columns] = ofKind('.csv').map(({ name, text }) => {
    const data = readData(text);
    told(name, data.problems);
    return data.columns;
  });
  for (const { name, text } of files)
    if (!/\.(json|csv)$/i.test(name)) told(name, validateScript(text, { settings, columns }));
  return problems;
}

function problemOf(file: string, { from, code, message, remedy, address, severity }: ScriptProblem): Problem {
  return {
    file,
    ...from,
    message: `${message} (${code})`,
    remedy: `${remedy}; ${address} has the rule`,
    ...(severity !== 'error' && { severity }),
  };
}
