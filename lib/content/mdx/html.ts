import type { Element, ElementContent, Root } from 'hast';
import { attributeValues } from './expression';
import { visit } from 'unist-util-visit';

/**
 * A rehype plugin that turns `<img>` and `<a href>` into what Markdown's images and links become, so that components
 * and later plugins treat them alike. A tag on lines of its own gets a paragraph. `<p>` becomes `<div>`. The title of
 * `<details>` isn't part of the paragraph that follows it directly.
 */
export function htmlPlugin() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const properties = attributeValues(node) as Element['properties'];
      // A paragraph can't contain blocks, and a line of text can't contain a block.
      if (node.name === 'p' || node.name === 'div') node.name = node.type === 'mdxJsxTextElement' ? 'span' : 'div';
      if (node.name === 'details') node.children = node.children.flatMap(withoutSummary) as typeof node.children;
      if (node.name !== 'img' && (node.name !== 'a' || properties.href === undefined)) return undefined;
      if (!parent || index === undefined) return undefined;
      const isParagraph = (child: ElementContent) => child.type === 'element' && child.tagName === 'p';
      const children = node.children.flatMap((child) => (isParagraph(child) ? (child as Element).children : [child]));
      const element: Element = { type: 'element', tagName: node.name, properties, children, position: node.position };
      const isBlock = node.type === 'mdxJsxFlowElement';
      parent.children[index] = isBlock
        ? { type: 'element', tagName: 'p', properties: {}, children: [element] }
        : element;
      // Visit the new element as well, because a link may contain an image.
      return index;
    });
}

/**
 * A paragraph that starts with a `<summary>`, as two elements. Browsers only find the title directly in `<details>`.
 */
function withoutSummary(child: ElementContent): ElementContent[] {
  if (child.type !== 'element' || child.tagName !== 'p') return [child];
  const [summary, ...text] = child.children;
  if (summary?.type !== 'mdxJsxTextElement' || summary.name !== 'summary') return [child];
  const [first] = text;
  if (first?.type === 'text') first.value = first.value.trimStart();
  return [summary, { ...child, children: text }];
}
