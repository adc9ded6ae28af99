import type { Nodes, Paragraph, Text } from 'mdast';
import type { VFile } from 'vfile';
import { positionAt } from '../../reading/text';
import { nearest } from '../../reading/nearest';
import type { Snippets } from '../snippets';
import { FOREIGN_COMPONENTS, MDX_COMPONENTS } from './components';
import { reporterFor, type PluginContext } from './context';
import { IN_PARAGRAPHS, IN_TEXT, NO_DEFINITION, SNIPPET } from './mistyped';

/**
 * Rejects markup that readers would see as typed.
 * @param source the node as the writer typed it. Empty if a plugin made it
 */
export function checkTyped(node: Text | Paragraph, source: string, context: PluginContext): void {
  const text = node.type === 'text' ? node.value : source;
  const typed = source || text;
  for (const [pattern, remedy] of node.type === 'text' ? IN_TEXT : IN_PARAGRAPHS) {
    const found = pattern.exec(text)?.[0].trim();
    const place = found && remedy ? typed.indexOf(found) : -1;
    // A character after a backslash is meant literally.
    if (place < 0 || typed[place - 1] === '\\') continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = positionAt(typed, place);
    const start = { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column };
    const position = node.position && { start, end: start };
    reporterFor({ position }, context)(`"${found}" is shown as typed`, remedy);
  }
}

/**
 * Rejects a reference without a definition if its text has markup, as in [`name`][id]. It consists of several nodes.
 * @param node the text after the markup
 * @param before the nodes before that text
 */
export function checkReference(node: Text, before: readonly Nodes[], file: VFile, context: PluginContext): void {
  const [end] = /^\]\[[^\]\n]*\]/.exec(node.value) ?? [];
  const opening = before.findLast((one) => one.type === 'text' && /(?<![\w\]])!?\[[^\]]*$/.test(one.value));
  const [from, to] = [opening?.position?.start.offset, node.position?.start.offset];
  if (!end || before.at(-1)?.type === 'text' || from === undefined || to === undefined) return;
  const text = String(file.value);
  const start = from + text.slice(from, opening?.position?.end.offset).search(/!?\[[^[]*$/);
  const position = positionAt(text, start);
  const report = reporterFor({ position: { start: position, end: position } }, context);
  report(`"${text.slice(start, to)}${end}" is shown as typed`, NO_DEFINITION);
}

/** Elements, and other systems' components, that pages write in a different way. */
const INSTEAD: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^(?:audio|embed|iframe|object|video|youtube)$/i, 'link to it: [Watch the video](https://…)'],
  [
    /^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/i,
    'write the table in Markdown: | one | two |, and below its first row, | --- | --- |',
  ],
  [/^h[1-6]$/, 'write the heading in Markdown: ## Heading'],
  [
    /^(?:pre|listing|xmp|code|code-?block|files?|filetree|folder)$/i,
    'write the code between lines of three backticks: ```text',
  ],
  [/^(?:figure|figcaption|image|picture|source|svg)$/i, 'write ![what it shows](./picture.png), or <Figure>'],
  [/^(?:Note|Tip|Info|Warning|Caution|Danger|Alert)$/, 'write <Callout type="note">, tip or warning'],
  [/^(?:Accordion|Collapse|Details|Expandable|Toggle)$/, 'write <details>, with the title in <summary>'],
  [/^(?:include|readfile)$/i, `${SNIPPET}, and copy code into a code block`],
  [/^(?:Link|NavLink|RouterLink)$/, 'write [text](/address/)'],
  [/^(?:link|meta|script|style)$/, 'remove it: all pages have the same design and scripts'],
  [
    /^(?:article|aside|big|blink|button|center|font|footer|form|header|input|label|main|marquee|nav|nobr|section|select|textarea|tt|Badge|Button|Icon)$/,
    'remove the tag, and keep its text: all pages have the same design',
  ],
];

/** The problem with an element or a component that pages can't use, and how to fix it. */
export function unknownElement(name: string, snippets?: Snippets, tag = `<${name}>`): readonly [string, string] {
  if (/^<(?:[A-Z][A-Z\d_-]+|[A-Z]\w*(?: \w+)+)>$/.test(tag))
    return [`${tag} is read as a component`, `put a placeholder in backticks: \`${tag}\``];
  if (name === '') return ['<> is not an element', 'remove <> and </>, and keep what is between them'];
  const isHtml = /^[a-z]/.test(name);
  const known = [...Object.keys(MDX_COMPONENTS), ...(snippets?.keys() ?? [])];
  const bare = (word: string) => word.replaceAll('-', '').toLowerCase();
  const equivalents = [...known.map((one) => [one, one]), ...Object.entries(FOREIGN_COMPONENTS)];
  const [, same] = equivalents.find(([one = '']) => bare(one) === bare(name)) ?? [];
  const instead = INSTEAD.find(([pattern]) => pattern.test(name))?.[1];
  const near = same ?? (isHtml || instead ? undefined : nearest(name, known));
  const file = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const other = isHtml
    ? `put it in backticks if it is text: \`<${name}>\`; otherwise, use Markdown or a component`
    : `use a component from docs/writing.md, or make it a snippet: snippets/${file}.mdx in the content folder`;
  return [
    isHtml ? `<${name}> is not an element that pages can use` : `unknown component <${name}>`,
    near ? `did you mean <${near}>?` : (instead ?? other),
  ];
}
