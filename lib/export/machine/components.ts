import type { Blockquote, PhrasingContent, RootContent } from 'mdast';
import { paragraph, text } from '../../api/reference/nodes';
import type { MdxComponentName } from '../../content/mdx/components';
import { glossaryNodes } from '../../content/mdx/glossary';
import { CALLOUT_TITLES, FIELD_FACTS, SPEAKERS } from '../../content/mdx/words';
import { apiExpanders } from './api';
import { attributeValues } from '../../content/mdx/expression';
import { exampleRequest, sampleOf } from '../../playground/samples';
import type { PlaygroundProps } from '../../playground/types';
import { absolute, attributesOf, body, expandAll, expandBlocks, type ExpandContext, type Expander } from './expand';
import type { MdxElement } from './mdx';
import { leadItem, link, list, listItem, strong } from './nodes';

// An attribute is any text until it is looked up.
const CALLOUTS: Record<string, string> = CALLOUT_TITLES;
const VOICES: Record<string, string> = SPEAKERS;
const FACTS: Record<string, string> = FIELD_FACTS;

const components = {
  Callout(element, context) {
    const { type = 'note', title } = attributesOf(element, context);
    const label = [CALLOUTS[type] ?? type, ...(title ? [title] : [])].join(': ');
    const children = [paragraph(strong(label)), ...body(element, context)] as Blockquote['children'];
    return [{ type: 'blockquote', children }];
  },
  Tabs: body,
  Tab: (element, context) => [paragraph(strong(attributesOf(element, context).label ?? '')), ...body(element, context)],
  Steps: (element, context) => [list(body(element, context), true)],
  Step: (element, context) => [
    listItem([paragraph(strong(attributesOf(element, context).title ?? '')), ...body(element, context)]),
  ],
  Cards: (element, context) => [list(body(element, context))],
  Card: (element, context) => [choice(element, context)],
  Choices: (element, context) => [list(body(element, context))],
  Choice: (element, context) => [choice(element, context)],
  Conversation: (element, context) => [
    paragraph(strong(attributesOf(element, context).title ?? '')),
    list(body(element, context)),
  ],
  Turn(element, context) {
    const { by = '', note } = attributesOf(element, context);
    return [leadItem([strong(`${VOICES[by] ?? by}${note ? ` (${note})` : ''}:`), text(' ')], body(element, context))];
  },
  Figure(element, context) {
    const { src = '', alt = '', caption } = attributesOf(element, context);
    return [
      paragraph({ type: 'image', url: absolute(src, context), alt }),
      ...(caption ? [paragraph(text(caption))] : []),
      ...body(element, context),
    ];
  },
  Field(element, context) {
    const given = attributesOf(element, context);
    const facts = Object.entries(FACTS).flatMap(([key, name]) =>
      given[key] === undefined ? [] : [`${name}: ${given[key]}`],
    );
    return [paragraph(text(facts.join(' · ')))];
  },
  Property: (element, context) => [{ type: 'inlineCode', value: attributesOf(element, context).name ?? '' }],
  // The twin of the page that the headings are on has them.
  Moved: () => [],
  // The term itself: each twin is read alone, and its words are explained where they are met.
  Term: inline,
  GlossaryList: (_element, context) => (context.glossary ? expandBlocks(glossaryNodes(context.glossary), context) : []),
  Check: (element, context) => [
    paragraph(strong(attributesOf(element, context).question ?? '')),
    ...body(element, context),
  ],
  Exercise: (element, context) => [
    paragraph(strong(`Exercise: ${attributesOf(element, context).title ?? ''}`)),
    ...body(element, context),
  ],
  Hint: (element, context) => [paragraph(strong('Hint')), ...body(element, context)],
  Wrong: (element, context) => [paragraph(strong('Another answer')), ...body(element, context)],
  Lesson(element, context) {
    const { outcome = '', minutes = '' } = attributesOf(element, context);
    const needs = body(element, context);
    const fact = (name: string, rest: readonly RootContent[]) => leadItem([strong(`${name}:`), text(' ')], rest);
    return [
      list([
        fact('At the end', [paragraph(text(outcome))]),
        fact('Time', [paragraph(text(`${minutes} minutes`))]),
        ...(needs.length > 0 ? [fact('Before you start', needs)] : []),
      ]),
    ];
  },
  // The samples that the checker starts from.
  ScriptChecker: body,
  SettingsBuilder: inPage('The form that makes the file'),
  RoiCalculator: inPage('The calculator'),
  ErrorProbability: inPage('The curve of the error probability'),
  LoadSimulation: inPage('The simulated load test'),
  MonitoringWeek: inPage('The simulated week'),
  ApiPlayground(element) {
    // The compiler of pages has checked them.
    const props = attributeValues(element) as Partial<PlaygroundProps>;
    const request = props.url ? exampleRequest({ ...props, url: props.url }) : undefined;
    return request ? [{ type: 'code', lang: 'bash', value: sampleOf(request, 'curl', { auth: props.auth }) }] : [];
  },
  SampleBot: inPage('The sample bot'),
  PhoneLine: inPage('The sample phone line'),
} satisfies Partial<Record<MdxComponentName, Expander>>;

/** The HTML elements that a page may use. */
const elements: Record<string, Expander> = {
  kbd: (element, context) => [{ type: 'strong', children: inline(element, context) }],
  br: () => [{ type: 'break' }],
  sub: inline,
  sup: inline,
  abbr(element, context) {
    const { title } = attributesOf(element, context);
    return [...inline(element, context), ...(title ? [text(` (${title})`)] : [])];
  },
  details: body,
  summary: (element, context) => [paragraph({ type: 'strong', children: inline(element, context) })],
};

/** The plain Markdown form of each component and element; a component that is not here is a snippet. */
export const EXPANDERS: Readonly<Record<string, Expander>> = { ...components, ...apiExpanders, ...elements };

/** What only works in a page: a line that leads there. */
function inPage(what: string): Expander {
  return (_element, { siteUrl, path, title }) => [
    paragraph(text(`${what} is in the page itself: `), link(siteUrl + path, title), text('.')),
  ];
}

/** The children of an element that stands in a line of text. */
function inline(element: MdxElement, context: ExpandContext): PhrasingContent[] {
  return expandAll(element.children, context).flatMap((node) =>
    node.type === 'paragraph' ? node.children : [node as PhrasingContent],
  );
}

function choice(element: MdxElement, context: ExpandContext) {
  const { title = '', href, meta } = attributesOf(element, context);
  const rest = body(element, context);
  const end = `${meta ? ` (${meta})` : ''}${rest.length > 0 ? ': ' : ''}`;
  return leadItem([href ? link(absolute(href, context), title) : strong(title), ...(end ? [text(end)] : [])], rest);
}
