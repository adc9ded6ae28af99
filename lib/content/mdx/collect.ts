import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { CompiledBody, Heading } from '../page';

/** A rehype plugin that notes the headings and links of the tree that is going to be rendered. Runs after rehype-slug and rehype-autolink-headings. */
export function collectPlugin(options: Pick<CompiledBody, 'headers' | 'links'>) {
  return (tree: Root) => {
    visit(tree, (node) => {
      const href = hrefOf(node as Element);
      if (isGenerated(node as Element)) return;
      if (href !== undefined) options.links.push({ href, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 });
      if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) options.headers.push(headingOf(node));
    });
  };
}

function headingOf(node: Element): Heading {
  return { level: Number(node.tagName[1]), title: toString(node).trim(), slug: String(node.properties.id) };
}

/** A link that the compiler made: the sign that rehype-autolink-headings adds to a heading, or the way to a footnote and back. */
function isGenerated(node: Element): boolean {
  if (node.type !== 'element') return false;
  const { className, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return (Array.isArray(className) && className.includes('anchor')) || (dataFootnoteRef ?? dataFootnoteBackref) !== undefined;
}

function hrefOf(node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast): string | undefined {
  if (node.type === 'element') return node.tagName === 'a' ? String(node.properties.href ?? '') : undefined;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const href = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'href');
  return typeof href?.value === 'string' ? href.value : undefined;
}
