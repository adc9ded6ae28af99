/**
 * A remark plugin for the MDX language server, named in tsconfig.json. It treats braces in text as text. Otherwise, the
 * server would mistake an identity token such as `{{product.name}}` for a JavaScript expression, report it as broken,
 * and offer nothing for the rest of the page. The build doesn't need it, because it fills in tokens before compiling.
 * @this {import('unified').Processor}
 */
export default function bracesAsText() {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ['mdxFlowExpression', 'mdxTextExpression'] } });
}
