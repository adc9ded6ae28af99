import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { positionAt } from '../../reading/text';
import { reporterFor, type PluginContext } from './context';

/**
 * A rehype plugin that rejects marks of lines, such as `[!code ++]`, that are still in the highlighted code. Whether a
 * mark is in a comment depends on the language, which only the highlighter knows.
 */
export function marksPlugin(context: PluginContext) {
  return (tree: Root, file: VFile) =>
    visit(tree, { tagName: 'pre' }, (pre) => {
      const [line, mark] = /.*(\[!code (?:\+\+|--|focus)(?::\d+)?\]).*/.exec(toString(pre)) ?? [];
      if (!line || !mark) return;
      // The highlighter's elements have no position.
      const start = positionAt(String(file), Math.max(0, String(file).indexOf(line)));
      const report = reporterFor({ position: { start, end: start } }, context);
      report(`"${mark}" is shown as typed`, 'write it in a comment of the language, at the end of the line');
    });
}
