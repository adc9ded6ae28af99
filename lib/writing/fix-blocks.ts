import { CALLOUT_TYPES } from '../content/mdx/notations';
import { writeTabs } from './fix-tabs';

/** The first line of a block whose content is indented, as in MkDocs: `!!! note "Title"`, `??? note`, `=== "Tab"`. */
const OPENING = /^([ \t]*)(!!!|\?{3}\+?|===)[ \t]+(?:([a-z][\w-]*)[ \t]*)?(?:(?:inline|end)[ \t]*)*(?:"(.*)")?[ \t]*$/;

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/** Rewrites blocks with indented content as callouts, details and tabs. Other lines, and code, don't change. */
export function fixBlocks(text: string): string {
  return /^[ \t]*(?:!!!|\?{3}|===)/m.test(text) ? rewrite(text.split('\n')).join('\n') : text;
}

function rewrite(lines: readonly string[]): string[] {
  const result: string[] = [];
  let fence = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark;
    const [block, ...more] = fence || mark ? [] : blocksAt(lines, index);
    if (!block) {
      result.push(line);
      continue;
    }
    const blocks = [block, ...more];
    const written =
      block.kind === '==='
        ? writeTabs(blocks.map(({ title = '', content }) => ({ title, content })))
        : container(block);
    result.push(...written.map((one) => (one ? block.indent + one : one)), '');
    index = Math.max(...blocks.map(({ end }) => end));
  }
  return result;
}

interface Block {
  indent: string;
  kind: string;
  type: string;
  title?: string;
  content: string[];
  /** The index of its last line. */
  end: number;
}

/** The block that starts at a line. A tab is returned with those that follow it. */
function blocksAt(lines: readonly string[], start: number): Block[] {
  const [, indent = '', kind = '', type = '', title] = OPENING.exec(lines[start] ?? '') ?? [];
  if (!kind || (kind === '===' && title === undefined)) return [];
  const isInside = (line: string) => line.trim() === '' || line.startsWith(`${indent}    `);
  let end = start + 1;
  while (end < lines.length && isInside(lines[end] ?? '')) end++;
  while (end > start + 1 && lines[end - 1]?.trim() === '') end--;
  const inside = lines.slice(start + 1, end).map((line) => line.slice(indent.length + 4));
  const block: Block = { indent, kind, type, title, content: rewrite(inside), end: end - 1 };
  let next = end;
  while (next < lines.length && lines[next]?.trim() === '') next++;
  const following = kind === '===' ? blocksAt(lines, next) : [];
  return [block, ...following.filter((one) => one.kind === '===' && one.indent === indent)];
}

/** A callout, or a part that readers unfold. A container around others has more colons. */
function container({ kind, type, title, content }: Block): string[] {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const known = Object.hasOwn(CALLOUT_TYPES, type) ? type : 'note';
  const inner = Math.max(2, ...content.map((line) => /^[ \t]*(:{3,})/.exec(line)?.[1]?.length ?? 0));
  const colons = ':'.repeat(inner + 1);
  const heading = kind === '!!!' ? `${known} ${title ?? (known === type ? '' : name)}` : `details ${title || name}`;
  return [`${colons}${heading.trimEnd()}`, ...content, colons];
}
