import { isPlatform, PLATFORMS, type Platform } from '../../script/words/platforms';

/** What the text behind the language of a fence says about the conversation of a test script. */
export interface ScriptView {
  /** The sample has no conversation: `view=script`, or it is wrong on purpose. */
  isScriptOnly: boolean;
  /** What the script tests, where it does not tell: `platform=webchat`. */
  platform?: Platform;
}

/** Reads {@link ScriptView}; what {@link scriptViewFaults} finds is left out. */
export function readScriptView(meta: string): ScriptView {
  const platform = wordOf(meta, 'platform');
  return {
    isScriptOnly: wordOf(meta, 'view') === 'script' || /(?:^|\s)wrong=/.test(meta),
    ...(isPlatform(platform) && { platform }),
  };
}

/** What is wrong with the words that {@link readScriptView} reads, each with its remedy. */
export function scriptViewFaults(meta: string): (readonly [message: string, remedy: string])[] {
  const view = wordOf(meta, 'view');
  const platform = wordOf(meta, 'platform');
  const faults: (readonly [string, string])[] = [];
  if (view !== undefined && view !== 'script')
    faults.push([`a code block has no view=${view}`, 'write view=script for a script without its conversation']);
  if (platform !== undefined && !isPlatform(platform))
    faults.push([`unknown platform=${platform} of a code block`, `use one of: ${PLATFORMS.join(', ')}`]);
  return faults;
}

function wordOf(meta: string, name: string): string | undefined {
  // A title may hold anything.
  const bare = meta.replaceAll(/"[^"]*"/g, '');
  return new RegExp(`(?:^|\\s)${name}=(\\S*)`).exec(bare)?.[1];
}

/** Lines that a sample takes away by Shiki's mark `[!code --]` in a comment: who copies it does not want them. */
export const REMOVED_LINE = /^.*\[!code --\].*(?:\n|$)/gm;

/** Shiki's marks at the ends of lines, with the sign that begins their comment: `// [!code ++]`, `# [!code focus]`. */
export const LINE_MARK = /[ \t]*(?:\/\/|#|--|<!--|\/\*)[ \t]*\[!code [^\]]+\][ \t]*(?:-->|\*\/)?$/gm;
