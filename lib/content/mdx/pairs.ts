import type { Blockquote, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PluginContext } from './context';

/** The most lines of code next to text. More would leave a gap below the text. */
const MOST_LINES = 14;

/**
 * A remark plugin for pages with API operations. On wide screens, the other sections of such a page have two columns,
 * too: text, and next to it the samples that follow it. Below the text is what is said about them. A paragraph that
 * ends with a colon announces the samples, so it is next to them alone.
 */
export function pairsPlugin({ snippets }: PluginContext) {
  const isText = (block: RootContent) =>
    block.type === 'paragraph' || block.type === 'list' || snippets?.has(nameOf(block) ?? '') === true;

  return (tree: Root) => {
    if (!tree.children.some((block) => nameOf(block) === 'ApiOperation')) return;
    let texts: RootContent[] = [];
    let samples: RootContent[] = [];
    const blocks: RootContent[] = [];
    let last: Blockquote | undefined;
    const finish = () => {
      if (samples.length > 0) {
        const first = announces(texts.at(-1)) ? texts.length - 1 : 0;
        blocks.push(...texts.slice(0, first), (last = pair(texts.slice(first), samples)));
      } else if (last && last === blocks.at(-1) && texts.length > 0) last.children.push(part(texts));
      else blocks.push(...texts);
      texts = [];
      samples = [];
    };
    for (const block of tree.children) {
      if (isText(block)) {
        if (samples.length > 0) finish();
        texts.push(block);
      } else if (texts.length > 0 && isSample(block) && linesIn([...samples, block]) <= MOST_LINES) {
        samples.push(block);
      } else {
        finish();
        blocks.push(block);
      }
    }
    finish();
    tree.children = blocks;
  };
}

function nameOf(block: RootContent): string | null | undefined {
  return block.type === 'mdxJsxFlowElement' ? block.name : undefined;
}

function isSample(block: RootContent): boolean {
  return block.type === 'code' || nameOf(block) === 'Tabs';
}

function announces(block: RootContent | undefined): boolean {
  return block?.type === 'paragraph' && toString(block).endsWith(':');
}

/** The lines of code that are seen at once. Of tabs, only one is. */
function linesIn(blocks: readonly RootContent[]): number {
  const lines = blocks.map((block) => {
    const counts = [0];
    visit(block, 'code', ({ value }) => void counts.push(value.split('\n').length));
    return Math.max(...counts);
  });
  return lines.reduce((sum, count) => sum + count, 0);
}

/** Elements that `DocumentLayout.module.css` places next to each other. */
function pair(texts: RootContent[], samples: RootContent[]): Blockquote {
  const data = { hName: 'div', hProperties: { dataPair: '' } };
  return { type: 'blockquote', data, children: [part(texts), part(samples)] };
}

function part(children: RootContent[]): Blockquote {
  return { type: 'blockquote', data: { hName: 'div' }, children: children as Blockquote['children'] };
}
