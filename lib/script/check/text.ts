import { describe } from '../editor/schema';
import { explainScript, type Conversation } from '../explain/conversation';
import { isSettingsText } from '../grammar';
import type { Range } from '../rules/report';
import { settingOf } from '../settings/table';
import type { Platform } from '../words/words';
import { MOST_TESTS, type ScriptProblem } from './problem';
import { createChecker } from './script';
import { readTestingJson } from './testing-json';

/** Checked text, with its problems and contents. */
export interface CheckedText {
  problems: readonly ScriptProblem[];
  /** The first {@link MOST_TESTS} tests of a script. Empty for a `testing.json`. */
  tests: readonly CheckedTest[];
  /** The settings in a `testing.json`, in order, each with its effect. Empty for a script. */
  settings: readonly { name: string; meaning: string }[];
}

export interface CheckedTest {
  conversation: Conversation;
  range: Range;
}

/**
 * Checks a test script or a `testing.json`. Never throws.
 * @param platform the platform under test, if the script doesn't show it
 * @param check a checker that remembers the previous text
 */
export function checkText(text: string, platform?: Platform, check = createChecker()): CheckedText {
  if (isSettingsText(text)) {
    const { problems, value } = readTestingJson(text);
    const entries = value?.kind === 'mapping' ? value.entries : [];
    const settings = entries.flatMap(({ key: { text: name } }) => {
      const setting = settingOf(name);
      return setting ? { name, meaning: describe(setting) } : [];
    });
    return { problems, tests: [], settings };
  }
  const { script, problems, places } = check(text, { platform });
  const conversations = explainScript({ ...script, tests: script.tests.slice(0, MOST_TESTS) }, { platform });
  const tests = places.flatMap((range, index) => {
    const conversation = conversations[index];
    return conversation && conversation.turns.length > 0 ? [{ conversation, range }] : [];
  });
  return { problems, tests, settings: [] };
}
