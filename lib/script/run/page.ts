import { selectAll, type Options } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { ChatReply } from '../dialogue/chat';
import type { ChatDialogue } from '../dialogue/schema';

/** A message in the chat. */
export type Message = { by: 'user'; text: string } | ({ by: 'bot' } & Omit<ChatReply, 'after'>);

/** An element on the chat's page, as selectors see it. */
export interface PageElement {
  tag: string;
  id?: string;
  className?: string;
  /** The element's text. Absent if it contains other elements. */
  text?: string;
  parent?: PageElement;
  frame?: PageElement;
  choice?: string;
}

/** The sample chatbot's elements, as its component renders them. */
export function elementsOf({ ids, classes }: ChatDialogue, isOpen: boolean, log: readonly Message[]): PageElement[] {
  const elements: PageElement[] = [{ tag: 'button', id: ids.open, text: '' }];
  if (!isOpen) return elements;
  elements.push({ tag: 'input', id: ids.input, text: '' });
  for (const message of log) {
    const parent: PageElement = { tag: 'li', ...(message.by === 'bot' && { className: classes.reply }) };
    elements.push(parent, {
      tag: 'span',
      text: message.text,
      parent,
      ...(message.by === 'bot' && { className: classes.text }),
    });
    const choices = message.by === 'bot' ? (message.choices ?? []) : [];
    for (const choice of choices)
      elements.push({ tag: 'button', className: classes.choice, text: choice, choice, parent });
  }
  return elements;
}

/**
 * Finds the elements a selector matches, as jQuery does. Tags, `id` and `class` are all that the page shows of its
 * elements, so a selector that looks at anything else can't be judged.
 * @returns `undefined` if the selector can't be read here
 */
export function select(selector: string, elements: readonly PageElement[]): PageElement[] | undefined {
  let tokens;
  try {
    tokens = parse(selector);
  } catch {
    return undefined;
  }
  if (tokens.length === 0 || !areShown(tokens)) return undefined;
  const roots = elements.filter(({ parent }) => !parent || !elements.includes(parent));
  return selectAll<PageElement, PageElement>(tokens, roots, { adapter: adapterFor(elements), xmlMode: true });
}

const TAGS = ['button', 'input', 'li', 'span', 'iframe'];

function areShown(selectors: Selector[][]): boolean {
  return selectors.every((parts) => parts.length > 0 && parts.every(isShown));
}

function isShown(part: Selector): boolean {
  if (part.type === 'tag') return TAGS.includes(part.name);
  if (part.type === 'attribute') return part.name === 'id' || part.name === 'class';
  if (part.type !== 'pseudo') return ['universal', 'descendant', 'child'].includes(part.type);
  const { name, data } = part;
  return name === 'contains' || (/^(not|is|has)$/.test(name) && Array.isArray(data) && areShown(data));
}

function adapterFor(elements: readonly PageElement[]): Options<PageElement, PageElement>['adapter'] {
  const childrenOf = (element: PageElement) => elements.filter(({ parent }) => parent === element);
  const valueOf = ({ id, className }: PageElement, name: string) => (name === 'id' ? id : className);
  const contentOf = (element: PageElement): string =>
    (element.text ?? '') + childrenOf(element).map(contentOf).join('');
  return {
    isTag: (node): node is PageElement => node !== undefined,
    getName: ({ tag }) => tag,
    getAttributeValue: valueOf,
    hasAttrib: (element, name) => valueOf(element, name) !== undefined,
    getChildren: childrenOf,
    getParent: ({ parent }) => parent ?? null,
    getSiblings: ({ parent }) => elements.filter((one) => one.parent === parent),
    getText: contentOf,
    removeSubsets: (nodes) => nodes,
  };
}

const CODE =
  /^\$\((["'])((?:(?!\1).)+)\1\)(?:\.(first|last)\(\)|\.eq\((\d+)\)|\[(\d+)\])?\.(click(?=\(\);?$)|innerHTML(?=$))/;

/** Parses `$('…').click()` or `$('…').innerHTML`. `undefined` for other code, which isn't simulated. */
export function readCode(code: string) {
  const [, , selector, end = 'all', eq, index, then] = CODE.exec(code) ?? [];
  if (selector === undefined) return undefined;
  const at = eq ?? index;
  const pick = at === undefined ? (end as 'all' | 'first' | 'last') : Number(at);
  return { selector, pick, then: then as 'click' | 'innerHTML' };
}

type PageCode = NonNullable<ReturnType<typeof readCode>>;

/** The elements an expression refers to. `undefined` if its selector isn't supported. */
export function elementsFor({ selector, pick }: PageCode, elements: readonly PageElement[]): PageElement[] | undefined {
  const found = select(selector, elements);
  if (!found || pick === 'all') return found;
  const one = found.at(pick === 'first' ? 0 : pick === 'last' ? -1 : pick);
  return one ? [one] : [];
}
