// The test language's door. Code outside this folder imports from here only.

export { LONGEST_TEXT, MOST_TESTS, sentence, type ScriptProblem } from './check/problem';
export { createChecker, validateScript } from './check/script';
export { readPhrases, readTestingJson } from './check/testing-json';
export { checkText, type CheckedTest, type CheckedText } from './check/text';
export { inVariant } from './dialogue/change';
export { replyTo } from './dialogue/chat';
export { answerCall, type Line, type LineInput } from './dialogue/line';
export { dialogueSchema, faultsSchema, type ChatDialogue, type Dialogue, type PhoneDialogue } from './dialogue/schema';
export { durationOf, speak } from './dialogue/speech';
export { completionsAt, helpAt } from './editor/complete';
export { partsOfLine } from './editor/parts';
export { SCRIPT_SCHEMAS } from './editor/schema';
export { chatAfter } from './exercise/chat';
export { endingOf, listenTo, SPAN, withEnding, type EndingSettings, type Listened } from './exercise/ending';
export {
  EXERCISE_KINDS,
  firstAnswer,
  hasScript,
  judgeChoice,
  PROJECT_FAULTS,
  type Exercise,
  type ExerciseKind,
  type Verdict,
} from './exercise/exercise';
export { corrected, homophoneSettings, isCorrected, repliesOf, type Misheard } from './exercise/homophones';
export { complete, exerciseFaults, type ExerciseFault } from './exercise/mistakes';
export { explainScript, type Conversation } from './explain/conversation';
export { replyIn } from './explain/why';
export { isScriptText, operatorOf } from './grammar';
export { THRESHOLD } from './match/compare';
export { faultOfJson } from './parse/json';
export { parseScript } from './parse/parse';
export { fixAll } from './repair/fix';
export { inWords, type Change, type Range } from './rules/report';
export { messagesOf, RULE_CODES, RULE_GROUPS, RULES_BY_CODE, sectionOf, type RuleCode } from './rules/rules';
export type { Rule } from './rules/rule';
export type { CheckResult } from './run/checks';
export { default as differences } from './run/differences.json' with { type: 'json' };
export type { Message, PageElement } from './run/page';
export { progressOf, timesOf, type RowProgress, type TestProgress } from './run/progress';
export type { RunEvent, RunReport, TestReport } from './run/report';
export { runText, TARGETS, type RunAnswer, type RunRequest, type RunSetup, type Target } from './run/request';
export type { AnswerOf, InputOf, TaskName } from './tasks';
export { resolveSettings } from './settings/resolve';
export { settingOf, type Setting, type Shape } from './settings/table';
export type { Value } from './tree';
export { isPlatform, PLATFORMS, VOICE, type Platform } from './words/words';
