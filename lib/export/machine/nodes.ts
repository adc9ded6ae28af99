import type { Link, List, ListItem, PhrasingContent, RootContent, Strong } from 'mdast';
import { paragraph, text } from '../../api/reference/nodes';

const PHRASING: ReadonlySet<RootContent['type']> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
]);

/** Whether a node belongs into a line of text. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** A bold text. */
export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

/** A link with a text. */
export function link(url: string, label: string): Link {
  return { type: 'link', url, children: [text(label)] };
}

/** A list of the items among some nodes. Items that hold more than a line stand apart from each other. */
export function list(nodes: readonly RootContent[], ordered = false): List {
  const children = nodes.filter((node) => node.type === 'listItem');
  const spread = children.some((item) => item.children.length > 1);
  return { type: 'list', ordered, spread, children: children.map((item) => ({ ...item, spread })) };
}

/** A list item of blocks. */
export function listItem(blocks: readonly RootContent[]): ListItem {
  // Blocks come from `expandBlocks` and from here, so they fit.
  return { type: 'listItem', children: blocks as ListItem['children'] };
}

/** A list item that begins with some words, in one line with the first paragraph of the rest. */
export function leadItem(lead: readonly PhrasingContent[], rest: readonly RootContent[]): ListItem {
  const [first, ...others] = rest;
  if (first?.type !== 'paragraph') return listItem([paragraph(...lead), ...rest]);
  return listItem([paragraph(...lead, ...first.children), ...others]);
}
