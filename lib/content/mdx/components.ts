import { METHODS } from '../../playground/types';
import { EXERCISE_KINDS } from '../../script/index';
import { CALLOUT_TITLES } from './words';

/** The attributes of a component. */
export interface ComponentRule {
  required?: string[];
  optional?: string[];
  /** Attributes with a fixed set of values. */
  values?: Record<string, readonly string[]>;
  /** The only component that this one can contain. That component can't be anywhere else. */
  contains?: string;
}

/**
 * The components a page may use, with their attributes. The compiler rejects all others. `components/mdx` implements
 * them, and a type there ensures that each one is implemented.
 */
export const MDX_COMPONENTS = {
  Callout: { required: ['type'], optional: ['title'], values: { type: Object.keys(CALLOUT_TITLES) } },
  Tabs: { required: ['label'], contains: 'Tab' },
  Tab: { required: ['label'] },
  Steps: { contains: 'Step' },
  Step: { required: ['title'] },
  Cards: { contains: 'Card' },
  Card: { required: ['title', 'href'] },
  Conversation: { required: ['title'], contains: 'Turn' },
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
    optional: ['on', 'messages', 'framed'],
    values: { kind: Object.keys(EXERCISE_KINDS) },
  },
  Hint: {},
  Wrong: { required: ['when'] },
  Lesson: { required: ['minutes', 'outcome'], optional: ['number'] },
  Choices: { contains: 'Choice' },
  Choice: {
    required: ['title'],
    optional: ['href', 'meta', 'picture'],
    values: { picture: ['phone', 'chat', 'speaker', 'other', 'accuracy', 'functional', 'load', 'monitoring'] },
  },
  SampleBot: { optional: ['framed'] },
  PhoneLine: {},
  Voices: { required: ['text'] },
  ScriptChecker: {},
  CheckerMessages: {},
  LoadSimulation: {},
  MonitoringWeek: {},
  ApiPlayground: {
    required: ['url'],
    optional: ['method', 'data', 'headers', 'servers', 'auth', 'body', 'title', 'responses'],
    values: { method: METHODS },
  },
  ApiOperation: { required: ['id'], optional: ['title', 'level'], values: { level: ['2', '3', '4'] } },
  ApiSchema: { required: ['name'], optional: ['title', 'level'], values: { level: ['2', '3', '4'] } },
} as const satisfies Record<string, ComponentRule>;

/** Other systems' components, with their equivalents. */
export const FOREIGN_COMPONENTS: Readonly<Record<string, keyof typeof MDX_COMPONENTS>> = {
  Admonition: 'Callout',
  Aside: 'Callout',
  CardGrid: 'Cards',
  CodeGroup: 'Tabs',
  CodeGroupItem: 'Tab',
  LinkCard: 'Card',
  TabItem: 'Tab',
};

/** The name of a component a page may use. */
export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** The name of a picture on a choice. */
export type ChoicePictureName = (typeof MDX_COMPONENTS.Choice.values.picture)[number];

/** HTML tags a page may use, with their attributes. All others have a Markdown form or a component. */
export const MDX_ELEMENTS: ReadonlyMap<string, ComponentRule> = new Map<string, ComponentRule>([
  ...'b blockquote br cite code dd del dfn div dl dt em hr i ins kbd li mark p q s samp small span strong sub summary sup u ul var wbr'
    .split(' ')
    .map((name) => [name, {}] as const),
  ['a', { optional: ['href', 'title', 'id', 'name'] }],
  ['abbr', { optional: ['title'] }],
  ['details', { optional: ['open'] }],
  ['img', { optional: ['src', 'alt', 'title'] }],
  ['ol', { optional: ['start'] }],
]);

/**
 * Attributes that change how an element looks or how a link opens. They are dropped with a warning, because all pages
 * look the same.
 */
export const LOOKS =
  /^(?:align|bgcolor|border|cellpadding|cellspacing|class|className|color|height|loading|rel|style|target|valign|width)$/;
