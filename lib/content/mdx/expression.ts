import type { Element } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

/** A component or an HTML tag in the Markdown tree. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An element in the Markdown or the HTML tree. */
type Attributed = Pick<MdxJsxFlowElement, 'attributes'>;

/** Whether a node is a component or an HTML tag. */
export function isMdxElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute's text. Empty if it has no value; `undefined` if it is missing or an expression. */
export function attributeOf({ attributes }: Attributed, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  const value = found && (found.value ?? '');
  return typeof value === 'string' ? value : undefined;
}

/** An HTML element or a component, with its name and its attributes as text. */
export interface AnyElement {
  name: string;
  /** Returns an attribute: see {@link attributeOf}. */
  get(attribute: string): string | undefined;
  node: Element | MdxElement;
}

/** Reads an element in the HTML tree. `undefined` for other nodes. */
export function elementOf(found: Node): AnyElement | undefined {
  const node = found as AnyElement['node'];
  if (node.type === 'element') return { name: node.tagName, node, get: (name) => node.properties[name]?.toString() };
  return isMdxElement(node) ? { name: node.name ?? '', node, get: (name) => attributeOf(node, name) } : undefined;
}

/** An element's attributes, with expressions evaluated. An expression without a value here is `undefined`. */
export function attributeValues({ attributes }: Attributed): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, value && typeof value === 'object' ? evaluateExpression(value.value) : value]];
    }),
  );
}

/**
 * Evaluates an expression (`{…}`) in our own content. `undefined` if it refers to something that exists only when the
 * page is rendered.
 */
export function evaluateExpression(expression: string): unknown {
  try {
    return new Function(`'use strict'; return (${expression});`)();
  } catch {
    return undefined;
  }
}
