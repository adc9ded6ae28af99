import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { MDXContent } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { MDX_COMPONENTS } from '../../content/mdx/components';

/** A question of a FAQ page with its answer as plain text, a line for each block. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** Every component stands for itself, so that the tree can be read without being rendered. */
const NAMES = Object.fromEntries(Object.keys(MDX_COMPONENTS).map((name) => [name, name]));

/** Attributes of components that a reader sees as text. */
const SHOWN_ATTRIBUTES = ['title', 'label', 'question', 'caption'];

const INLINE = new Set(['a', 'abbr', 'code', 'del', 'em', 'kbd', 'span', 'strong', 'sub', 'sup']);

/**
 * Reads the questions of a compiled page: each h3 is one, its answer is the text until the next heading.
 * A snippet in an answer is left out: its text is not in the page.
 */
export function faqEntries(Content: MDXContent): FaqEntry[] {
  // Compiled pages hold no hooks, so calling one gives its tree.
  const tree = (Content as (props: { components: object }) => ReactNode)({ components: NAMES });
  const entries: FaqEntry[] = [];
  let open: FaqEntry | undefined;
  for (const node of blocksOf(tree)) {
    if (isValidElement(node) && /^h[1-6]$/.test(String(node.type))) {
      open = node.type === 'h3' ? { question: tidy(textOf(node)), answer: '' } : undefined;
      if (open) entries.push(open);
    } else if (open) open.answer = tidy(`${open.answer}\n${textOf(node)}`);
  }
  return entries.filter(({ answer }) => answer !== '');
}

function blocksOf(tree: ReactNode): ReactNode[] {
  const isFragment = isValidElement<{ children?: ReactNode }>(tree) && tree.type === Fragment;
  return Children.toArray(isFragment ? tree.props.children : tree);
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement(node)) return '';
  const { type, props } = node as ReactElement<Record<string, ReactNode>>;
  const shown = typeof type === 'string' && /^[A-Z]/.test(type) ? SHOWN_ATTRIBUTES : [];
  const text = [...shown.flatMap((name) => props[name] ?? []), props.children].map(textOf);
  return placed(type, [...text, textOfHtml(props)].filter(Boolean).join('\n'));
}

/** A text as it stands in the text around its element. */
function placed(type: ReactElement['type'], text: string): string {
  if (type === 'td' || type === 'th') return `${text} | `;
  return typeof type === 'string' && !INLINE.has(type) ? `\n${text}\n` : text;
}

/** The text of an element whose content is a piece of HTML; see lib/content/mdx/inner-html.ts. */
function textOfHtml({ dangerouslySetInnerHTML: html }: Record<string, unknown>): string {
  return html ? textIn(parseFragment((html as { __html: string }).__html)) : '';
}

function textIn(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      return defaultTreeAdapter.isElementNode(child) ? placed(child.tagName, textIn(child)) : '';
    })
    .join('');
}

/** A line for each block, without blanks at its ends and without the mark after the last cell of a row. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[\s|]+$/, ''));
  return lines.filter((line) => line.trim() !== '').join('\n');
}
