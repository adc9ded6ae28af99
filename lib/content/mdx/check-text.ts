import type { Heading, Paragraph, Text } from 'mdast';
import { LOOKS, MDX_COMPONENTS, MDX_ELEMENTS } from './components';
import type { Report } from './context';
import { evaluateExpression } from './expression';

/**
 * Rejects an expression (`{…}`) without a value, because a name in braces is probably meant literally.
 * @param options.before the node before it
 * @param options.isData whether its value may be any data; otherwise it must be a text or a number
 */
export function checkExpression(
  code: string,
  report: Report,
  { before, isData = false }: { before?: { type: string }; isData?: boolean },
): void {
  const bare = code.replace(/\/\*[^]*?\*\//g, '').trim();
  if (bare === '') return;
  if (before?.type === 'text' && /[_^]$/.test((before as Text).value))
    return report('formulas are not rendered', 'write the formula in backticks, or with <sub> and <sup>');
  const shown = `{${code}}`.replaceAll('\n', ' ');
  const literally = `write \`${shown}\` in backticks, or \\${shown} for braces in text`;
  const value = evaluateExpression(bare);
  if (value === undefined || (!isData && typeof value !== 'string' && typeof value !== 'number'))
    report(`braces contain code, and ${shown} is neither text nor a number`, literally);
}

/** Notations that readers would see as they are typed, those of other systems and mistyped ones, with what to write. */
const FOREIGN: readonly [pattern: RegExp, what: string, remedy: string][] = [
  [
    /^ *:{3,}.*/m,
    'a container that is never closed, or closed without being opened',
    'write ":::note" and ":::" on lines of their own',
  ],
  [/^\[!([\w-]+)\]/, 'an unknown kind of callout', 'use one of: [!NOTE], [!TIP], [!WARNING]'],
  [/^\[\[?toc\]?\]$/i, 'a table of contents', 'remove it: every page has one'],
  [/(?<![\w:/]):[a-z][a-z_]+:(?![\w:])/, 'the name of an emoji', 'write the character, or the name in backticks'],
  [/\$[^$\s][^$]*(?:[_^]\{|\\[a-z])[^$]*\$/, 'a formula', 'write it in backticks, or with <sub> and <sup>'],
  [
    /\{[ \t]*[#.][^{}\n]+\}/,
    'a heading takes one id, at its end',
    'write {#id} without blanks or a class after a heading, or put the text in backticks',
  ],
  [/ \[#[\w-]+\]$/, "a heading's id in another notation", 'write {#id} after the heading'],
  [/^(?:!!!|\?{3}\+?) [a-z]+/m, 'a callout of another system', 'write ":::note" and ":::" on lines of their own'],
  [
    /^=== ".+"|^\.\. [a-z-]+::|\{[%:].+?\}|\{\{[<%].+?[%>]\}\}|\[\[(?!toc\])[^\]\n]+\]\]/m,
    'a notation of another system',
    'use Markdown or a component (see docs/writing.md), or write it in backticks',
  ],
  [
    /\[[^\]\n]*\]\([^)\n]*\)/,
    'a link or an image with a space in its address',
    'write the space as %20, and a title in double quotes: [text](/address/ "title")',
  ],
  [/\[[^\]\n]+\] \((?=[./#])[^)\n]*\)/, 'a link with a space in the middle', 'write [text](/address/)'],
  [/\([^()\n]+\)\[(?=[./#])[^\]\n]*\]/, 'a link with its brackets exchanged', 'write [text](/address/)'],
  [
    /(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/,
    'a link whose address is missing',
    'write [text](/address/), or add a line for the second name: [name]: /address/',
  ],
  [/\[\^[^\]\s]+\]/, 'a footnote whose text is missing', 'add a line with its text: [^1]: The text.'],
  [
    /\*\*[^*\n]+\*\*|(?<!\S)\*\*\p{L}[^*\n]*/u,
    'bold text whose asterisks do not fit',
    'write **bold** with no space inside and a space or a comma after it, or put asterisks that are meant literally in backticks',
  ],
];

/**
 * Refuses markup that would be shown to readers literally.
 * @param source the node as the writer typed it: after a backslash, a sign is meant
 */
export function checkText({ value }: Text, source: string, report: Report): void {
  for (const [pattern, what, remedy] of FOREIGN) {
    const found = pattern.exec(value)?.[0].trim();
    if (found && (found.startsWith('{') || isTyped(found, source)))
      report(`"${found}" is shown as it is typed: ${what}`, remedy);
  }
}

function isTyped(text: string, source: string): boolean {
  const place = source.indexOf(text);
  return source === '' || (place >= 0 && source[place - 1] !== '\\');
}

/** The same for notations that need a whole paragraph or heading to be recognized. */
export function checkBlock(node: Paragraph | Heading, source: string, report: Report): void {
  if (node.type === 'heading') {
    // Underlined: a heading with "#" has one line.
    if (/[.:;,!?]\n[^]*$/.test(source))
      report('the line of dashes makes a heading of the text above it', 'put an empty line between them');
    return;
  }
  const heading = /^#{2,6}[\p{L}\p{N}].*|^#\p{Lu}[\p{L}\p{N} ]*$(?![^])/mu.exec(source)?.[0];
  if (heading)
    report(
      `"${heading}" is shown as it is typed: a heading without a space`,
      `write "${heading.replace(/^#+/, '$& ')}", or \\${heading} for text`,
    );
  if (/^\|.+\|[ \t]*\n[ \t>]*\|/.test(source))
    report(
      'a table is shown as it is typed, because the line under its head is missing or has another number of columns',
      'write under the first line, for each column: | --- |',
    );
}

const TAG = /<([A-Za-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)\/?>/g;

const ATTRIBUTE = /\s+([^\s=/"'>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Rejects HTML in a `.md` file that isn't rendered. Returns the HTML as rendered, or an empty string if it is rejected.
 */
export function checkHtml(html: string, report: Report): string {
  let isFine = true;
  const refuse: Report = (message, remedy) => {
    isFine = false;
    report(message, remedy);
  };
  const shown = html.replace(TAG, (tag: string, element: string, attributes: string) => {
    const name = element.toLowerCase();
    const known = MDX_ELEMENTS.get(name);
    const short = attributes ? `<${element} …>` : `<${element}>`;
    if (!known)
      refuse(
        `${short} is not an element that pages use`,
        Object.hasOwn(MDX_COMPONENTS, element)
          ? 'components work in .mdx files: rename the file'
          : `${insteadOf(name)}; what is meant literally goes in backticks: \`${short}\``,
      );
    const kept = attributes.replace(ATTRIBUTE, (attribute: string, given: string) => {
      if (known?.includes(given.toLowerCase())) return attribute;
      if (known && LOOKS.test(given)) warnOfLook(name, given, report);
      else if (known) refuse(...unknownAttribute(name, given, known));
      return '';
    });
    return tag.replace(attributes, () => kept);
  });
  return isFine ? shown : '';
}

/** Elements that pages write in another way. */
const MARKDOWN: readonly [name: RegExp, remedy: string][] = [
  [/^(?:audio|embed|iframe|object|video)$/, 'link to it: [Watch the video](https://…)'],
  [/^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/, 'write the table in Markdown: | one | two |'],
  [/^h[1-6]$/, 'write the heading in Markdown: ## Words'],
  [/^(?:pre|listing|xmp)$/, 'write the code between lines of three backticks: ```text'],
  [/^(?:big|blink|center|font|marquee|nobr|tt)$/, 'remove the tag, and keep its text: all pages have the same design'],
  [/^(?:link|meta|script|style)$/, 'remove it: all pages have the same design and scripts'],
  [/^(?:figure|figcaption|picture|source|svg)$/, 'write ![what it shows](./picture.png), or <Figure> for a caption'],
  [/^code-?(?:group|block)$/, 'write <Tabs label="…"> with a <Tab label="…"> for each block, in a .mdx file'],
  [/^code-?(?:group|block)$/, 'write <Tabs label="…"> with a <Tab label="…"> for each block, in a .mdx file'],
  [/^(?:article|aside|footer|header|main|nav|section)$/, 'remove the tag, and keep its text'],
];

/** What to write in place of an element that pages do not use. */
export function insteadOf(name: string): string {
  const markdown = MARKDOWN.find(([pattern]) => pattern.test(name))?.[1];
  if (markdown) return markdown;
  return `use Markdown, a component, or one of: ${[...MDX_ELEMENTS.keys()].sort().join(', ')}`;
}

/** Warns about an attribute that is left out. */
export function warnOfLook(element: string, attribute: string, report: Report): void {
  report(
    `"${attribute}" of <${element}> is ignored, because all pages have the same design`,
    `remove ${attribute}`,
    'warning',
  );
}

/** The problem of an attribute that an element or component doesn't accept. */
export function unknownAttribute(element: string, attribute: string, known: readonly string[]) {
  const remedy = known.length > 0 ? `its attributes are: ${known.join(', ')}` : `it takes none: write <${element}>`;
  return [`<${element}> has no attribute "${attribute}"`, remedy] as const;
}
