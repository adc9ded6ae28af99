import { count } from '../../reading/numbers';
import type { ChatDialogue, Dialogue, PhoneDialogue } from '../dialogue/schema';
import type { ScriptProblem } from '../check/problem';
import { findSimilar, runText, type RunAnswer } from '../run/request';
import { chatAfter, matchesOf } from './chat';
import { listenTo } from './ending';
import { judgeChoice, withExplanation, type Exercise, type Judged, type Verdict } from './exercise';
import { isCorrected, repliesOf } from './homophones';

/** The number of missed faults that a verdict names. */
const MOST_NAMED = 3;

/** How much later than in the solution listening may end, in seconds. */
const SLACK = 1;

/**
 * Judges an answer. Never throws. The reader's regular expressions run here, so run this where it can be stopped.
 * @param dialogue the target {@link Exercise.on} names
 */
export function judge(exercise: Exercise, answer: string, dialogue: Dialogue): Verdict {
  const { kind, given } = exercise;
  if (kind === 'choice') return judgeChoice(exercise, answer);
  if (kind === 'step') return { ...judgeChoice(exercise, answer), run: runAnswer(exercise, given, dialogue).run };
  const judged: Judged =
    kind === 'selector'
      ? judgeSelector(exercise, answer, dialogue as ChatDialogue)
      : kind === 'ending'
        ? judgeEnding(exercise, answer, dialogue as PhoneDialogue)
        : kind === 'homophones'
          ? judgeHomophones(exercise, answer)
          : judgeScript(exercise, dialogue, runAnswer(exercise, answer, dialogue));
  return withExplanation(judged, exercise, answer);
}

/** Runs an answer that is a script. */
export function runAnswer({ settings, faults }: Exercise, text: string, dialogue: Dialogue): RunAnswer {
  return runText({ text, dialogue, settings, faults });
}

function judgeScript({ faults = {} }: Exercise, { kind }: Dialogue, answer: RunAnswer): Verdict {
  const { problems, run, isFlaky, missed = [] } = answer;
  const target = kind === 'phone' ? 'line' : 'bot';
  const [problem] = [...problems].sort((one, other) => Number(isError(other)) - Number(isError(one)));
  const advice = problem && `Line ${problem.from.line}: ${problem.message}. To fix it, ${problem.remedy}.`;
  if (advice && isError(problem)) return { isRight: false, says: advice };
  if (!run || run.report.executed === 0) return { isRight: false, says: "The script doesn't contain a test to run." };
  const { tests, executed } = run.report;
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const red = failed[0]?.interactions.find(({ outcome }) => outcome !== 'passed');
  if (red) {
    const names = failed.map(({ name }) => `“${name}”`).join(', ');
    const where = executed > 1 ? ` in ${names}, even though the ${target} meets its requirements` : '';
    const head = isFlaky ? 'The run passes with one wording of a reply, but fails with another' : 'The run fails';
    const last = failed[0]?.interactions.findLast(({ ended }) => ended === 'hang-up');
    const reply =
      red.outcome === 'not run'
        ? `The call ended before this step${last ? `, because ${quoted(last.input)} listens until the line hangs up` : ''}`
        : `The ${target} says ${quoted(red.actual)}${red.actual || kind !== 'phone' ? '' : ' while this step listens'}`;
    return { isRight: false, says: `${head} at ${quoted(red.input)}${where}. ${red.message ?? reply}.`, run };
  }
  const all = Object.keys(faults).length;
  const caught = `catches ${all - missed.length} of ${all} faults. It`;
  if (missed.length === 0)
    return { isRight: true, says: `The run passes.${all > 1 ? ` It catches ${all} of ${all} faults.` : ''}`, run };
  // Earlier steps may expect anything, because they only lead to the last one.
  const ends = tests.flatMap(({ interactions }) => interactions.slice(-1));
  const open = ends.find(({ checks }) => checks.every(({ expected }) => expected.every(({ text }) => text === '*')));
  const loose = findSimilar(run.report);
  const similar = missed.find((one) => one.similar)?.similar;
  const others = missed.length > MOST_NAMED ? `, and with ${count(missed.length - MOST_NAMED, 'other fault')}` : '';
  const names = missed.slice(0, MOST_NAMED).map(({ name }) => name);
  const says = [
    `Your script ${all > 1 ? `${caught} ` : ''}also passes when ${names.join(', and when ')}${others}.`,
    ...(open ? [`At ${quoted(open.input)}, your test expects nothing.`] : []),
    ...(loose
      ? [`The ${target} doesn't say ${quoted(loose.expected)}. Your test passes because the reply is similar.`]
      : similar
        ? [
            `The ${target} then says ${quoted(similar.reply)}, which is similar enough to ${quoted(similar.expected)} to pass.`,
          ]
        : []),
    ...(advice ? [advice] : []),
  ];
  return { isRight: false, says: says.join(' '), run };
}

const isError = ({ severity }: ScriptProblem) => severity === 'error';
const quoted = (text?: string) => (text ? `“${text.replace(/\.$/, '')}”` : 'nothing');

function judgeSelector(exercise: Exercise, answer: string, bot: ChatDialogue): Verdict {
  const elements = chatAfter(exercise, bot);
  const found = matchesOf(answer, elements);
  if (!found)
    return {
      isRight: false,
      says: "This page can't judge that selector. It shows only tags, ids, classes and text: use tags, #id, .class, > and :contains(…).",
    };
  const wanted = matchesOf(exercise.solution, elements) ?? [];
  const isRight = found.length === wanted.length && found.every((element) => wanted.includes(element));
  const extra = found.filter((element) => !wanted.includes(element)).length;
  const missing = wanted.filter((element) => !found.includes(element)).length;
  const matches = `It matches ${count(found.length, 'element')}`;
  if (isRight) return { isRight, says: `${matches}, exactly as the task asks.` };
  const says = [...(extra > 0 ? [`${extra} extra`] : []), ...(missing > 0 ? [`${missing} missing`] : [])].join(', ');
  return { isRight, says: `${matches}: ${says}.` };
}

function judgeEnding({ solution }: Exercise, answer: string, line: PhoneDialogue): Judged {
  const own = listenTo(answer, line);
  const best = listenTo(solution, line);
  const says = `The test heard ${count(own.heard, 'word')} and listened for ${own.end.toFixed(1)} seconds.`;
  if (own.heard < best.heard) return { isRight: false, says: `Too early. ${says}`, moment: 'early' };
  if (own.end > best.end + SLACK) return { isRight: false, says: `Too late. ${says}`, moment: 'late' };
  return { isRight: true, says };
}

function judgeHomophones({ given }: Exercise, answer: string): Verdict {
  const replies = repliesOf(given);
  const right = replies.filter((reply) => isCorrected(reply, answer)).length;
  const isRight = right === replies.length;
  const says = answer.includes('\\"')
    ? 'Leave out quotation marks and brackets: enter only the words.'
    : replies.length === 1
      ? `The reply ${isRight ? 'matches' : "doesn't match"} what the line said.`
      : `${right} of ${replies.length} replies match what the line said.`;
  return { isRight, says };
}
