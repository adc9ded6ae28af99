import type { Code, List, ListItem, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { element as partOf } from '../../api/reference/nodes';
import {
  complete,
  EXERCISE_KINDS,
  exerciseFaults,
  faultsSchema,
  type Dialogue,
  type Exercise,
  type ExerciseFault,
  type ExerciseKind,
} from '../../script/index';
import { ProblemError } from '../../errors';
import { readYaml } from '../../reading/yaml';
import { reporterFor, type PluginContext, type Report } from './context';
import { attributeOf } from './expression';
import { readFence } from './fence';

/**
 * Reads an `<Exercise>`, tries its solution, and splits it into the parts that the component shows. The `exercise`
 * attribute gets the exercise itself, as JSON.
 */
export function fillExercise(
  element: MdxJsxFlowElement,
  context: Pick<PluginContext, 'file' | 'problems' | 'dialogues' | 'exercises'>,
): void {
  const { dialogues, exercises } = context;
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
}

type Node = MdxJsxFlowElement['children'][number];

/** The marks of an exercise's code blocks. */
const MARK = /(?<=^|\s)(?:given|solution|faults)(?=\s|$)/;

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

/** Finds an exercise's mistakes, each with the way to fix it. */
function* faultsOf(exercise: Exercise, parts: Parts, dialogue: Dialogue): Generator<ExerciseFault> {
  if (!/^[a-z][a-z0-9-]*$/.test(exercise.id))
    return yield ['has an invalid id', 'use lowercase letters, digits and hyphens'];
  if (exercise.kind === 'choice') return yield* choiceFaults(parts.choices?.children ?? []);
  const has = { task: parts.given !== undefined, solution: parts.solution !== undefined };
  yield* exerciseFaults(exercise, has, dialogue);
}

function* choiceFaults(items: readonly ListItem[]): Generator<ExerciseFault> {
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
