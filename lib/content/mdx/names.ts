import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** One word with a hyphen, such as `--virtualDeviceToken`, no longer than a phone is wide. */
const NAME = /^(?=\S*-)\S{1,30}$/;

/** A rehype plugin that marks names with a hyphen in inline code, which `app/global.css` keeps in one line. */
export function namesPlugin() {
  return (tree: Root) =>
    visit(tree, { tagName: 'code' }, (code, _, parent) => {
      const isInText = parent?.type !== 'element' || parent.tagName !== 'pre';
      if (isInText && NAME.test(toString(code))) code.properties.className = ['name'];
    });
}
