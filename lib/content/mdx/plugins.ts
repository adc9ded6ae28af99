import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import type { Pluggable, PluggableList, Plugin } from 'unified';
import { apiPlugin } from './api';
import bracesAsText from './braces.mjs';
import { checkPlugin } from './check';
import { collectPlugin } from './collect';
import type { PluginContext } from './context';
import { exercisePlugin } from './exercise';
import { fieldsPlugin } from './fields';
import { glossaryPlugin } from './glossary';
import { headingIdsPlugin } from './heading-ids';
import { highlightPlugin } from './highlight';
import { htmlPlugin } from './html';
import { imagePlugin } from './images';
import { namesPlugin } from './names';
import { notationsPlugin } from './notations';
import { practicePlugin } from './practice';
import { runsPlugin } from './runs';
import { sharedRehypePlugins, sharedRemarkPlugins } from './shared.mjs';
import { tablesPlugin } from './tables';

/** The plugins named in `shared.mjs`. */
const implementations: Record<string, Pluggable> = {
  'remark-gfm': remarkGfm,
  'rehype-slug': rehypeSlug,
  'rehype-autolink-headings': rehypeAutolinkHeadings,
};

/** The plugins that turn Markdown into a page. */
export async function mdxPlugins(
  context: PluginContext,
): Promise<{ remarkPlugins: PluggableList; rehypePlugins: PluggableList }> {
  return {
    remarkPlugins: [
      ...load(sharedRemarkPlugins),
      bracesAsText,
      remarkCjkFriendly,
      ...(context.isSnippet ? [] : [notationsPlugin, headingIdsPlugin]),
      [checkPlugin, context],
      [practicePlugin, context],
      [fieldsPlugin, context],
      [exercisePlugin, context],
      [runsPlugin, context],
      [apiPlugin, context],
      [glossaryPlugin, context],
      namesPlugin,
    ],
    rehypePlugins: [
      htmlPlugin,
      ...load(sharedRehypePlugins),
      [collectPlugin, context],
      [imagePlugin, context],
      tablesPlugin,
      await highlightPlugin(),
    ],
  };
}

function load(plugins: readonly [name: string, options: Record<string, unknown>][]): Pluggable[] {
  return plugins.map(([name, options]) => [implementations[name] as Plugin<[unknown]>, options]);
}
