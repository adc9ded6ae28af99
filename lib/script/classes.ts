import classes from './classes.json' with { type: 'json' };

/** How much a problem matters: an error stops or falsifies a run, a warning probably does, a hint is worth a look. */
export type Severity = 'error' | 'warning' | 'hint';

/** The pages of the documentation that own the rules of scripts, with their names. */
const PAGES: Readonly<Record<string, readonly [address: string, name: string]>> = {
  overview: ['/script-reference/', 'Script reference'],
  inputs: ['/script-reference/inputs/', 'Inputs'],
  expectations: ['/script-reference/expectations/', 'Expectations and operators'],
  set: ['/script-reference/set/', 'Set expressions'],
  placeholders: ['/script-reference/placeholders/', 'Placeholders'],
  settings: ['/script-reference/testing-json/', 'testing.json'],
  oldNames: ['/guides/old-names/', 'Old names'],
};

/** The code of a class of mistakes. */
export type ProblemCode = keyof typeof classes;

/** One class of mistakes. */
export interface ProblemClass {
  /** The heading under which /script-reference/messages/ lists it. */
  group: string;
  severity: Severity;
  /** The section of the documentation that has the rule. */
  address: string;
  /** The name of its page. */
  page: string;
  /** For a beginner: how the mistake comes about, and what it does. */
  explanation: string;
  /** Everything that the checker says of it; `…` is a passage of the text. */
  messages: readonly string[];
}

/** All classes of mistakes, by their code. */
export const PROBLEM_CLASSES = Object.fromEntries<ProblemClass>(
  Object.entries(classes).map(([code, { rule, severity, ...rest }]) => {
    const [name = '', section] = rule.split('#');
    const [page = '', title = ''] = PAGES[name] ?? [];
    const address = section === undefined ? page : `${page}#${section}`;
    return [code, { ...rest, severity: severity as Severity, address, page: title }];
  }),
) as Readonly<Record<ProblemCode, ProblemClass>>;
