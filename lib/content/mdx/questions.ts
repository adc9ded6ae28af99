import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Question } from '../page';

/** Attributes of components that a reader sees as text. */
const SHOWN_ATTRIBUTES = new Set(['title', 'label', 'question', 'caption']);

const INLINE = new Set(['a', 'abbr', 'code', 'del', 'em', 'kbd', 'span', 'strong', 'sub', 'sup']);

/**
 * A rehype plugin that notes the questions of a FAQ page: each h3 is one, its answer is the text until the next heading.
 * A snippet in an answer is left out: its text is not in the page.
 */
export function questionsPlugin({ faq, questions }: { faq?: boolean; questions: Question[] }) {
  return (tree: Root) => {
    if (!faq) return;
    const found: Question[] = [];
    let open: Question | undefined;
    for (const node of tree.children) {
      if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) {
        open = node.tagName === 'h3' ? { question: tidy(textOf(node)), answer: '' } : undefined;
        if (open) found.push(open);
      } else if (open) open.answer = tidy(`${open.answer}\n${textOf(node)}`);
    }
    questions.push(...found.filter(({ answer }) => answer !== ''));
  };
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') return placed(node);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return '';
  return ['', ...shownIn(node), ...node.children.map(textOf), ''].join('\n');
}

function shownIn({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && SHOWN_ATTRIBUTES.has(attribute.name) && typeof attribute.value === 'string'
      ? attribute.value
      : [],
  );
}

/** The text of an element as it stands in the text around it. What lies between the cells of a table lays out its source. */
function placed({ tagName, children }: Element): string {
  const shown = tagName === 'tr' ? children.filter(({ type }) => type !== 'text') : children;
  const text = shown.map(textOf).join('');
  if (tagName === 'td' || tagName === 'th') return `${text} | `;
  return INLINE.has(tagName) ? text : `\n${text}\n`;
}

/** A line for each block, without blanks at its ends and without the mark after the last cell of a row. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[\s|]+$/, ''));
  return lines.filter((line) => line.trim() !== '').join('\n');
}
