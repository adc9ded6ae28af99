import rehypeShikiFromHighlighter, { type RehypeShikiCoreOptions } from '@shikijs/rehype/core';
import { transformerNotationDiff, transformerNotationFocus } from '@shikijs/transformers';
import { createBundledHighlighter } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import type { Pluggable } from 'unified';
import { conversationTransformer } from './conversation';
import { classTransformer, kindTheme } from './theme';

/** The languages that may be named after the three backticks of a code block. */
export const CODE_LANGUAGES: readonly string[] = ['text', ...Object.keys(bundledLanguages)];

const createHighlighter = createBundledHighlighter({
  langs: bundledLanguages,
  themes: {},
  engine: () => createOnigurumaEngine(import('shiki/wasm')),
});

let highlighter: ReturnType<typeof createHighlighter> | undefined;

/** The one highlighter of the process. It loads a grammar when a block first needs it. */
function getHighlighter(): ReturnType<typeof createHighlighter> {
  highlighter ??= createHighlighter({ themes: [kindTheme], langs: [] });
  return highlighter;
}

/** The rehype plugin that highlights code blocks at build time, and adds conversations to test scripts. */
export async function highlightPlugin(): Promise<Pluggable> {
  const options: RehypeShikiCoreOptions = {
    theme: kindTheme.name ?? '',
    addLanguageClass: false,
    lazy: true,
    transformers: [
      transformerNotationDiff({ classLineAdd: 'added', classLineRemove: 'removed' }),
      transformerNotationFocus(),
      classTransformer,
      conversationTransformer,
    ],
    defaultLanguage: 'text',
    parseMetaString: (meta) => ({ __raw: meta }),
    mergeSameStyleTokens: true,
    // Without a longer limit (half a second by default), a busy machine would highlight the rest of a block wrongly.
    tokenizeTimeLimit: 0,
  };
  return [rehypeShikiFromHighlighter, await getHighlighter(), options];
}
