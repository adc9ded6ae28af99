import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** An id at the end of a heading, as it is typed. Closing hashes or a line under the heading can follow it. */
const ID = /\{[ \t]*#([^\s{}]+)[ \t]*\}[ \t]*(?:#+[ \t]*|\n[ \t>]*[-=]+[ \t]*)?$/;

/** The text with the id, or with its start: Markdown makes `{#a.__call__}` bold text between two others. */
const OPENING = /(?:[ \t]+#+)?[ \t]*\{[ \t]*#[^\s{}]*(?:[ \t]*\}[ \t]*)?$/;

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
  const from = children.findLastIndex((child) => child.type === 'text' && OPENING.test(child.value));
  const opening = children[from];
  const [, id] = ID.exec(source.slice(position?.start.offset, position?.end.offset)) ?? [];
  if (!id || opening?.type !== 'text') return undefined;
  opening.value = opening.value.replace(OPENING, '');
  children.splice(opening.value === '' ? from : from + 1);
  return id;
}
