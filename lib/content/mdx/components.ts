import { METHODS } from '../../playground/types';
import { EXERCISE_KINDS } from '../../script/exercise/exercise';
import { TARGETS } from '../../script/run/text';
import { CALLOUT_TITLES } from './words';

/** The attributes of a component of pages. */
export interface ComponentRule {
  /** Required attributes. */
  required?: string[];
  /** Further attributes. */
  optional?: string[];
  /** Attributes that take one of a few words. */
  values?: Record<string, readonly string[]>;
}

/**
 * The components that a page may use, and their attributes: the compiler refuses everything else.
 * Each name is implemented in `components/mdx`; a type there ensures that none is missing.
 */
export const MDX_COMPONENTS = {
  Callout: { required: ['type'], optional: ['title'], values: { type: Object.keys(CALLOUT_TITLES) } },
  Tabs: { required: ['label'] },
  Tab: { required: ['label'] },
  Steps: {},
  Step: { required: ['title'] },
  Cards: {},
  Card: { required: ['title', 'href'] },
  Conversation: { required: ['title'] },
  Turn: { required: ['by'], optional: ['note'], values: { by: ['caller', 'system'] } },
  Figure: { required: ['src', 'alt'], optional: ['caption', 'width', 'height'] },
  Field: {
    optional: ['type', 'default', 'required', 'unit', 'range', 'values', 'scope', 'platforms', 'since', 'label'],
    values: { required: ['yes', 'no'] },
  },
  Property: { required: ['name', 'of'] },
  Moved: { required: ['headings', 'to'] },
  Term: { required: ['id'] },
  GlossaryList: {},
  Check: { required: ['question'] },
  Exercise: {
    required: ['id', 'kind', 'title'],
    optional: ['on', 'messages'],
    values: { kind: Object.keys(EXERCISE_KINDS), on: TARGETS },
  },
  Hint: {},
  Wrong: { required: ['when'] },
  Lesson: { required: ['minutes', 'outcome'] },
  Choices: {},
  Choice: {
    required: ['title'],
    optional: ['href', 'meta', 'picture'],
    values: { picture: ['phone', 'chat', 'speaker', 'other', 'accuracy', 'functional', 'load', 'monitoring'] },
  },
  SampleBot: {},
  PhoneLine: {},
  ScriptChecker: {},
  CheckerMessages: {},
  RoiCalculator: {},
  ErrorProbability: {},
  LoadSimulation: {},
  MonitoringWeek: {},
  ApiPlayground: {
    required: ['url'],
    optional: ['method', 'data', 'headers', 'servers', 'auth', 'body', 'title', 'responses'],
    values: { method: METHODS },
  },
  ApiOperation: { required: ['id'], optional: ['title', 'level', 'home'], values: { level: ['2', '3', '4'] } },
  ApiSchema: { required: ['name'], optional: ['title', 'level'], values: { level: ['2', '3', '4'] } },
  ApiDownloads: {},
} as const satisfies Record<string, ComponentRule>;

/** A component that a page may use. */
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** The drawing on a choice. */
export type ChoicePictureName = (typeof MDX_COMPONENTS.Choice.values.picture)[number];

/** HTML elements that a page may use as tags, with their attributes; everything else has a Markdown form or a component. */
export const MDX_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['b', 'del', 'div', 'em', 'i', 'ins', 'mark', 'p', 's', 'small', 'span', 'strong', 'u'].map(
    (name) => [name, []] as const,
  ),
  ['a', ['href', 'title']],
  ['kbd', []],
  ['br', []],
  ['sub', []],
  ['sup', []],
  ['details', ['open']],
  ['summary', []],
  ['abbr', ['title']],
  ['img', ['src', 'alt', 'title']],
]);

/** Attributes that say how an element looks, or how its link opens. Pages have one look, so they are left out, with a warning. */
export const LOOKS =
  /^(?:align|bgcolor|border|cellpadding|cellspacing|class|className|color|height|loading|rel|style|target|valign|width)$/;
