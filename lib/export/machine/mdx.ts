import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { evaluateExpression } from '../../content/mdx/expression';
import { ProblemError } from '../../errors';

/** A component or an HTML element of a page, as a block or in a line. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

// Made once: a processor is frozen at its first use, and making one costs more than parsing a short page.
const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Parses a text; a `.md` file is plain Markdown, without components. Throws what the parser throws. */
export function parseMarkdown(text: string, format: 'md' | 'mdx'): Root {
  return (format === 'md' ? markdownParser : mdxParser).parse(text);
}

/** Writes a tree without components as plain Markdown. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

/**
 * The value of an expression of a page (`{…}`, the content is ours) as text.
 * @throws ProblemError when it is not a text or a number: Markdown has no way to say anything else.
 */
export function evaluateText(expression: string, file: string, line: number | undefined): string {
  const code = expression.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (code === '') return '';
  const value = evaluateExpression(code);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new ProblemError({
    file,
    line,
    message: `the expression {${code}} cannot be written as Markdown`,
    remedy: 'write the text itself, or an expression that is a text or a number',
  });
}
