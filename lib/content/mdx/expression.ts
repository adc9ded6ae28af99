import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An element in the Markdown or the HTML tree. */
type Attributed = Pick<MdxJsxFlowElement, 'attributes'>;

/** An attribute's text. Empty if it has no value; `undefined` if it is missing or an expression. */
export function attributeOf({ attributes }: Attributed, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  const value = found && (found.value ?? '');
  return typeof value === 'string' ? value : undefined;
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
