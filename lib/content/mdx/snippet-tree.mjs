/**
 * A rehype plugin that replaces a code block with the HTML tree in it. Snippets are compiled like pages, by this
 * project's own plugins, and the generated `.mdx` files contain the resulting trees as JSON: see `snippetModule` in
 * lib/site/generate.ts.
 */
export default function snippetTree() {
  return (/** @type {import('hast').Root} */ tree) => {
    const [block] = tree.children;
    const [code] = block?.type === 'element' ? block.children : [];
    const [text] = code?.type === 'element' ? code.children : [];
    return text?.type === 'text' ? /** @type {import('hast').Root} */ (JSON.parse(text.value)) : tree;
  };
}
