import type { Element, ElementContent, Root, RootContent } from 'hast';
import { hastToHtml } from 'shiki/core';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../errors';
import { linkAttributes } from '../../routes/link';
import { isTextHtml } from './text-html';

/** Elements that pages show by a component of ours, other than links: see `components/mdx/index.tsx`. */
const COMPONENTS = new Set(['img', 'pre', 'table']);

/** Elements that hold blocks only, so that blanks between these say nothing. */
const CONTAINERS = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

interface Options {
  file: string;
  problems: Problem[];
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath: string;
  /** Whether links stay elements, so that `next dev` can mark those that lead nowhere. */
  keepsLinks: boolean;
}

type Node = Root | RootContent;

/**
 * A rehype plugin that turns what holds no component into pieces of HTML: the highlighted text of a code block, which
 * `CodeBlock` takes as `html`, and the content of the outermost elements of the text. As elements they would be longer in
 * a page's payload, and most of what the build and the browser have to render for a page. The conversation of a test script stays
 * beside its code.
 */
export function innerHtmlPlugin({ file, problems, basePath, keepsLinks }: Options) {
  return (tree: Root) => {
    dropBlanks(tree);
    const plain = new Set<Node>();
    findPlain(tree);
    packIn(tree);

    /** Whether a node and what it holds need no component; notes every one that does not. */
    function findPlain(node: Node): boolean {
      if (node.type === 'text') return true;
      if (node.type !== 'element' && node.type !== 'root') return false;
      const isPlain =
        node.children.map(findPlain).every(Boolean) && node.type === 'element' && !isComponent(node.tagName);
      if (isPlain) plain.add(node);
      return isPlain;
    }

    function packIn(node: Node): void {
      if (!('children' in node)) return;
      if (node.type === 'element' && node.tagName === 'pre') packCode(node);
      else if (node.type === 'element' && plain.has(node) && node.tagName !== 'a') pack(node);
      else node.children.forEach(packIn);
    }

    function pack(node: Element): void {
      if (!node.children.some(({ type }) => type === 'element')) return;
      visit(node, { tagName: 'a' }, (link) => {
        Object.assign(link.properties, linkAttributes(String(link.properties.href ?? ''), basePath));
      });
      toHtml(node, node.children);
    }

    function packCode(node: Element): void {
      const [code, ...rest] = node.children;
      if (code?.type === 'element' && code.tagName === 'code') toHtml(node, code.children, rest);
      rest.forEach(packIn);
    }

    function toHtml(node: Element, children: ElementContent[], rest: ElementContent[] = []): void {
      const html = hastToHtml({ type: 'root', children }, { characterReferences: { useNamedReferences: true } });
      node.properties.html = html;
      node.children = rest;
      if (isTextHtml(html)) return;
      problems.push({
        file,
        line: node.position?.start.line,
        column: node.position?.start.column,
        message: `the browser would refuse a part of this <${node.tagName}>`,
        remedy: 'write it with other elements, or teach lib/content/mdx/text-elements.ts those that it has',
      });
    }

    function isComponent(tagName: string): boolean {
      return COMPONENTS.has(tagName) || (keepsLinks && tagName === 'a');
    }
  };
}

function dropBlanks(node: Node): void {
  if (node.type === 'root') node.children = node.children.filter(isNoBlank);
  else if (node.type === 'element' && CONTAINERS.has(node.tagName)) node.children = node.children.filter(isNoBlank);
  if ('children' in node) node.children.forEach(dropBlanks);
}

function isNoBlank(node: Node): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}
