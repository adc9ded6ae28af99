import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Pluggable, PluggableList, Plugin } from 'unified';
import { apiPlugin } from './api';
import { checkPlugin } from './check';
import { collectPlugin } from './collect';
import type { PluginContext } from './context';
import { exercisePlugin } from './exercise';
import { glossaryPlugin } from './glossary';
import { headingIdsPlugin } from './heading-ids';
import { highlightPlugin } from './highlight';
import { imagePlugin } from './images';
import { innerHtmlPlugin } from './inner-html';
import { namesPlugin } from './names';
import { practicePlugin } from './practice';
import { questionsPlugin } from './questions';
import { runsPlugin } from './runs';
import { sharedRehypePlugins, sharedRemarkPlugins } from './shared.mjs';

/** The plugins that `shared.mjs` names. */
const implementations: Record<string, Pluggable> = {
  'remark-gfm': remarkGfm,
  'rehype-slug': rehypeSlug,
  'rehype-autolink-headings': rehypeAutolinkHeadings,
};

/** The one list of plugins that turns Markdown into what readers get. */
export async function mdxPlugins(
  context: PluginContext,
): Promise<{ remarkPlugins: PluggableList; rehypePlugins: PluggableList }> {
  return {
    remarkPlugins: [
      ...load(sharedRemarkPlugins),
      () => context.onTree,
      headingIdsPlugin,
      [checkPlugin, context],
      [practicePlugin, context],
      [exercisePlugin, context],
      [runsPlugin, context],
      [apiPlugin, context],
      [glossaryPlugin, context],
    ],
    rehypePlugins: [
      ...load(sharedRehypePlugins),
      [collectPlugin, context],
      [questionsPlugin, context],
      [imagePlugin, context],
      namesPlugin,
      await highlightPlugin(),
      [innerHtmlPlugin, { ...context, keepsLinks: process.env.NODE_ENV === 'development' }],
    ],
  };
}

function load(plugins: readonly [name: string, options: Record<string, unknown>][]): Pluggable[] {
  return plugins.map(([name, options]) => [implementations[name] as Plugin<[unknown]>, options]);
}
