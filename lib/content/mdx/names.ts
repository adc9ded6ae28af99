import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** One hyphenated word, such as `--virtualDeviceToken`, that fits on a phone's screen. */
const NAME = /^(?=\S*-)\S{1,30}$/;

/** A rehype plugin that marks hyphenated names in inline code, so that `app/global.css` keeps them on one line. */
export function namesPlugin() {
  return (tree: Root) =>
    visit(tree, { tagName: 'code' }, (code, _, parent) => {
      const isInText = parent?.type !== 'element' || parent.tagName !== 'pre';
      if (isInText && NAME.test(toString(code))) code.properties.className = ['name'];
    });
}
