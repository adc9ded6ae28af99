import type { Heading, Paragraph, Text } from 'mdast';
import { nearest } from '../../script/nearest';
import { FOREIGN_COMPONENTS } from './components';
import type { Report } from './context';

/** Unsupported or mistyped notations, which readers would see as typed, and what to write instead. */
const FOREIGN: readonly [pattern: RegExp, what: string, remedy: string][] = [
  [/^ *:{3,}.*/m, 'a callout is not closed, or not opened', 'write ":::" on a line of its own below it'],
  [
    /^\[(?:! ?[\w-]+|NOTE|TIP|WARNING)\]/,
    'an unknown type of callout or container, or a callout without its ">"',
    'write "> [!NOTE]", TIP or WARNING, with ">" before each line of its text (in a snippet, <Callout type="note">); for tabs, write <Tabs>',
  ],
  [
    /^(?:<<<|@include:|!!!include).*/m,
    'an include from a different system',
    'copy its text, or make it a snippet: content/snippets/its-name.mdx is <ItsName />',
  ],
  [/^\[\[?toc\]?\]$/i, 'a table of contents', 'remove it: every page has one'],
  [/(?<![\w:/]):(?:\+1|[a-z][a-z_]+):(?![\w:])/, 'an emoji name', 'write the character, or the name in backticks'],
  [/\$[^$\s][^$]*(?:[_^]\{|\\[a-z])[^$]*\$/, 'a formula', 'put it in backticks, or use <sub> and <sup>'],
  [/\$\$(?:[^$\n\\{]+\$\$|$)/m, 'a formula', 'put it in backticks, or use <sub> and <sup>'],
  [
    /\{[ \t]*[#.][^{}\n]+\}/,
    'a heading can have one id, at its end',
    'write {#id} after the heading, without spaces or a class (but not in a snippet), or put the text in backticks',
  ],
  [/ \[#[\w-]+\]$/, "a heading's id in a different notation", 'write {#id} after the heading'],
  [/^(?:!!!|\?{3}\+?) [a-z]+/m, 'a callout in a different notation', 'write ":::note" and ":::" on lines of their own'],
  [/^h[1-6]\. .*/m, 'a heading of Confluence', 'write "## Heading"'],
  [
    /^\{(?:code|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}]*)?\}/m,
    'a macro of Confluence',
    'write a callout (> [!NOTE]), or code between lines of three backticks',
  ],
  [
    /^=== ".+"|^\.\. [a-z-]+::|\{[%:].+?\}|\{\{(?!\s*[\w.-]+\s*\}\}).+?\}\}|\[\[(?!toc\])[^\]\n]+\]\]|^(?:\{[\w-]+=|\*\[.+\]:).*|(?<=\n): .*/m,
    'a notation from a different system',
    'use Markdown, a component or a snippet (see docs/writing.md), or put it in backticks',
  ],
  [
    /!\[[^\]\n]*\]\([^)\n]* =\d*x?\d*\)/,
    'an image with a size',
    'leave out the size, because the build adds it: ![what it shows](./picture.png)',
  ],
  [
    /\[[^\]\n]*\]\((?![^)\n]* =\d)[^)\n]*\)/,
    'a link or an image with a space in its address',
    'write the space as %20, and put a title in double quotes: [text](/address/ "title")',
  ],
  [/\[[^\]\n]+\] \((?=[./#])[^)\n]*\)/, 'a link with a space in the middle', 'write [text](/address/)'],
  [/\([^()\n]+\)\[(?=[./#])[^\]\n]*\]/, 'a link with its brackets swapped', 'write [text](/address/)'],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    'a link without an address',
    'write [text](/address/), or add a line that defines the second name: [name]: /address/',
  ],
  [/`+[^`]*/, 'code without its second backtick', 'close it, or write \\` for a literal backtick'],
  [/\[\^[^\]\s]+\]/, 'a footnote without text', 'add a line with its text: $&: The text.'],
  [/\^\[[^\]\n]+\]/, 'a footnote without text', 'write [^1], and its text on a line of its own: [^1]: The text.'],
  [
    /\*\*[^*\n]+\*\*|(?<!\S)\*\*\p{L}[^*\n]*/u,
    'bold text with misplaced asterisks',
    'write **bold** with no spaces inside and a space or punctuation after it, or put literal asterisks in backticks',
  ],
  [/(?<!\S)([*_])\p{L}[^*_\n]*\s\1(?![\p{L}\p{N}*_])/u, 'italic text with a space in it', 'write *italic*'],
  [/\[[^\]\n]+\]\([./#][^)\n]*$/m, 'a link that is not closed', 'write [text](/address/)'],
  [/\{\/\*.*|\*\/\}/, 'a comment that is not closed, or not opened', 'write {/* comment */}'],
  [/^\[\](?= \S)/, 'a checkbox without a space', 'write [ ]'],
  [/(?<![\w=])==[^\s=]+==(?![\w=])|\w\^\w+\^/, 'marked or raised text', 'write <mark>text</mark> or <sup>2</sup>'],
  [/&(?:nbsp|lt|gt|amp|quot|copy)\b(?!;)/, 'a character without its semicolon', 'write a semicolon after it: &nbsp;'],
];

/** The mark of an item in a list that isn't Markdown, so that its lines would run together. */
const MARK = String.raw`(?:(?:(?![|<>=])[\p{S}\p{Pd}·]\ufe0f?|o|[a-z][.)]|\([\da-z]+\))[ \t\u00a0]|\d+[.)](?!\d)|[-+]\S)`;
const LIST = new RegExp(
  `^[ \\t>]*(?:[•▪◦‣●■\uf0b7](?=[ \\t\u00a0\\p{L}])|${MARK}(?=.*(?<!  |\\\\|>)\\n[ \\t>]*${MARK})).*`,
  'mu',
);

/**
 * Rejects markup that readers would see as typed.
 * @param source the node as the writer typed it, because a character after a backslash is meant literally
 */
export function checkText({ value }: Text, source: string, report: Report): void {
  for (const [pattern, what, remedy] of FOREIGN) {
    const found = pattern.exec(value)?.[0].trim();
    if (found && isTyped(found, source))
      report(
        `"${found}" is shown as typed: ${what}`,
        remedy.replace('$&', () => found),
      );
  }
}

function isTyped(text: string, source: string): boolean {
  // Everyday Markdown may have escaped a "<".
  const typed = source.replaceAll('\\<', '<');
  const place = typed.indexOf(text);
  return typed === '' || (place >= 0 && typed[place - 1] !== '\\');
}

/** Rejects notations that can only be recognized in a complete paragraph or heading. */
export function checkBlock(node: Paragraph | Heading, source: string, report: Report): void {
  if (node.type === 'heading') {
    // A heading with several lines must be an underlined one.
    const isSentence = /[.:;,!?]\n[^]*$/.test(source);
    if (isSentence || /\n[ \t>]*---[ \t]*$/.test(source))
      report(
        'the line of dashes makes the text above it a heading',
        'put an empty line between them, or write the heading as "## Heading"',
        isSentence ? undefined : 'warning',
      );
    return;
  }
  const item = LIST.exec(source)?.[0].trim();
  if (item)
    report(
      `"${item}" is shown as typed: its lines run together`,
      'start items with "- ", or put code between ``` lines',
    );
  const heading = /^#{2,6}[\p{L}\p{N}].*|^#\p{Lu}[\p{L}\p{N} ]*$(?![^])/mu.exec(source)?.[0];
  if (heading)
    report(
      `"${heading}" is shown as typed: a heading without a space`,
      `write "${heading.replace(/^#+/, '$& ')}", or \\${heading} for text`,
    );
  if (/^\|.+\|$/.test(source))
    report('a table row is shown as typed: an empty line separates it from its table', 'remove the empty line');
  if (/^\|.+\|[ \t]*\n[ \t>]*\|/.test(source))
    report(
      'a table is shown as typed, because the line under its header row is missing or has a different number of columns',
      'under the first line, write "| --- |" for each column',
    );
}

/** Elements, and other systems' components, that pages write in a different way. */
const INSTEAD: readonly [name: RegExp, remedy: string][] = [
  [/^(?:audio|embed|iframe|object|video|youtube)$/i, 'link to it: [Watch the video](https://…)'],
  [/^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/i, 'write the table in Markdown: | one | two |'],
  [/^h[1-6]$/, 'write the heading in Markdown: ## Heading'],
  [/^(?:pre|listing|xmp|code|CodeBlock|filetree)$/i, 'write the code between lines of three backticks: ```text'],
  [/^(?:big|blink|center|font|marquee|nobr|tt)$/, 'remove the tag, and keep its text: all pages have the same design'],
  [/^(?:link|meta|script|style)$/, 'remove it: all pages have the same design and scripts'],
  [
    /^(?:figure|figcaption|image|picture|source|svg)$/i,
    'write ![description](./picture.png), or <Figure> for a caption',
  ],
  [/^code-?(?:group|block)$/, 'write <Tabs label="…"> with a <Tab label="…"> for each block'],
  [/^(?:Note|Tip|Info|Warning|Caution|Danger|Alert)$/, 'write <Callout type="note">, tip or warning'],
  [/^(?:Accordion|Collapse|Details|Expandable|Toggle)$/, 'write <details>, with the title in <summary>'],
  [/^(?:Link|NavLink|RouterLink)$/, 'write [text](/address/)'],
  [
    /^(?:article|aside|button|footer|form|header|input|label|main|nav|section|select|textarea|Badge|Button|Icon)$/,
    'remove the tag, and keep its text',
  ],
];

/**
 * Describes the problem with an element or a component that pages can't use.
 * @param known the names of all components and snippets
 */
export function unknownElement(name: string, known: readonly string[]): readonly [message: string, remedy: string] {
  const isHtml = /^[a-z]/.test(name);
  const same = known.find((one) => one.toLowerCase() === name.replaceAll('-', '').toLowerCase());
  const foreign = Object.hasOwn(FOREIGN_COMPONENTS, name) ? FOREIGN_COMPONENTS[name] : undefined;
  const instead = INSTEAD.find(([pattern]) => pattern.test(name))?.[1];
  const near = foreign ?? same ?? (isHtml || instead ? undefined : nearest(name, known));
  const file = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const other = isHtml
    ? `put it in backticks if it is text: \`<${name}>\`; otherwise, use Markdown or a component`
    : `use a component from docs/writing.md, or make it a snippet: content/snippets/${file}.mdx`;
  return [
    isHtml ? `<${name}> is not an element that pages can use` : `unknown component <${name}>`,
    near ? `did you mean <${near}>?` : (instead ?? other),
  ];
}

/** Describes the problem with an attribute that an element or component doesn't accept. */
export function unknownAttribute(element: string, attribute: string, known: readonly string[]) {
  const near = nearest(attribute, known);
  const other =
    known.length > 0 ? `its attributes are: ${known.join(', ')}` : `write <${element}>, because it takes no attributes`;
  const remedy = attribute === 'id' ? `write <a id="…"></a> above it` : near ? `did you mean "${near}"?` : other;
  return [`<${element}> has no attribute "${attribute}"`, remedy] as const;
}
