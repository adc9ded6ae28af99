import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const ID = /(?:[ \t]+#+)?[ \t]*\{[ \t]*#([^\s{}]+)[ \t]*\}[ \t]*$/;

/**
 * A remark plugin that gives headings the ids written at their ends (`{#id}`), so that links survive when the text
 * changes. A heading without letters or digits gets the id `section`, `section-2` and so on.
 */
export function headingIdsPlugin() {
  return (tree: Root) => {
    let unnamed = 0;
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      let id = last?.type === 'text' ? ID.exec(last.value)?.[1] : undefined;
      if (id && last?.type === 'text') {
        last.value = last.value.replace(ID, '');
        if (last.value === '') heading.children.pop();
      } else if (!/[\p{L}\p{N}]/u.test(toString(heading))) id = ++unnamed > 1 ? `section-${unnamed}` : 'section';
      if (id) heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}
