import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const ID = /(?:[ \t]+#+)?[ \t]*\{[ \t]*#([^\s{}]+)[ \t]*\}[ \t]*$/;

/** A heading's text, and its id if it ends in `{#id}`. */
function readHeadingId({ children }: Heading): { children: PhrasingContent[]; id?: string } {
  const last = children.at(-1);
  const [end, id] = (last?.type === 'text' && ID.exec(last.value)) || [];
  if (last?.type !== 'text' || end === undefined) return { children };
  const words = last.value.slice(0, -end.length);
  return { children: [...children.slice(0, -1), ...(words ? [{ ...last, value: words }] : [])], id };
}

/**
 * A remark plugin that gives headings the ids written at their ends, so that links survive when the text changes. A
 * heading without letters or digits gets the id `section`, `section-2` and so on.
 */
export function headingIdsPlugin() {
  return (tree: Root) => {
    let unnamed = 0;
    visit(tree, 'heading', (heading) => {
      const { children, id: own } = readHeadingId(heading);
      const isUnnamed = !own && !/[\p{L}\p{N}]/u.test(toString(heading));
      if (isUnnamed) unnamed++;
      const id = isUnnamed ? `section${unnamed > 1 ? `-${unnamed}` : ''}` : own;
      if (id) Object.assign(heading, { children, data: { ...heading.data, hProperties: { id } } });
    });
  };
}
