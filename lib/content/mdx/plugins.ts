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

/** A page to compile. */
export interface CompileInput {
  /** The text, with empty lines where the frontmatter was. */
  body: string;
  /** The file's path as problems should name it. A `.md` file is plain Markdown, without components. */
  file: string;
  /** Whether each h3 is a question, with its answer below it. */
  faq?: boolean;
  /** Where images are looked up. */
  publicDir: string;
  /** Where the site lies on its host, for links: empty, or `/docs`. Empty when absent. */
  basePath?: string;
  /** The API whose operations the page may show. */
  api?: Api;
  /** The terms that it may name. */
  glossary?: Glossary;
  /** The simulated targets that its samples may run on, and its exercises are tried with. */
  dialogues?: Dialogues;
  /** The passages that it may show. */
  snippets?: Snippets;
  /** Is told the tree as it was parsed. */
  onTree?: (tree: Root) => void;
}

/** The lists that the plugins fill. */
export type Found = Omit<CompiledBody, 'code' | 'isLesson'>;

/** The page as the plugins see it. */
interface PluginContext extends Omit<CompileInput, 'body'>, Found {
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
      [innerHtmlPlugin, { ...context, keepsLinks: process.env.NODE_ENV === 'development' }],
    ],
  };
}

function load(plugins: readonly [name: string, options: Record<string, unknown>][]): Pluggable[] {
  return plugins.map(([name, options]) => [implementations[name] as Plugin<[unknown]>, options]);
}
