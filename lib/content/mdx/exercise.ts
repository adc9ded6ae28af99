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
        for (const fault of faultsOf(exercise, parts, dialogue)) report(...fault);
      } else if (dialogues) report(`there is no target "${exercise.on}"`, `add practice/sample-${exercise.on}.yml`);
      exercises.push({ id: exercise.id, line: element.position?.start.line ?? 1 });
      element.children = shown(parts);
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'exercise', value: JSON.stringify(exercise) });
    });
  };
}

type Node = MdxJsxFlowElement['children'][number];

/** An exercise's contents. */
interface Parts {
  task: Node[];
  given?: Code;
  solution?: Code;
  faults?: Code;
  /** Everything after the solution. */
  why: Node[];
  hints: MdxJsxFlowElement[];
  wrong: MdxJsxFlowElement[];
  choices?: List;
  settings?: Code;
}

/** @param isStep whether readers predict the result of the given script, which the text after it then explains */
function divide(children: readonly Node[], isStep: boolean): Parts {
  const parts: Parts = { task: [], why: [], hints: [], wrong: [] };
  for (const node of children) {
    if (node.type === 'code' && isMarked(node, 'given')) parts.given = node;
    else if (node.type === 'code' && isMarked(node, 'solution')) parts.solution = node;
    else if (node.type === 'code' && isMarked(node, 'faults')) parts.faults = node;
    else if (isElement(node, 'Hint')) parts.hints.push(node);
    else if (isElement(node, 'Wrong')) parts.wrong.push(node);
    else if (node.type === 'list' && node.children.some(({ checked }) => typeof checked === 'boolean'))
      parts.choices = node;
    else {
      if (node.type === 'code' && readFence(node.meta ?? '').title === 'testing.json') parts.settings = node;
      ((isStep ? parts.given : parts.solution) ? parts.why : parts.task).push(node);
    }
  }
  return parts;
}

function isMarked({ meta }: Code, word: string): boolean {
  return (meta ?? '').split(/\s+/).includes(word);
}

function isElement(node: Node, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

function readExercise(element: MdxJsxFlowElement, { given, solution, wrong, choices, settings }: Parts): Exercise {
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
    wrong: wrong.map((one) => attributeOf(one, 'when') ?? ''),
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
  const { id, kind, solution, wrong } = exercise;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    return yield [`<Exercise id="${id}">`, 'use lowercase letters, digits and hyphens'];
  if (kind === 'choice') return yield* choiceFaults(parts.choices?.children ?? [], id);
  if (kind !== 'selector' && !parts.given)
    return yield [`the exercise ${id} has no task`, 'add the word "given" after the language of a code block'];
  if (kind === 'step') return yield* stepFaults(exercise);
  if (!parts.solution)
    return yield [`the exercise ${id} has no solution`, 'add the word "solution" after the language of a code block'];
  const idle = idleFaults(exercise, dialogue);
  for (const name of idle)
    yield [`the fault "${name}" in the exercise ${id} changes nothing`, 'replace words that the target says'];
  const isIncomplete = kind === 'project' && Object.keys(exercise.faults ?? {}).length !== PROJECT_FAULTS;
  if (isIncomplete) yield [`the project ${id} needs ${PROJECT_FAULTS} faults`, 'list them in its "yaml faults" block'];
  if (idle.length > 0 || isIncomplete) return;
  const best = judge(exercise, solution, dialogue);
  const reason = best.wrong === undefined ? best.says : `<Wrong when="${wrong[best.wrong]}"> applies to it`;
  if (!best.isRight)
    yield [`the solution to the exercise ${id} is not right: ${reason}`, 'fix the solution or the task'];
  const weakness = best.isRight && isScript(kind) ? weaknessOf(exercise, dialogue) : undefined;
  if (weakness)
    yield [
      `the exercise ${id} is solved by an answer that ${weakness}`,
      'in its "yaml faults" block, add a fault that such an answer misses',
    ];
  if (judge(exercise, firstAnswer(exercise), dialogue).isRight)
    yield [`the exercise ${id} is already solved as given`, 'start with something that fails'];
  if (wrong.length === 0)
    yield [`the exercise ${id} does not explain a wrong answer`, 'write a <Wrong when="…"> for a likely one'];
  for (const rule of kind === 'selector' ? wrong.filter((one) => !one.startsWith('/')) : [])
    if (judge({ ...exercise, wrong: [] }, rule, dialogue).isRight)
      yield [`<Wrong when="${rule}"> is the right answer to the exercise ${id}`, 'remove it'];
}

/** An exercise's faults that have no effect. */
function idleFaults({ faults = {} }: Exercise, dialogue: Dialogue): string[] {
  return Object.keys(faults).filter((name) => isDeepStrictEqual(withFault(dialogue, faults[name] ?? {}), dialogue));
}

/** Finds an answer that solves the exercise but proves nothing. */
function weaknessOf(exercise: Exercise, dialogue: Dialogue): string | undefined {
  return weakAnswers(exercise).find(({ text }) => judge({ ...exercise, wrong: [] }, text, dialogue).isRight)?.what;
}

function* stepFaults({ id, solution, inputs = [], wrong }: Exercise): ReturnType<typeof faultsOf> {
  if (solution === '')
    return yield [`the exercise ${id} needs exactly one failing step`, 'change what is expected, or make it a choice'];
  for (const number of inputs.map((_, index) => String(index + 1)))
    if (number !== solution && !wrong.includes(number))
      yield [`the exercise ${id} does not explain why step ${number} passes`, `write <Wrong when="${number}">`];
}

function* choiceFaults(items: readonly ListItem[], id: string): ReturnType<typeof faultsOf> {
  if (items.filter(({ checked }) => checked).length !== 1)
    return yield [
      `the exercise ${id} needs exactly one correct choice`,
      'write a list with one "- [x]" and others "- [ ]"',
    ];
  for (const { children, position } of items)
    if (children.length < 2)
      yield [
        `a choice in the exercise ${id}, on line ${position?.start.line}, is not explained`,
        'under it, indented, explain why it is right or wrong',
      ];
}

/** The children passed to the component. */
function shown({ task, given, solution, why, hints, wrong, choices }: Parts): MdxJsxFlowElement['children'] {
  return [
    part('Task', task),
    ...(given && given.lang !== 'text' ? [part('Given', [plainSample(given)])] : []),
    ...(choices?.children ?? []).map(choicePart),
    ...hints,
    part('Solution', solution ? [plainSample(solution)] : []),
    part('Why', why),
    ...wrong,
  ];
}

/** A choice. Its first paragraph is the option, and the rest explains why it is right or wrong. */
function choicePart({ children: [label, ...why] }: ListItem): MdxJsxFlowElement {
  return part('Option', [part('Label', label?.type === 'paragraph' ? label.children : []), ...why]);
}

/** All parts share one component. */
function part(name: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return partOf('ExercisePart', { name }, children);
}

/** Hides a sample's conversation, which would give the answer away. */
function plainSample(code: Code): Code {
  return { ...code, meta: `${code.meta} view=script` };
}
