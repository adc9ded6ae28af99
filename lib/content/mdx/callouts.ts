import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, text } from '../../api/reference/nodes';
import { attributeOf, isMdxElement } from './expression';

/**
 * A remark plugin that gives each `<Callout>` its heading, a `<CalloutTitle>`. Its text is the title, which may have
 * markup. Runs after the check, because pages don't write that component.
 */
export function calloutsPlugin() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (!isMdxElement(node) || node.name !== 'Callout') return;
      const title = attributeOf(node, 'title');
      const [first, ...rest] = node.children;
      const isMarked = first?.type === 'paragraph' && first.data?.isCalloutTitle;
      const content: PhrasingContent[] = isMarked ? first.children : title ? [text(title)] : [];
      const heading = element('CalloutTitle', { type: attributeOf(node, 'type') }, content);
      node.children = [heading, ...(isMarked ? rest : node.children)] as typeof node.children;
    });
}
