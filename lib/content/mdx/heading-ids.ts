import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const ID = /(?:[ \t]+#+)?[ \t]*\{[ \t]*#([^\s{}]+)[ \t]*\}[ \t]*$/;

/** The start of an id at the end of a text. */
const OPEN_ID = /(?:[ \t]+#+)?[ \t]*\{[ \t]*#[^\s{}]*$/;

/**
 * A remark plugin that gives headings the ids written at their ends (`{#id}`), so that links survive when the text
 * changes. A heading without letters or digits gets the id `section`, `section-2` and so on.
 */
export function headingIdsPlugin() {
  return (tree: Root, file: VFile) => {
    let unnamed = 0;
    visit(tree, 'heading', (heading) => {
      let id = takeId(heading, String(file));
      if (!id && !/[\p{L}\p{N}]/u.test(toString(heading))) id = ++unnamed > 1 ? `section-${unnamed}` : 'section';
      if (id) heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}

/** Removes the id from a heading's content, and returns it. */
function takeId({ children, position }: Heading, source: string): string | undefined {
  const last = children.at(-1);
  let id = last?.type === 'text' ? ID.exec(last.value)?.[1] : undefined;
  let [from, pattern] = [children.length - 1, ID];
  if (!id) {
    // Markdown makes `{#a.__call__}` bold text between two others.
    from = children.findLastIndex((child) => child.type === 'text' && OPEN_ID.test(child.value));
    if (from < 0) return undefined;
    pattern = OPEN_ID;
    id = ID.exec(source.slice(position?.start.offset, position?.end.offset).replace(/[ \t]+#+[ \t]*$/, ''))?.[1];
  }
  const opening = children[from];
  if (!id || opening?.type !== 'text') return undefined;
  opening.value = opening.value.replace(pattern, '');
  children.splice(opening.value === '' ? from : from + 1);
  return id;
}
