import { CALLOUT_TYPES } from '../content/mdx/notations';
import { replaceInProse } from '../reading/code';
import { indented, writeTabs } from './fix-tabs';

/** Code between two shortcodes of Hugo. */
const HIGHLIGHT =
  /^([ \t]*)\{\{[<%] *highlight +"?([\w+-]+).*[%>]\}\}\n([^]*?)\n[ \t]*\{\{[<%] *\/ *highlight *[%>]\}\}/gm;

/** Rewrites Hugo's code as code blocks, so that the other rules leave it as it is. */
export function fixHighlight(text: string): string {
  return replaceInProse(
    text,
    HIGHLIGHT,
    (_found, indent = '', language = '', code = '') => `${indent}\`\`\`${language}\n${code}\n${indent}\`\`\``,
  );
}

/** The content of a block in MkDocs: the lines that are indented further than its first line. */
const CONTENT = String.raw`((?:\n(?:[ \t]*\n)*\1 {4}(?=.*\S).*)*)`;

/** A callout, or a part that readers unfold: `!!! note "Title"`, `??? note`. */
const FOLDABLE = new RegExp(
  String.raw`^([ \t]*)(!!!|\?{3}\+?)[ \t]+(?:([a-z][\w-]*)[ \t]*)?(?:(?:inline|end)[ \t]*)*(?:"(.*)")?[ \t]*$${CONTENT}`,
  'gm',
);

const TAB = String.raw`===[ \t]+"(.*)"[ \t]*$${CONTENT}`;
const TABS = new RegExp(String.raw`^([ \t]*)${TAB}(?:\n(?:[ \t]*\n)*\1${TAB})*`, 'gm');

/** Rewrites blocks with indented content, as in MkDocs, as callouts, details and tabs. */
export function fixBlocks(text: string): string {
  const unfolded = replaceInProse(text, FOLDABLE, (_found, indent = '', kind, type = '', title, content = '') => {
    const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
    const known = Object.hasOwn(CALLOUT_TYPES, type) ? type : 'note';
    const heading = kind === '!!!' ? `${known} ${title ?? (known === type ? '' : name)}` : `details ${title || name}`;
    const lines = inside(content, indent);
    // A container around others has more colons.
    const inner = Math.max(2, ...lines.map((line) => /^[ \t]*(:{3,})/.exec(line)?.[1]?.length ?? 0));
    const colons = ':'.repeat(inner + 1);
    return `${indented([`${colons}${heading.trimEnd()}`, ...lines, colons], indent)}\n`;
  });
  return replaceInProse(unfolded, TABS, (found, indent = '') => {
    const tabs = [...found.matchAll(new RegExp(`^(${indent})${TAB}`, 'gm'))];
    const written = tabs.map(([, , title = '', content = '']) => ({ title, content: inside(content, indent) }));
    return `${indented(writeTabs(written), indent)}\n`;
  });
}

/** The lines of a block's content without their indentation. Blocks in it are rewritten as well. */
function inside(content: string, indent: string): string[] {
  const [, ...lines] = content.split('\n').map((line) => line.slice(indent.length + 4));
  return lines.length > 0 ? fixBlocks(lines.join('\n')).split('\n') : [];
}

/** A term on a line of its own, and its meaning below it. Further meanings follow on lines of their own. */
const DEFINITION = /^(?![ \t>*+#|:-]|\d+[.)])(.+)\n\n?: +(?=\S)/gm;

/** Rewrites definition lists as lists. The code of a term is a piece of its own, so this needs the complete text. */
export function fixDefinitions(text: string): string {
  const write = (_found: string, term = '') => `- ${/^\*\*.*\*\*$/.test(term) ? term : `**${term.trim()}**`}: `;
  const listed = replaceInProse(text, DEFINITION, write, /: +$/);
  return listed === text ? text : listed.replace(/^(- \*\*.*\n): +/gm, '$1  ');
}
