import rehypeShikiFromHighlighter, { type RehypeShikiCoreOptions } from '@shikijs/rehype/core';
import { transformerNotationDiff, transformerNotationFocus } from '@shikijs/transformers';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { Pluggable } from 'unified';
import { conversationTransformer } from './conversation';
import { classTransformer, kindTheme } from './theme';

const GRAMMARS = {
  bash: () => import('shiki/langs/bash.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  dotenv: () => import('shiki/langs/dotenv.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  groovy: () => import('shiki/langs/groovy.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

/** The languages that may be named after the three backticks of a code block. */
export const CODE_LANGUAGES: readonly string[] = ['text', ...Object.keys(GRAMMARS)];

let highlighter: Promise<HighlighterCore> | undefined;

/** The one highlighter of the process: loading its grammars takes longer than highlighting most pages. */
function getHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [kindTheme],
    langs: Object.values(GRAMMARS),
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return highlighter;
}

/** The rehype plugin that colors code blocks at build time, and gives test scripts their conversations. */
export async function highlightPlugin(): Promise<Pluggable> {
  const options: RehypeShikiCoreOptions = {
    theme: kindTheme.name ?? '',
    addLanguageClass: false,
    transformers: [
      transformerNotationDiff({ classLineAdd: 'added', classLineRemove: 'removed' }),
      transformerNotationFocus(),
      classTransformer,
      conversationTransformer,
    ],
    defaultLanguage: 'text',
    parseMetaString: (meta) => ({ __raw: meta }),
    mergeSameStyleTokens: true,
    // By default a line may take half a second, so a busy machine colors the rest of a block wrongly.
    tokenizeTimeLimit: 0,
  };
  return [rehypeShikiFromHighlighter, await getHighlighter(), options];
}
