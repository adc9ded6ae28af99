import type { Code, List, ListItem, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { element as partOf } from '../../api/reference/nodes';
import {
  EXERCISE_KINDS,
  firstAnswer,
  isScript,
  PROJECT_FAULTS,
  type Exercise,
  type ExerciseKind,
} from '../../script/exercise/exercise';
import { judge, requestOf } from '../../script/exercise/judge';
import { weakAnswers } from '../../script/exercise/weak';
import { runText } from '../../script/run/text';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../../errors';
import { readYaml } from '../../reading/yaml';
import { withFault } from '../../script/dialogue/change';
import { faultsSchema, type Dialogue } from '../../script/dialogue/schema';
import { reporterFor, type PluginContext, type Report } from './context';
import { attributeOf } from './expression';
import { readFence } from './fence';

type Options = Pick<PluginContext, 'file' | 'problems' | 'dialogues' | 'exercises'>;

/**
 * A remark plugin that reads each `<Exercise>`, tries its solution, and splits it into the parts that the component
 * shows. The `exercise` attribute gets the exercise itself, as JSON.
 */
export function exercisePlugin(context: Options) {
  const { dialogues, exercises } = context;
  return (tree: Root) => {
    visit(tree, { type: 'mdxJsxFlowElement', name: 'Exercise' }, (element: MdxJsxFlowElement) => {
      const report = reporterFor(element, context);
      const parts = divide(element.children, attributeOf(element, 'kind') === 'step');
      const exercise = readExercise(element, parts);
      if (!Object.hasOwn(EXERCISE_KINDS, exercise.kind)) return;
      exercise.faults = readFaults(parts, report);
      const dialogue = dialogues?.get(`sample-${exercise.on}`);
      if (dialogue) {
        complete(exercise, dialogue);
        for (const [fault, remedy] of faultsOf(exercise, parts, dialogue))
          report(`the exercise ${exercise.id} ${fault}`, remedy);
      } else if (dialogues) report(`there is no target "${exercise.on}"`, `add practice/sample-${exercise.on}.yml`);
      exercises.push({ id: exercise.id, line: element.position?.start.line ?? 1 });
      element.children = shown(parts);
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'exercise', value: JSON.stringify(exercise) });
    });
  };
}

type Node = MdxJsxFlowElement['children'][number];

/** The marks of an exercise's code blocks. */
const MARK = /(?<=^|\s)(?:given|solution|faults)(?=\s|$)/;

/** An exercise's contents. */
interface Parts extends Partial<Record<'given' | 'solution' | 'faults' | 'settings', Code>> {
  task: Node[];
  /** Everything after the solution. */
  why: Node[];
  /** Hints, and explanations of wrong answers. */
  asides: MdxJsxFlowElement[];
  choices?: List;
}

/** @param isStep whether readers predict the result of the given script, which the text after it then explains */
function divide(children: readonly Node[], isStep: boolean): Parts {
  const parts: Parts = { task: [], why: [], asides: [] };
  for (const node of children) {
    const mark = node.type === 'code' ? (MARK.exec(node.meta ?? '')?.[0] as keyof Parts | undefined) : undefined;
    if (mark) Object.assign(parts, { [mark]: node });
    else if (node.type === 'mdxJsxFlowElement' && (node.name === 'Hint' || node.name === 'Wrong'))
      parts.asides.push(node);
    else if (node.type === 'list' && node.children.some(({ checked }) => typeof checked === 'boolean'))
      parts.choices = node;
    else {
      if (node.type === 'code' && readFence(node.meta ?? '').title === 'testing.json') parts.settings = node;
      ((isStep ? parts.given : parts.solution) ? parts.why : parts.task).push(node);
    }
  }
  return parts;
}

function readExercise(element: MdxJsxFlowElement, { given, solution, asides, choices, settings }: Parts): Exercise {
  const right = choices?.children.findIndex(({ checked }) => checked) ?? -1;
  const kind = attributeOf(element, 'kind') as ExerciseKind;
  return {
    id: attributeOf(element, 'id') ?? '',
    kind,
    on: attributeOf(element, 'on') ?? (kind === 'selector' ? 'bot' : 'line'),
    given: attributeOf(element, 'messages') ?? given?.value ?? '',
    solution: solution?.value ?? String(right + 1),
    ...(settings && { settings: settings.value }),
    ...(attributeOf(element, 'framed') !== undefined && { isFramed: true }),
    wrong: asides.filter(({ name }) => name === 'Wrong').map((one) => attributeOf(one, 'when') ?? ''),
  };
}

function readFaults({ faults }: Parts, report: Report): Exercise['faults'] {
  if (!faults) return undefined;
  try {
    return readYaml(faults.value, 'faults', faultsSchema, 'write `effect: { original text: replacement }`');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    for (const { message, remedy } of error.problems) report(message, remedy);
    return undefined;
  }
}

/** Fills in the results of running the task. */
function complete(exercise: Exercise, dialogue: Dialogue): void {
  if (exercise.kind !== 'step') return;
  const { run } = runText(requestOf(exercise, exercise.given, dialogue));
  const interactions = run?.report.tests.flatMap((test) => test.interactions) ?? [];
  const failed = interactions.flatMap(({ outcome }, index) => (outcome === 'passed' ? [] : [index + 1]));
  exercise.inputs = interactions.map(({ input }) => input);
  exercise.solution = failed.length === 1 ? String(failed[0]) : '';
}

/** Finds an exercise's problems, each with the way to fix it. */
function* faultsOf(exercise: Exercise, parts: Parts, dialogue: Dialogue): Generator<[message: string, remedy: string]> {
  const { id, kind, solution, wrong, faults = {} } = exercise;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return yield ['has an invalid id', 'use lowercase letters, digits and hyphens'];
  if (kind === 'choice') return yield* choiceFaults(parts.choices?.children ?? []);
  if (kind !== 'selector' && !parts.given)
    return yield ['has no task', 'add the word "given" after the language of a code block'];
  if (kind === 'step') return yield* stepFaults(exercise);
  if (!parts.solution) return yield ['has no solution', 'add the word "solution" after the language of a code block'];
  const idle = Object.keys(faults).filter((name) =>
    isDeepStrictEqual(withFault(dialogue, faults[name] ?? {}), dialogue),
  );
  for (const name of idle) yield [`has a fault that changes nothing: "${name}"`, 'replace words that the target says'];
  const isIncomplete = kind === 'project' && Object.keys(faults).length !== PROJECT_FAULTS;
  if (isIncomplete) yield [`needs ${PROJECT_FAULTS} faults`, 'list them in its "yaml faults" block'];
  if (idle.length > 0 || isIncomplete) return;
  const best = judge(exercise, solution, dialogue);
  const reason = best.wrong === undefined ? best.says : `<Wrong when="${wrong[best.wrong]}"> applies to it`;
  if (!best.isRight) yield [`has a solution that is not right: ${reason}`, 'fix the solution or the task'];
  const solves = (answer: string) => judge({ ...exercise, wrong: [] }, answer, dialogue).isRight;
  const weak = best.isRight && isScript(kind) && weakAnswers(exercise).find(({ text }) => solves(text));
  if (weak)
    yield [
      `is solved by an answer that ${weak.what}`,
      'in its "yaml faults" block, add a fault that such an answer misses',
    ];
  if (judge(exercise, firstAnswer(exercise), dialogue).isRight)
    yield ['is already solved as given', 'start with something that fails'];
  if (wrong.length === 0) yield ['does not explain a wrong answer', 'write a <Wrong when="…"> for a likely one'];
  for (const rule of kind === 'selector' ? wrong.filter((one) => !one.startsWith('/')) : [])
    if (solves(rule)) yield [`has a <Wrong when="${rule}"> that is the right answer`, 'remove it'];
}

function* stepFaults({ solution, inputs = [], wrong }: Exercise): ReturnType<typeof faultsOf> {
  if (solution === '') return yield ['needs exactly one failing step', 'change what is expected, or make it a choice'];
  for (const number of inputs.map((_, index) => String(index + 1)))
    if (number !== solution && !wrong.includes(number))
      yield [`does not explain why step ${number} passes`, `write <Wrong when="${number}">`];
}

function* choiceFaults(items: readonly ListItem[]): ReturnType<typeof faultsOf> {
  if (items.filter(({ checked }) => checked).length !== 1)
    return yield ['needs exactly one correct choice', 'write a list with one "- [x]" and others "- [ ]"'];
  for (const { children, position } of items)
    if (children.length < 2)
      yield [
        `does not explain the choice on line ${position?.start.line}`,
        'under it, indented, explain why it is right or wrong',
      ];
}

/** The children passed to the component, all but the asides in parts of one component. */
function shown({ task, given, solution, why, asides, choices }: Parts): MdxJsxFlowElement['children'] {
  const part = (name: string, children: readonly RootContent[]) => partOf('ExercisePart', { name }, children);
  return [
    part('Task', task),
    ...(given && given.lang !== 'text' ? [part('Given', [plainSample(given)])] : []),
    // The first paragraph of a choice is the option, and the rest explains why it is right or wrong.
    ...(choices?.children ?? []).map(({ children: [label, ...reasons] }) =>
      part('Option', [part('Label', label?.type === 'paragraph' ? label.children : []), ...reasons]),
    ),
    part('Solution', solution ? [plainSample(solution)] : []),
    part('Why', why),
    ...asides,
  ];
}

/** Hides a sample's conversation, which would give the answer away. */
function plainSample(code: Code): Code {
  return { ...code, meta: `${code.meta} view=script` };
}
