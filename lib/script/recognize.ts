/**
 * Matches lines found only in test scripts: a test name, a configuration, a call, an expectation, or a step setting.
 */
const SCRIPT =
  /^ *- +["']?(test(\.only|\.skip)? *:|\$DIAL\b)|^configuration:|^ +- +["']?(prompt|transcript) *(:|!=)|^ +- +["']?set \w+ *:/m;

/** Whether YAML text is a test script, or part of one. */
export function isScript(text: string): boolean {
  return SCRIPT.test(text);
}

/** Whether text is meant to be `testing.json`. A test script never starts with a brace. */
export function isSettings(text: string): boolean {
  return /^\s*\{/.test(text);
}
