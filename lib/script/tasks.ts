import { createChecker } from './check/script';
import { checkText } from './check/text';
import type { ChatDialogue, Dialogue, PhoneDialogue } from './dialogue/schema';
import { chatAfter, matchesOf } from './exercise/chat';
import { listenTo } from './exercise/ending';
import type { Exercise } from './exercise/exercise';
import { judge } from './exercise/judge';
import { whyOf } from './explain/why';
import { fixAll } from './repair/fix';
import { runText } from './run/request';
import type { Platform } from './words/words';

/** A text to check. */
interface Checkable {
  text: string;
  platform?: Platform;
}

/** Creates everything that pages ask of the language, by name. The checker remembers the text it checked last. */
export function createTasks() {
  const check = createChecker();
  return {
    check: ({ text, platform }: Checkable) => checkText(text, platform, check),
    fixAll: ({ text, platform }: Checkable) => fixAll(text, (one) => checkText(one, platform, check).problems).text,
    why: whyOf,
    run: runText,
    judge: ({ exercise, answer, dialogue }: { exercise: Exercise; answer: string; dialogue: Dialogue }) =>
      judge(exercise, answer, dialogue),
    listen: ({ script, line }: { script: string; line: PhoneDialogue }) => listenTo(script, line),
    /** For each line of an answer, the indexes of the elements it matches. */
    match: ({ exercise, answers, bot }: { exercise: Exercise; answers: readonly string[]; bot: ChatDialogue }) => {
      const elements = chatAfter(exercise, bot);
      return answers.map((_, index) =>
        matchesOf(answers.slice(0, index + 1).join('\n'), elements)?.map((element) => elements.indexOf(element)),
      );
    },
  };
}

/** See {@link createTasks}. */
type Tasks = ReturnType<typeof createTasks>;

/** The name of a task. */
export type TaskName = keyof Tasks;

/** What a task works on. */
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];

/** What a task returns. */
export type AnswerOf<Name extends TaskName> = ReturnType<Tasks[Name]>;
