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
