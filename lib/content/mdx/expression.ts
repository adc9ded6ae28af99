import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** The attributes of an element of a page, with the values of their expressions; `undefined` for one that has none here. */
export function attributeValues({
  attributes,
}: {
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
}): Record<string, unknown> {
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
