import { toString } from 'hast-util-to-string';
import rehypeAutolinkHeadings, { type Options } from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { apiPlugin } from './api';
import { checkPlugin } from './check';
import { collectPlugin } from './collect';
import type { PluginContext } from './context';
import everydayMarkdown from './everyday.mjs';
import { fillPlugin } from './fill';
import { headingIdsPlugin } from './heading-ids';
import { highlightPlugin } from './highlight';
import { htmlPlugin } from './html';
import { imagePlugin } from './images';
import { marksPlugin } from './marks';
import { namesPlugin } from './names';
import { notationsPlugin } from './notations';
import { pairsPlugin } from './pairs';
import { policyPlugin } from './policy';
import { runsPlugin } from './runs';
import { tablesPlugin } from './tables';

/** The link next to each heading. CSS draws its sign, so that it is neither read aloud nor copied nor indexed. */
const anchors: Options = {
  behavior: 'append',
  properties: (heading) => ({ className: ['anchor'], ariaLabel: `Link to ${toString(heading)}` }),
  content: [],
};

/**
 * The plugins that turn Markdown into a page or a snippet.
 * @param onError called with the parser's error
 */
export async function mdxPlugins(
  context: PluginContext,
  onError: (error: unknown) => void,
): Promise<{ remarkPlugins: PluggableList; rehypePlugins: PluggableList }> {
  return {
    remarkPlugins: [
      remarkGfm,
      [everydayMarkdown, { onError }],
      remarkCjkFriendly,
      notationsPlugin,
      headingIdsPlugin,
      [checkPlugin, context],
      [fillPlugin, context],
      [runsPlugin, context],
      [apiPlugin, context],
      [pairsPlugin, context],
      namesPlugin,
    ],
    rehypePlugins: [
      htmlPlugin,
      rehypeSlug,
      [rehypeAutolinkHeadings, anchors],
      [collectPlugin, context],
      [imagePlugin, context],
      tablesPlugin,
      await highlightPlugin(),
      [marksPlugin, context],
      [policyPlugin, context],
    ],
  };
}
