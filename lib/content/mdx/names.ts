import type { Emphasis, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { visit } from 'unist-util-visit';
import { text } from '../../api/reference/nodes';

/** One hyphenated word that fits on a phone's screen, such as `--virtualDeviceToken`, or a few short words. */
const NAME = /^(?=\S*-)\S{1,30}$|^(?=.* ).{1,18}$/;

const PHONE_NUMBER = /\+\d+(?: \d+)+/g;

const hProperties = { className: ['name'] };

/**
 * A remark plugin that marks short inline code and phone numbers that browsers would break, so that `app/global.css`
 * keeps them on one line.
 */
export function namesPlugin() {
  return (tree: Root) => {
    visit(tree, 'inlineCode', (code) => {
      if (NAME.test(code.value)) code.data = { hProperties };
    });
    findAndReplace(tree, [PHONE_NUMBER, spanOf]);
  };
}

/** Text in a `<span>`. It isn't a text node, because those would be merged. */
function spanOf(value: string): Emphasis {
  return { type: 'emphasis', children: [text(value)], data: { hName: 'span', hProperties } };
}
