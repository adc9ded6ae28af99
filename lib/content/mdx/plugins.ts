import type { Root } from 'mdast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Pluggable, PluggableList, Plugin } from 'unified';
import type { Api } from '../../api/model';
import type { Problem } from '../../errors';
import type { Dialogues } from '../dialogues';
import type { Glossary } from '../glossary';
import type { CompiledBody } from '../page';
import type { Snippets } from '../snippets';
import { apiPlugin } from './api';
import { checkPlugin } from './check';
import { collectPlugin } from './collect';
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

/** The page as the plugins see it, and the lists that they fill. */
export interface PluginContext extends Pick<
  CompiledBody,
  'headers' | 'anchors' | 'described' | 'operations' | 'playgrounds' | 'exercises' | 'questions' | 'links' | 'images'
> {
  file: string;
  /** Whether the page is one of questions and answers. */
  faq?: boolean;
  api?: Api;
  glossary?: Glossary;
  dialogues?: Dialogues;
  snippets?: Snippets;
  onTree?: (tree: Root) => void;
  publicDir: string;
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath: string;
  problems: Problem[];
}

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
      [innerHtmlPlugin, htmlOptions(context)],
    ],
  };
}

const htmlOptions = ({ file, problems, basePath }: PluginContext) => ({
  file,
  problems,
  basePath,
  keepsLinks: process.env.NODE_ENV === 'development',
});

function load(plugins: readonly [name: string, options: Record<string, unknown>][]): Pluggable[] {
  return plugins.map(([name, options]): Pluggable => {
    const plugin = implementations[name] as Plugin<[unknown]> | undefined;
    if (!plugin)
      throw new Error(
        `lib/content/mdx/shared.mjs names the plugin ${name}, which lib/content/mdx/plugins.ts does not know`,
      );
    return [plugin, options];
  });
}
