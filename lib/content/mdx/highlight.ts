import rehypeShikiFromHighlighter, { type RehypeShikiCoreOptions } from '@shikijs/rehype/core';
import { transformerNotationDiff, transformerNotationFocus } from '@shikijs/transformers';
import { createBundledHighlighter, type LanguageRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import type { Pluggable } from 'unified';
import { conversationTransformer } from './conversation';
import { classTransformer, kindTheme } from './theme';

/** The languages a code block can have. */
export const CODE_LANGUAGES: readonly string[] = ['text', ...Object.keys(bundledLanguages)];

const createHighlighter = createBundledHighlighter({
  langs: bundledLanguages,
  themes: {},
  engine: () => createOnigurumaEngine(import('shiki/wasm')),
});

/** JSON in the quotes of a command, such as the body of a request to curl, has the colors of JSON. */
const jsonInCommands: LanguageRegistration = {
  name: 'json-in-commands',
  scopeName: 'source.json.command',
  injectTo: ['source.shell'],
  // Inside the JSON, it would begin again.
  injectionSelector: 'L:string.quoted.single.shell -meta.json',
  embeddedLangs: ['json'],
  patterns: [
    { name: 'meta.json', begin: String.raw`(?<=')(?=[\[{])`, end: "(?=')", patterns: [{ include: 'source.json' }] },
  ],
  repository: {},
};

/** The process's only highlighter. It loads a grammar when a block first needs it. */
let highlighter: ReturnType<typeof createHighlighter> | undefined;

/** The rehype plugin that highlights code blocks, and adds conversations to test scripts. */
export async function highlightPlugin(): Promise<Pluggable> {
  highlighter ??= createHighlighter({ themes: [kindTheme], langs: ['json', jsonInCommands] });
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
    // By default, highlighting stops after half a second, so a busy machine would leave part of a block unhighlighted.
    tokenizeTimeLimit: 0,
  };
  return [rehypeShikiFromHighlighter, await highlighter, options];
}
