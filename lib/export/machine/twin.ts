import type { RootContent } from 'mdast';
import { paragraph, text } from '../../api/reference/nodes';
import type { Api } from '../../api/model';
import { expandReferences, type Reference } from '../../api/reference/expand';
import type { PageSource } from '../../content/page';
import type { Snippets } from '../../content/snippets';
import { ProblemError } from '../../errors';
import { MACHINE_FILES } from '../../site/addresses';
import { EXPANDERS } from './components';
import { absolute, expandBlocks, type ExpandContext } from './expand';
import { parseMarkdown, writeMarkdown } from './mdx';
import { leadItem, link, list } from './nodes';

/** The facts that all twins of a site have in common. */
export type TwinContext = Pick<ExpandContext, 'glossary' | 'siteUrl' | 'snippets'> & { api?: Api };

/** The snippets as trees, by component name. */
export function parseSnippets(snippets: Snippets): ExpandContext['snippets'] {
  return new Map([...snippets].map(([name, { text: body }]) => [name, parseMarkdown(body, 'mdx').children]));
}

/**
 * The Markdown twin of a page: title, description, source, and the page's text without components.
 * @param file the page's file, for messages
 * @param tree the page's text as it was parsed; where a reference of the API stands in it, its content is put there
 * @throws ProblemError when something in the page has no plain Markdown form.
 */
export function markdownTwin(
  page: PageSource,
  context: TwinContext,
  file: string,
  tree = parseBody(page.body, file),
): string {
  const { title, frontmatter, path: address } = page;
  const full: ExpandContext = { ...context, expanders: EXPANDERS, path: address, title, file };
  expandReferences(tree, context.api, 'plain', (reference, content) => {
    // The check comes first and has told of a reference to something that the file lacks.
    if (Array.isArray(content)) reference.children = content as Reference['children'];
  });
  const front: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(frontmatter.description ? [paragraph(text(frontmatter.description))] : []),
    // As raw text: written as a link, a bare address is put in angle brackets.
    { type: 'html', value: `Source: ${context.siteUrl}${address}` },
    { type: 'html', value: `Index of all pages: ${context.siteUrl}${MACHINE_FILES.llms}` },
  ];
  return writeMarkdown({ type: 'root', children: [...front, ...hero(page, full), ...expandBlocks(tree, full)] });
}

/** The hero and the cards of a home page, which stand above its body. */
function hero({ frontmatter }: PageSource, context: ExpandContext): RootContent[] {
  const { tagline, features } = frontmatter;
  const cards = features.map((card) =>
    leadItem([link(absolute(card.link, context), card.title), text(': ')], [paragraph(text(card.details))]),
  );
  return [...(tagline ? [paragraph(text(tagline))] : []), ...(cards.length > 0 ? [list(cards)] : [])];
}

function parseBody(body: string, file: string): RootContent[] {
  try {
    return parseMarkdown(body, file.endsWith('.md') ? 'md' : 'mdx').children;
  } catch (error) {
    throw new ProblemError([
      { file, message: String((error as Error).message), remedy: 'run the check: it says where and why' },
    ]);
  }
}
