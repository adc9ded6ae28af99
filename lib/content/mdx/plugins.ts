import type { Pluggable, PluggableList, Plugin } from 'unified';
import type { Problem } from '../../errors';
import type { CompiledBody } from '../page';
import { checkPlugin } from './check';
import { collectPlugin } from './collect';
import { highlightPlugin } from './highlight';
import { imagePlugin } from './images';
import { sharedRehypePlugins, sharedRemarkPlugins } from './shared.mjs';

/** What the plugins need to know of the page, and where they write what they find. */
export interface PluginContext extends Pick<CompiledBody, 'headers' | 'links' | 'images'> {
  file: string;
  publicDir: string;
  problems: Problem[];
}

/** The one list of plugins that turns Markdown into what readers get. */
export async function mdxPlugins(context: PluginContext): Promise<{ remarkPlugins: PluggableList; rehypePlugins: PluggableList }> {
  return {
    remarkPlugins: [...(await load(sharedRemarkPlugins)), [checkPlugin, context]],
    rehypePlugins: [...(await load(sharedRehypePlugins)), [collectPlugin, context], [imagePlugin, context], await highlightPlugin()],
  };
}

async function load(plugins: readonly [name: string, options: Record<string, unknown>][]): Promise<Pluggable[]> {
  return Promise.all(
    plugins.map(async ([name, options]): Promise<Pluggable> => [((await import(name)) as { default: Plugin<[unknown]> }).default, options]),
  );
}
