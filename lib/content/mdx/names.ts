import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** One hyphenated word that fits on a phone's screen, such as `--virtualDeviceToken`, or a few short words. */
const NAME = /^(?=\S*-)\S{1,30}$|^(?=.* ).{1,18}$/;

const PHONE_NUMBER = /(\+\d+(?: \d+)+)/;

/**
 * A rehype plugin that marks short inline code and phone numbers that browsers would break, so that `app/global.css`
 * keeps them on one line.
 */
export function namesPlugin() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'code') {
        const isInText = parent?.type !== 'element' || parent.tagName !== 'pre';
        if (isInText && NAME.test(toString(node))) node.properties.className = ['name'];
        return SKIP;
      }
      if (node.type !== 'text' || index === undefined || !parent || !PHONE_NUMBER.test(node.value)) return;
      // `split` also returns what the group matched, so every second part is a phone number.
      const parts = node.value.split(PHONE_NUMBER).map((value, place): ElementContent => {
        const text = { type: 'text' as const, value };
        return place % 2
          ? { type: 'element', tagName: 'span', properties: { className: ['name'] }, children: [text] }
          : text;
      });
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
}
