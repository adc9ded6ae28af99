/** Only a test script holds one of these: the name of a test, a configuration, a call, an expectation, a setting of a step. */
const SCRIPT =
  /^ *- +["']?(test(\.only|\.skip)? *:|\$DIAL\b)|^configuration:|^ +- +["']?(prompt|transcript) *(:|!=)|^ +- +["']?set \w+ *:/m;

/** Whether a text of YAML is a test script, or a part of one. */
export function isScript(text: string): boolean {
  return SCRIPT.test(text);
}

/** Whether a text is meant as `testing.json`: a test script never starts with a brace. */
export function isSettings(text: string): boolean {
  return /^\s*\{/.test(text);
}
