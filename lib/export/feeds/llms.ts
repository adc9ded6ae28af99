import { siteNameOf } from '../../content/identity';
import type { PageSource } from '../../content/page';
import { escapeAddress } from '../../routes/address';
import type { Site } from '../../site/site';
import { markdownAddressOf } from '../../site/addresses';
import { sectionsOf } from '../../site/lists';

/** `llms.txt`: the site's description, and its Markdown copies by navigation group. See https://llmstxt.org. */
export function llmsIndex(site: Pick<Site, 'pages' | 'navigation' | 'identity'>): string {
  const siteUrl = site.identity.docs.url;
  const { description } = site.pages.get('/')?.frontmatter ?? {};
  const line = ({ title, path, frontmatter }: PageSource) =>
    `- [${title.replace(/[[\]\\]/g, '\\$&')}](${siteUrl}${escapeAddress(markdownAddressOf(path))})${frontmatter.description ? `: ${frontmatter.description}` : ''}`;
  const sections = sectionsOf(site).map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join('\n')}`);
  const parts = [`# ${siteNameOf(site.identity)}`, ...(description ? [`> ${description}`] : []), ...sections];
  return `${parts.join('\n\n')}\n`;
}
