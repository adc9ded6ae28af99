import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { piecesOf, type Piece } from '../../reading/unbroken';

/** One word with a hyphen, such as `--virtualDeviceToken`, that is no longer than a phone is wide. */
const NAME = /^(?=\S*-)\S{1,30}$/;

const HEADING = /^h[1-6]$/;

/**
 * A rehype plugin that marks what a browser would break in two and a reader takes for one: code with a hyphen, words with a
 * hyphen in headings, and phone numbers. `app/global.css` keeps them in one line.
 */
export function namesPlugin() {
  return (tree: Root) => {
    visit(tree, { tagName: 'code' }, (code, _, parent) => {
      const isInText = parent?.type !== 'element' || parent.tagName !== 'pre';
      if (isInText && NAME.test(toString(code))) code.properties.className = ['name'];
    });
    visit(tree, 'text', ({ value }, index, parent) => {
      if (index === undefined || parent?.type !== 'element' || parent.tagName === 'code') return undefined;
      const pieces = piecesOf(value, HEADING.test(parent.tagName)).map(elementOf);
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  };
}

function elementOf({ text, isWhole }: Piece): ElementContent {
  const child = { type: 'text' as const, value: text };
  return isWhole ? { type: 'element', tagName: 'span', properties: { className: ['name'] }, children: [child] } : child;
}
