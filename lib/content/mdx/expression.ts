import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An element of a page, of either tree. */
type Attributed = Pick<MdxJsxFlowElement, 'attributes'>;

/** The text of an attribute; empty for one without a value, `undefined` where there is none, or an expression. */
export function attributeOf({ attributes }: Attributed, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  const value = found && (found.value ?? '');
  return typeof value === 'string' ? value : undefined;
}

/** The attributes of an element of a page, with the values of their expressions; `undefined` for one that has none here. */
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
 * The value of an expression of a page (`{…}`, the content is ours); `undefined` when it has no value here, because it
 * refers to something that only exists when the page is rendered.
 */
export function evaluateExpression(expression: string): unknown {
  try {
    return new Function(`'use strict'; return (${expression});`)();
  } catch {
    return undefined;
  }
}
