import type { Element, ElementContent, Root } from 'hast';
import { hastToHtml } from 'shiki/core';
import { visit } from 'unist-util-visit';

/**
 * A rehype plugin that turns the highlighted text of code blocks into one piece of HTML, which `CodeBlock` takes as `html`.
 * As elements it would be three times as long in a page's payload, and most of what the browser renders for a new page.
 */
export function innerHtmlPlugin() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || !isCode(code)) return;
      node.properties.html = hastToHtml({ type: 'root', children: code.children }, { characterReferences: { useNamedReferences: true } });
      node.children = [];
    });
  };
}

function isCode(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'code';
}
