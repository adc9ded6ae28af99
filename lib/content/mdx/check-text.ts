import type { Paragraph, Text } from 'mdast';
import { positionAt } from '../../reading/text';
import { nearest } from '../../script/nearest';
import type { Snippets } from '../snippets';
import { FOREIGN_COMPONENTS, MDX_COMPONENTS } from './components';
import { reporterFor, type PluginContext } from './context';

type Notations = readonly (readonly [pattern: RegExp, remedy: string])[];

const CALLOUT =
  'write "> [!NOTE]", TIP or WARNING, with ">" before each line of its text, or ":::note" above and ":::" below it (in a snippet, <Callout type="note">); for tabs, write <Tabs>';
const LINK =
  'write a link as [text](/address/) and an image as ![what it shows](./picture.png), without a size, and with a title in double quotes';
/** An address with spaces. */
const SPACED = String.raw`\((?=[^)\s"'(=]+ [^)"'(\n=]+(?:\.\w{2,4}|\/)\))`;
const EMPHASIS =
  'write **bold** or *italic* with no spaces inside and a space or punctuation after it, or put literal asterisks in backticks';
const HEADING_ID =
  'a heading can have one id: write {#id} at its end, without spaces or a class (but not in a snippet), or put the text in backticks';
const FORMULA = 'put the formula in backticks, or use <sub> and <sup>';
const SAME_DESIGN = 'remove it, because all pages have the same design';
const TEMPLATE =
  'write "> [!NOTE]" for a note, <Tabs> for tabs, and a snippet for a file; otherwise, remove it, or put it in backticks';

/** Mistyped notations, and those of other systems, with what to write instead. */
const IN_TEXT: Notations = [
  [/^ *:{3,}.*|^\[(?:! ?[\w-]+|NOTE|TIP|WARNING)\]|^(?:!!!|\?{3}\+?) [a-z]+/m, CALLOUT],
  [/^(?:<<<|@include:|!!!include|-+8<-).*/m, 'make its text a snippet: content/snippets/its-name.mdx is <ItsName />'],
  [/^\[\[?toc\]?\]$/i, 'remove it, because every page has a table of contents'],
  [/(?<![\w:/]):(?:\+1|[a-z][a-z_]+):(?![\w:])/, 'write the emoji itself, or its name in backticks'],
  [/\$[^$\s][^$]*(?:[_^]\{|\^\w|\\[a-z])[^$]*\$|\$\$(?:[^$\n\\{]+\$\$|$)/m, FORMULA],
  [/\{[ \t]*[#.][^{}\n]+\}| \[#[\w-]+\]$/, HEADING_ID],
  [/^h[1-6]\. .*/m, 'write the heading as "## Heading"'],
  [
    /^\{(?:code|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}]*)?\}/m,
    'write a callout as "> [!NOTE]", and code between lines of three backticks',
  ],
  [/^=== ".+"/m, 'write <Tabs label="…">, with a <Tab label="…"> for each tab'],
  [/^\{[\w-]+=.*|\{color(?::[^}\n]*)?\}/m, SAME_DESIGN],
  [/^\*\[.+\]:.*/m, 'write <abbr title="text to speech">TTS</abbr> where the abbreviation is used'],
  [/\{% *(?:end)?highlight.*?%\}/, 'write ``` and a language, such as ```js, above the code, and ``` below it'],
  [/\{:.+?\}/, 'write {#id} after a heading, and "> [!NOTE]" for a note; otherwise, remove it'],
  [/\{%(?! *(?:end)?highlight).+?\}|\{\{(?!\s*[\w.-]+\s*\}\}).+?\}\}|^\.\. [a-z-]+::/m, TEMPLATE],
  [/!\[\[[^\]\n]+\]\]/, 'write ![what it shows](./picture.png)'],
  [/(?<!!)\[\[(?!toc\])[^\]\n]+\]\]|\[[^\][|\n]+\|$/, 'write [text](/address/)'],
  [/<!(?:\[|[A-Z]).*/, 'put it in backticks, or remove it'],
  [
    /[\ufb00-\ufb06]/,
    'write separate letters, such as "fi", because search does not find this single character (a ligature)',
  ],
  [/Ã[\u0080-\u00bf]|â€.?|Â[\u00a0-\u00bf]/, 'write the letter that was meant, or save the original file as UTF-8'],
  [/!?\[[^\]\n]*\] \((?=[./#])[^)\n]*\)?/, 'remove the space between "]" and "("'],
  [new RegExp(String.raw`!?\[[^\]\n]*\]${SPACED}[^)\n]*\)`), 'write each space in the address as %20'],
  [new RegExp(String.raw`!?\[[^\]\n]*\](?!${SPACED})\((?!$)[^)\n]*\)?|\([^()\n]+\)\[(?=[./#])[^\]\n]*\]`), LINK],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    'a link needs an address: write [text](/address/), or add a line that defines the second name: [name]: /address/',
  ],
  [
    /`+[^`]*/,
    'close the code with a second backtick (in a table, write | in it as \\|), or write \\` for a literal one',
  ],
  [/\[\^[^\]\s]+\]|\^\[[^\]\n]+\]/, 'a footnote needs text: write [^1], and on a line of its own, [^1]: The text.'],
  [/\*\*[^*\n]+\*\*|(?<!\S)\*\*\p{L}[^*\n]*|(?<!\S)([*_])\p{L}[^*_\n]*\s\1(?![\p{L}\p{N}*_])/u, EMPHASIS],
  [/\{\/\*.*|\*\/\}/, 'a comment is not closed, or not opened: write {/* comment */}'],
  [/^\[\](?= \S)/, 'write [ ] for a checkbox'],
  [/(?<![\w=])==[^\s=]+==(?![\w=])|\w\^\w+\^/, 'write <mark>text</mark> or <sup>2</sup>'],
  [/&(?:nbsp|lt|gt|amp|quot|copy)\b(?!;)/, 'write a semicolon after it: &nbsp;'],
];

/** The mark of an item in a list that isn't Markdown, so that its lines would run together. */
const MARK = String.raw`(?:(?:(?![|<>=])[\p{S}\p{Pd}·]\ufe0f?|o|(?:[ivx]+|[a-z])[.)]|\([\da-z]+\))[ \t\u00a0]|\d+[.)](?!\d)|[-+]\S)`;
const MORE = String.raw`(?=.*(?<!  |\\|>)\n[ \t>]*${MARK})`;
const LIST = new RegExp(`^[ \\t>]*(?!\\d+[.)])(?:[•▪◦‣●■\uf0b7](?=[ \\t\u00a0\\p{L}])|${MARK}${MORE}).*`, 'mu');
const NUMBERS = new RegExp(String.raw`(?<=[.:]\n[ \t>]*)\d{1,2}[.)] \S.*|^[ \t>]*\d+[.)] ${MORE}.*`, 'mu');
const CLOSE_NUMBERS = new RegExp(String.raw`^[ \t>]*\d+[.)](?![ \t\d\u00a0])${MORE}.*`, 'mu');

/** Like {@link IN_TEXT}, for notations that can only be recognized in a complete paragraph. */
const IN_PARAGRAPHS: Notations = [
  [LIST, 'its lines run together: start items with "- ", or put code between ``` lines'],
  [NUMBERS, 'its lines run together: put an empty line above the list'],
  [CLOSE_NUMBERS, 'its lines run together: put a space after each number'],
  [/^[ \t>]*\d+[.)]\u00a0.*/m, 'replace the no-break space after the number with a plain space'],
  [/^[ \t>]*\*{2,5} \S(?!.*\*\*).*/m, 'write "- ", with two more spaces before it for each level'],
  [/^: .*/m, 'write a list (- **word**: its meaning) or <dl>'],
  [
    /^\+[-=+]{3,}\+$|^[^\t\n]+\t+\S.*(?=(?:\n[^\t\n]+\t+\S.*){2})/m,
    'write a table: | one | two |, and below its first row, | --- | --- |',
  ],
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
export function checkTyped(node: Text | Paragraph, source: string, context: PluginContext): void {
  const text = node.type === 'text' ? node.value : source;
  // Everyday Markdown may have escaped a "<".
  const typed = node.type === 'text' ? source.replaceAll('\\<', '<') || text : source;
  for (const [pattern, remedy] of node.type === 'text' ? IN_TEXT : IN_PARAGRAPHS) {
    const found = pattern.exec(text)?.[0].trim();
    const place = found ? typed.indexOf(found) : -1;
    // A character after a backslash is meant literally.
    if (place < 0 || typed[place - 1] === '\\') continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = positionAt(typed, place);
    const start = { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column };
    const position = node.position && { start, end: start };
    reporterFor({ position }, context)(`"${found}" is shown as typed`, remedy);
  }
}

/** Elements, and other systems' components, that pages write in a different way. */
const INSTEAD: Notations = [
  [/^(?:audio|embed|iframe|object|video|youtube)$/i, 'link to it: [Watch the video](https://…)'],
  [
    /^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/i,
    'write the table in Markdown: | one | two |, and below its first row, | --- | --- |',
  ],
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

/** The problem with an element or a component that pages can't use, and how to fix it. */
export function unknownElement(name: string, snippets?: Snippets, tag = `<${name}>`): readonly [string, string] {
  if (/^<(?:[A-Z][A-Z\d_-]+|[A-Z]\w*(?: \w+)+)>$/.test(tag))
    return [`${tag} is read as a component`, `put a placeholder in backticks: \`${tag}\``];
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
