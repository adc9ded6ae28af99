import { selectAll, type Options } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { PageElement } from './page';

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
  return (
    part.name === 'contains' || (/^(not|is|has)$/.test(part.name) && Array.isArray(part.data) && areShown(part.data))
  );
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
