import type { Paragraph, Text } from 'mdast';
import { nearest } from '../../script/nearest';
import type { Snippets } from '../snippets';
import { FOREIGN_COMPONENTS, MDX_COMPONENTS } from './components';
import type { Report } from './context';

type Notations = readonly (readonly [pattern: RegExp, remedy: string])[];

const CALLOUT =
  'write "> [!NOTE]", TIP or WARNING, with ">" before each line of its text, or ":::note" above and ":::" below it (in a snippet, <Callout type="note">); for tabs, write <Tabs>';
const LINK =
  'write a link as [text](/address/) and an image as ![what it shows](./picture.png), without spaces (%20 in an address) or a size, and with a title in double quotes';
const EMPHASIS =
  'write **bold** or *italic* with no spaces inside and a space or punctuation after it, or put literal asterisks in backticks';
const HEADING_ID =
  'a heading can have one id: write {#id} at its end, without spaces or a class (but not in a snippet), or put the text in backticks';
const OTHER_SYSTEM =
  'this notation is from a different system: use Markdown, a component or a snippet (see docs/writing.md), or put it in backticks';

/** Mistyped notations, and those of other systems, with what to write instead. */
const IN_TEXT: Notations = [
  [/^ *:{3,}.*|^\[(?:! ?[\w-]+|NOTE|TIP|WARNING)\]|^(?:!!!|\?{3}\+?) [a-z]+/m, CALLOUT],
  [/^(?:<<<|@include:|!!!include).*/m, 'make its text a snippet: content/snippets/its-name.mdx is <ItsName />'],
  [/^\[\[?toc\]?\]$/i, 'remove it, because every page has a table of contents'],
  [/(?<![\w:/]):(?:\+1|[a-z][a-z_]+):(?![\w:])/, 'write the emoji itself, or its name in backticks'],
  [/\$[^$\s][^$]*(?:[_^]\{|\\[a-z])[^$]*\$/, 'put the formula in backticks, or use <sub> and <sup>'],
  [/\$\$(?:[^$\n\\{]+\$\$|$)/m, 'put the formula in backticks, or use <sub> and <sup>'],
  [/\{[ \t]*[#.][^{}\n]+\}| \[#[\w-]+\]$/, HEADING_ID],
  [/^h[1-6]\. .*/m, 'write the heading as "## Heading"'],
  [
    /^\{(?:code|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}]*)?\}/m,
    'write a callout as "> [!NOTE]", and code between lines of three backticks',
  ],
  [/^=== ".+"|^\.\. [a-z-]+::|^(?:\{[\w-]+=|\*\[.+\]:).*|(?<=\n): .*/m, OTHER_SYSTEM],
  [/\{[%:].+?\}|\{\{(?!\s*[\w.-]+\s*\}\}).+?\}\}|\[\[(?!toc\])[^\]\n]+\]\]/, OTHER_SYSTEM],
  [/!?\[[^\]\n]*\](?:\((?!$)| \((?=[./#]))[^)\n]*\)?|\([^()\n]+\)\[(?=[./#])[^\]\n]*\]/, LINK],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    'a link needs an address: write [text](/address/), or add a line that defines the second name: [name]: /address/',
  ],
  [/`+[^`]*/, 'close the code with a second backtick, or write \\` for a literal one'],
  [/\[\^[^\]\s]+\]|\^\[[^\]\n]+\]/, 'a footnote needs text: write [^1], and on a line of its own, [^1]: The text.'],
  [/\*\*[^*\n]+\*\*|(?<!\S)\*\*\p{L}[^*\n]*|(?<!\S)([*_])\p{L}[^*_\n]*\s\1(?![\p{L}\p{N}*_])/u, EMPHASIS],
  [/\{\/\*.*|\*\/\}/, 'a comment is not closed, or not opened: write {/* comment */}'],
  [/^\[\](?= \S)/, 'write [ ] for a checkbox'],
  [/(?<![\w=])==[^\s=]+==(?![\w=])|\w\^\w+\^/, 'write <mark>text</mark> or <sup>2</sup>'],
  [/&(?:nbsp|lt|gt|amp|quot|copy)\b(?!;)/, 'write a semicolon after it: &nbsp;'],
];

/** The mark of an item in a list that isn't Markdown, so that its lines would run together. */
const MARK = String.raw`(?:(?:(?![|<>=])[\p{S}\p{Pd}·]\ufe0f?|o|[a-z][.)]|\([\da-z]+\))[ \t\u00a0]|\d+[.)](?!\d)|[-+]\S)`;
const LIST = new RegExp(
  `^[ \\t>]*(?:[•▪◦‣●■\uf0b7](?=[ \\t\u00a0\\p{L}])|${MARK}(?=.*(?<!  |\\\\|>)\\n[ \\t>]*${MARK})).*`,
  'mu',
);

/** Like {@link IN_TEXT}, for notations that can only be recognized in a complete paragraph. */
const IN_PARAGRAPHS: Notations = [
  [LIST, 'its lines run together: start items with "- ", or put code between ``` lines'],
  [/^#{2,6}[\p{L}\p{N}].*|^#\p{Lu}[\p{L}\p{N} ]*$(?![^])/mu, 'write a space after "#", or \\# for text'],
  [/^\|.+\|$/, 'remove the empty line between this row and its table'],
  [
    /^\|.+\|(?=[ \t]*\n[ \t>]*\|)/,
    'the line under its header row is missing or has other columns: write "| --- |" for each column',
  ],
];

/**
 * Rejects markup that readers would see as typed.
 * @param source the node as the writer typed it. Empty if a plugin made it
 */
export function checkTyped(node: Text | Paragraph, source: string, report: Report): void {
  const text = node.type === 'text' ? node.value : source;
  // Everyday Markdown may have escaped a "<".
  const typed = node.type === 'text' ? source.replaceAll('\\<', '<') || text : source;
  for (const [pattern, remedy] of node.type === 'text' ? IN_TEXT : IN_PARAGRAPHS) {
    const found = pattern.exec(text)?.[0].trim();
    const place = found ? typed.indexOf(found) : -1;
    // A character after a backslash is meant literally.
    if (place >= 0 && typed[place - 1] !== '\\') report(`"${found}" is shown as typed`, remedy);
  }
}

/** Elements, and other systems' components, that pages write in a different way. */
const INSTEAD: Notations = [
  [/^(?:audio|embed|iframe|object|video|youtube)$/i, 'link to it: [Watch the video](https://…)'],
  [/^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/i, 'write the table in Markdown: | one | two |'],
  [/^h[1-6]$/, 'write the heading in Markdown: ## Heading'],
  [/^(?:pre|listing|xmp|code|code-?block|filetree)$/i, 'write the code between lines of three backticks: ```text'],
  [/^(?:figure|figcaption|image|picture|source|svg)$/i, 'write ![what it shows](./picture.png), or <Figure>'],
  [/^(?:Note|Tip|Info|Warning|Caution|Danger|Alert)$/, 'write <Callout type="note">, tip or warning'],
  [/^(?:Accordion|Collapse|Details|Expandable|Toggle)$/, 'write <details>, with the title in <summary>'],
  [/^(?:Link|NavLink|RouterLink)$/, 'write [text](/address/)'],
  [/^(?:link|meta|script|style)$/, 'remove it: all pages have the same design and scripts'],
  [
    /^(?:article|aside|big|blink|button|center|font|footer|form|header|input|label|main|marquee|nav|nobr|section|select|textarea|tt|Badge|Button|Icon)$/,
    'remove the tag, and keep its text: all pages have the same design',
  ],
];

/** Describes the problem with an element or a component that pages can't use. */
export function unknownElement(name: string, snippets?: Snippets): readonly [message: string, remedy: string] {
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
    : `use a component from docs/writing.md, or make it a snippet: content/snippets/${file}.mdx`;
  return [
    isHtml ? `<${name}> is not an element that pages can use` : `unknown component <${name}>`,
    near ? `did you mean <${near}>?` : (instead ?? other),
  ];
}
