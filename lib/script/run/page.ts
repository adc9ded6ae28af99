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
  /** The element around this one. Absent at the top level. */
  parent?: PageElement;
  /** The iframe it is in. */
  frame?: PageElement;
  /** The choice a button makes. */
  choice?: string;
}

/** The sample chatbot's elements, as its component renders them. */
export function elementsOf(
  { ids, classes }: ChatDialogue,
  isOpen: boolean,
  messages: readonly Message[],
): PageElement[] {
  const elements: PageElement[] = [{ tag: 'button', id: ids.open, text: '' }];
  if (!isOpen) return elements;
  elements.push({ tag: 'input', id: ids.input, text: '' });
  for (const message of messages) {
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

const COMPOUND = /^([a-z]+|\*)?((?:[#.][\w-]+|:contains\((?:"[^"]*"|'[^']*'|[^()"']*)\))*)$/;

/**
 * Finds the elements a selector matches: tags, IDs, classes, `:contains(…)` and descendants.
 * @returns `undefined` if the selector contains anything else
 */
export function select(selector: string, elements: readonly PageElement[]): PageElement[] | undefined {
  // A space inside parentheses doesn't separate parts.
  const parts = selector.trim().match(/(?:\([^)]*\)|[^\s(])+/g) ?? [];
  const tests = parts.map(testOf);
  if (tests.length === 0 || tests.includes(undefined)) return undefined;
  return elements.filter((element) => isInside(element, tests as Test[]));
}

type Test = (element: PageElement, all: string) => boolean;

function testOf(part: string): Test | undefined {
  const [, tag, rest] = COMPOUND.exec(part) ?? [];
  if (rest === undefined || part === '') return undefined;
  const conditions = rest.match(/[#.][\w-]+|:contains\([^)]*\)/g) ?? [];
  return (element, text) =>
    (tag === undefined || tag === '*' || tag === element.tag) &&
    conditions.every((condition) => {
      if (condition.startsWith('#')) return element.id === condition.slice(1);
      if (condition.startsWith('.')) return element.className === condition.slice(1);
      return text.includes(condition.slice(':contains('.length, -1).replaceAll(/^["']|["']$/g, ''));
    });
}

/** Whether an element matches the last of a selector's parts, and its ancestors match the other parts in order. */
function isInside(element: PageElement, tests: readonly Test[]): boolean {
  const last = tests.at(-1);
  if (!last?.(element, element.text ?? '')) return false;
  let outer = element.parent;
  for (const test of tests.slice(0, -1).reverse()) {
    while (outer && !test(outer, '')) outer = outer.parent;
    if (!outer) return false;
    outer = outer.parent;
  }
  return true;
}

/** See {@link readCode}. */
export type PageCode = NonNullable<ReturnType<typeof readCode>>;

const CODE =
  /^\$\((["'])((?:(?!\1).)+)\1\)(?:\.(first|last)\(\)|\.eq\((\d+)\)|\[(\d+)\])?\.(click(?=\(\);?$)|innerHTML(?=$))/;

/**
 * Parses a jQuery expression that finds elements and performs one action: `$('…').click()` or `$('…').innerHTML`.
 * @returns `pick` says which matching elements are used; `undefined` for other code, which isn't simulated
 */
export function readCode(code: string) {
  const [, , selector, end = 'all', eq, index, then] = CODE.exec(code) ?? [];
  if (selector === undefined) return undefined;
  const at = eq ?? index;
  const pick = at === undefined ? (end as 'all' | 'first' | 'last') : Number(at);
  return { selector, pick, then: then as 'click' | 'innerHTML' };
}

/** The elements an expression refers to. `undefined` if its selector isn't supported. */
export function elementsFor({ selector, pick }: PageCode, elements: readonly PageElement[]): PageElement[] | undefined {
  const found = select(selector, elements);
  if (!found || pick === 'all') return found;
  const one = found.at(pick === 'first' ? 0 : pick === 'last' ? -1 : pick);
  return one ? [one] : [];
}
