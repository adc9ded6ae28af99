import { explainScript, type Conversation } from './explain';
import type { Range, ScriptProblem } from './problem';
import { isSettings } from './recognize';
import { describe } from './schema';
import { readTestingJson } from './testing-json';
import type { Block } from './tree';
import { readScript } from './validate';
import type { Platform } from './words/platforms';
import { settingOf } from './words/settings';

/** Checked text, with its problems and contents. */
export interface CheckedText {
  problems: readonly ScriptProblem[];
  /** The tests of a script. Empty for a `testing.json`. */
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
 */
export function checkText(text: string, platform?: Platform): CheckedText {
  if (isSettings(text)) {
    const { problems, value } = readTestingJson(text);
    return { problems, tests: [], settings: value?.kind === 'block' ? effectsOf(value) : [] };
  }
  const { script, problems, placeOf } = readScript(text, { platform });
  const conversations = explainScript(script, { platform });
  return {
    problems,
    tests: script.tests.flatMap(({ range }, index) => {
      const conversation = conversations[index];
      return conversation && conversation.turns.length > 0 ? [{ conversation, range: placeOf(range) }] : [];
    }),
    settings: [],
  };
}

function effectsOf({ entries }: Block): CheckedText['settings'] {
  return entries.flatMap(({ key: { text: name } }) => {
    const setting = settingOf(name);
    return setting ? [{ name, meaning: describe(setting) }] : [];
  });
}
