/**
 * Remark plugin for the MDX language server, named in tsconfig.json: braces in text are text. Without it the server takes
 * an identity token such as `{{product.name}}` for a JavaScript expression, reports it as broken and offers nothing for
 * the rest of the page. The build fills in tokens before it compiles a page, so that it needs no such rule.
 * @this {import('unified').Processor}
 */
export default function bracesAsText() {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ['mdxFlowExpression', 'mdxTextExpression'] } });
}
