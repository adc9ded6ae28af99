/** An error stops a run or makes its result wrong, a warning probably does, and a hint is worth checking. */
export type Severity = 'error' | 'warning' | 'hint';

/** The documentation pages that contain the rules, with their names. */
export const PAGES = {
  overview: ['/script-reference/', 'Script reference'],
  inputs: ['/script-reference/inputs/', 'Inputs'],
  expectations: ['/script-reference/expectations/', 'Expectations and operators'],
  set: ['/script-reference/set/', 'Set expressions'],
  placeholders: ['/script-reference/placeholders/', 'Placeholders'],
  settings: ['/script-reference/testing-json/', 'testing.json'],
  oldNames: ['/guides/old-names/', 'Old names'],
} as const;

/** What is wrong, an arrow, and what to do. Data fills each `«name»`. A severity of its own comes first. */
export type Message = string | readonly [severity: Severity, text: string];

/** A rule for scripts and the files they run with. */
export interface Rule {
  /** An error by default. */
  severity?: Severity;
  /** The section with the rule: a page, and perhaps an anchor on it. By default, the shape of a test file. */
  page?: `${keyof typeof PAGES}${'' | `#${string}`}`;
  /** Explains the mistake and its effect to a beginner. */
  explanation: string;
  messages: Readonly<Record<string, Message>>;
  /** Set if its fixes move lines. Such a fix is made only in a block without other fixes. */
  movesLines?: true;
  /** Set if the mistake is often on every other line, and is reported once: for each message, or for all of them. */
  toldOnce?: 'message' | 'rule';
}

/** Rules by code. */
export type Rules = Readonly<Record<string, Rule>>;
