import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code, ListItem } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { PageSource } from '../../content/page';
import { ProblemError } from '../../errors';
import { escapeAddress } from '../../routes/address';
import { MACHINE_FILES } from '../../site/addresses';
import { articleOf } from '../article';
import { findElement, simplifyArticle } from './simplify';

/** Handlers for elements in which rehype-remark would lose a code block's title, or separate short list items. */
const handlers: NonNullable<Options['handlers']> = {
  figure: (_state, node: Element): Code => {
    const [title, pre] = ['figcaption', 'pre'].map((name) => findElement(node, name));
    return {
      type: 'code',
      lang: String(node.properties.dataLanguage),
      meta: title ? `title="${toString(title)}"` : null,
      value: pre ? toString(pre).replace(/\n$/, '') : '',
    };
  },
  li: (state, node: Element): ListItem => {
    const children = state.toFlow(state.all(node)) as ListItem['children'];
    return { type: 'listItem', spread: children.length > 1, children };
  },
};

/** Converts an article to Markdown. It is created only once, because that takes longer than converting a short page. */
const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree: Root, file) => simplifyArticle(tree, String(file.data.address)))
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/**
 * Makes a page's Markdown copy, with its title, description, source, and the text of the finished article.
 * @param html the page's document, with search attributes
 * @param siteUrl the site's address, without a trailing slash
 * @throws ProblemError if the document has no article
 */
export function markdownCopy(
  { title, path, frontmatter }: Pick<PageSource, 'title' | 'path' | 'frontmatter'>,
  html: string,
  siteUrl: string,
): string {
  const address = siteUrl + escapeAddress(path);
  const article = articleOf(html);
  if (article === undefined)
    throw new ProblemError({
      file: path,
      message: 'the document has no <article>, so it has no Markdown copy',
      remedy: "give the page's layout an <article>",
    });
  const text = String(converter.processSync({ value: article, data: { address } }));
  const head = [
    `# ${title.replace(/[\\`*_[\]<]/g, '\\$&')}`,
    frontmatter.description,
    `Source: ${address}`,
    `Index of all pages: ${siteUrl}${MACHINE_FILES.llms}`,
  ];
  return [...head.filter(Boolean), text].join('\n\n');
}
