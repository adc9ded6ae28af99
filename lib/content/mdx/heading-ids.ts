import type { Heading, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const ID = /[ \t]*\{#([A-Za-z][\w-]*)\}[ \t]*$/;

/** The text of an MDX file in which `{#id}` at the end of a heading is no expression, which it would be to MDX. Lines stay where they are. */
export function escapeHeadingIds(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark;
      return !fence && /^#{2,6} /.test(line) ? line.replace(ID, ' \\{#$1}') : line;
    })
    .join('\n');
}

/** A heading's words, and its own id where it ends in `{#id}`. */
export function readHeadingId({ children }: Heading): { children: PhrasingContent[]; id?: string } {
  const last = children.at(-1);
  const [end, id] = (last?.type === 'text' && ID.exec(last.value)) || [];
  if (last?.type !== 'text' || end === undefined) return { children };
  const words = last.value.slice(0, -end.length);
  return { children: [...children.slice(0, -1), ...(words ? [{ ...last, value: words }] : [])], id };
}

/** A remark plugin that gives headings the ids that end them: links to them survive when their words change. */
export function headingIdsPlugin() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const { children, id } = readHeadingId(heading);
      if (id) Object.assign(heading, { children, data: { ...heading.data, hProperties: { id } } });
    });
  };
}
