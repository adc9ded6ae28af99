import type { Root } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { expandReferences, type Reference } from '../../api/reference/expand';
import type { Node } from '../../api/reference/nodes';
import type { PluginContext } from './context';

/**
 * A remark plugin that fills `<ApiOperation>` and `<ApiSchema>` from the OpenAPI file, so that later plugins see
 * ordinary content.
 */
export function apiPlugin({ file, problems, api }: PluginContext) {
  return (tree: Root) => {
    expandReferences(tree.children, api, (reference, content) => {
      const { start } = reference.position ?? {};
      if (Array.isArray(content)) reference.children = place(content, reference.position);
      else problems.push({ file, line: start?.line, column: start?.column, ...content });
    });
  };
}

/** Gives generated nodes the position of the element they replace, so that messages can point to it. */
function place(nodes: Node[], position: Position | undefined): Reference['children'] {
  for (const node of nodes) visit(node, (inside) => void (inside.position ??= position));
  return nodes as Reference['children'];
}
