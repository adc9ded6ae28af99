import classes from './classes.json' with { type: 'json' };

/** An error stops a run or makes its result wrong, a warning probably does, and a hint is worth checking. */
export type Severity = 'error' | 'warning' | 'hint';

/** The documentation pages that contain the rules, with their names. */
const PAGES: Readonly<Record<string, readonly [address: string, name: string]>> = {
  overview: ['/script-reference/', 'Script reference'],
  inputs: ['/script-reference/inputs/', 'Inputs'],
  expectations: ['/script-reference/expectations/', 'Expectations and operators'],
  set: ['/script-reference/set/', 'Set expressions'],
  placeholders: ['/script-reference/placeholders/', 'Placeholders'],
  settings: ['/script-reference/testing-json/', 'testing.json'],
  oldNames: ['/guides/old-names/', 'Old names'],
};

/** The code that identifies a class of mistakes. */
export type ProblemCode = keyof typeof classes;

/** A class of mistakes that break the same rule. */
export interface ProblemClass {
  /** The heading under which /script-reference/messages/ lists it. */
  group: string;
  severity: Severity;
  /** The documentation section with the rule. */
  address: string;
  /** The page's name. */
  page: string;
  /** Explains the mistake and its effect to a beginner. */
  explanation: string;
  /** All messages in this class. `…` is a passage from the text. */
  messages: readonly string[];
}

/** All classes of mistakes, by code. */
export const PROBLEM_CLASSES = Object.fromEntries<ProblemClass>(
  Object.entries(classes).map(([code, { rule, severity, ...rest }]) => {
    const [name = '', section] = rule.split('#');
    const [page = '', title = ''] = PAGES[name] ?? [];
    const address = section === undefined ? page : `${page}#${section}`;
    return [code, { ...rest, severity: severity as Severity, address, page: title }];
  }),
) as Readonly<Record<ProblemCode, ProblemClass>>;
