/**
 * A remark plugin that treats braces in text as text. Pages contain components, but no JavaScript, so a writer's
 * `/users/{id}` is shown as typed. Attributes such as `minutes={10}` still work. The MDX language server uses it too,
 * because tsconfig.json names it: otherwise, it would report tokens such as `{{product.name}}` as broken expressions.
 * @this {import('unified').Processor}
 */
export default function bracesAsText() {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ['mdxFlowExpression', 'mdxTextExpression'] } });
}
