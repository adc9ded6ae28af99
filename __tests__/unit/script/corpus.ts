import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptProblem } from '../../../lib/script/check/problem';
import { readTestingJson } from '../../../lib/script/check/testing-json';
import { validateScript } from '../../../lib/script/check/script';

const FOLDER = '__tests__/fixtures/scripts';

/** The surroundings of a case. */
interface CaseContext {
  settings?: object;
  phrases?: string[];
}

/** A broken text, with the place of what is wrong in it. */
export interface Case {
  code: string;
  name: string;
  place: string;
  text: string;
  context: CaseContext;
}

/** The broken texts. A file holds those of a class: `=== line:column {context} name`, then the text. */
export function readCases(): Case[] {
  return readdirSync(path.join(FOLDER, 'broken')).flatMap((file) => {
    const cases = readFileSync(path.join(FOLDER, 'broken', file), 'utf8')
      .split(/^=== /m)
      .slice(1);
    return cases.map((one) => {
      const end = one.indexOf('\n');
      const [, place = '', context = '{}', name = ''] = /^(\S+) (\{.*\} )?(.*)$/.exec(one.slice(0, end)) ?? [];
      const code = path.basename(file, '.txt');
      return { code, name, place, text: one.slice(end + 1), context: JSON.parse(context) as CaseContext };
    });
  });
}

/** The texts without any problem, by file name. */
export function readRight(): [name: string, text: string][] {
  const folder = path.join(FOLDER, 'right');
  return readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

/** Scripts as people write them, with each problem: `=== severity code, … {context} | name`, then the text. */
export function readPeople(): { name: string; expected: string[]; text: string; context: CaseContext }[] {
  const parts = readFileSync(path.join(FOLDER, 'people.txt'), 'utf8').split(/^=== /m).slice(1);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const [, told = '', context = '{}', name = ''] = /^(.*?) (\{.*\} )?\| (.*)$/.exec(part.slice(0, end)) ?? [];
    const expected = told === 'clean' ? [] : told.split(', ');
    return { name, expected, text: part.slice(end + 1), context: JSON.parse(context) as CaseContext };
  });
}

/** Whether a text is a `testing.json`. */
export function isSettings(text: string, code = ''): boolean {
  return code === 'json-syntax' || text.trimStart().startsWith('{');
}

/** The problems of a text of any kind. */
export function problemsOf(text: string, code = '', context: CaseContext = {}): ScriptProblem[] {
  if (isSettings(text, code)) return readTestingJson(text).problems;
  const settings = context.settings && readTestingJson(JSON.stringify(context.settings)).value;
  return validateScript(text, { ...context, settings });
}
