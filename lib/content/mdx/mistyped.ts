/** The start of a callout in Hugo, with its name and arguments, or its end. */
const SHORTCODE =
  /^([ \t]*)\{\{[<%] *(\/?)(alert|callout|caution|danger|hint|important|info|note|notice|tip|warning)\b((?:(?![%>]\}\}).)*)[%>]\}\}[ \t]*$/m;

/**
 * A notation, how to write it here, and what `npm run check -- --fix` writes if there is one right answer. Without a
 * remedy, a later row reports it.
 */
type Notation = readonly [pattern: RegExp, remedy: string, fix?: string | ((...found: string[]) => string)];

/** How to write a callout. */
export const CALLOUT =
  'write "> [!NOTE]", TIP or WARNING, with ">" before each line of its text, or ":::note" above and ":::" below it; for tabs, write <Tabs>';
const LINK =
  'write a link as [text](/address/) and an image as ![what it shows](./picture.png), without a size, and with a title in double quotes';
const SPACED = String.raw`\((?=[^)\s"'(=]+ [^)"'(\n=]+(?:\.\w{2,4}|\/)\))`;
const EMPHASIS =
  'write **bold** or *italic* with no spaces inside and a space or punctuation after it, or put literal asterisks in backticks';
const HEADING_ID =
  'a heading can have one id: write {#id} at its end, without spaces or a class; above anything else, write <a id="…"></a>; or put the text in backticks';
/** How to include a file. */
export const SNIPPET = 'make its text a snippet: snippets/its-name.mdx in the content folder is <ItsName />';
const FORMULA = 'put the formula in backticks, or use <sub> and <sup>';
/** How to write a link to a definition. */
export const NO_DEFINITION =
  'a link needs an address: write [text](/address/), or add a line that defines the second name: [name]: /address/';
const EMOJI = 'write the emoji itself, remove an icon, or put the name in backticks';
const SAME_DESIGN = 'remove it, because all pages have the same design';
/** How to write a value that changes. */
export const VALUE = 'write the value, or add it to identity.yml and write its token, such as {{product.name}}';
/** A value in Hugo. */
export const PARAMETER = /\{\{[<%] *_?param\b.*?[%>]\}\}/;
const TEMPLATE =
  'write "> [!NOTE]" for a note, <Tabs> for tabs, ![what it shows](./picture.png) for an image, and a snippet for a file; otherwise, remove it, or put it in backticks';

/** Mistyped notations, and those of other systems, with what to write instead. */
export const IN_TEXT: readonly Notation[] = [
  [/^ *:{3,}.*|^\[(?:! ?[\w-]+|NOTE|TIP|WARNING)\]|^(?:!!!|\?{3}\+?) [a-z]+/m, CALLOUT],
  [/^[ \t]*\[\[?toc\]?\][ \t]*$/im, 'remove it, because every page has a table of contents', ''],
  [/:(?:fontawesome|material|octicons|simple)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]*/, '', ''],
  [/(?:\{:[ \t]*(#[\w.-]+)[ \t]*\}|\[(#[\w.-]+)\])(?<=^#{2,6} .*)/m, '', (_found, one, other) => `{${one ?? other}}`],
  [/(?<=^|[)\]])\{:?[ \t]*(?:\.[\w-]|[\w-]+=)[^{}\n]*\}/m, '', ''],
  [/\{\{[<%] *(?:rel)?ref +["']([^"']+)["'] *[%>]\}\}/, '', '$1'],
  [SHORTCODE, '', (_found, indent, end, name, given) => `${indent}:::${end ? '' : calloutOf(name, given)}`],
  [/(?<![\w:/]):(?:\+1|[a-z](?:[\w-]*[a-z\d])):(?![\w:])/, EMOJI],
  [/\$[^$\s][^$]*(?:[_^]\{|\^\w|\\[a-z])[^$]*\$|\$\$(?:[^$\n\\{]+\$\$|$)/m, FORMULA],
  [/(?<!\{)\{[ \t]*#[^{}\n]+\}| \[#[\w-]+\]$/, HEADING_ID],
  [/(?<!\{)\{[ \t]*\.[^{}\n]+\}/, SAME_DESIGN],
  [/^h[1-6]\. .*/m, 'write the heading as "## Heading"'],
  [
    /^\{(?:code|expand|info|note|noformat|panel|quote|tip|toc|warning)(?::[^}]*)?\}/m,
    'write a callout as "> [!NOTE]", and code between lines of three backticks',
  ],
  [/^=== ".+"/m, 'write <Tabs label="…">, with a <Tab label="…"> for each tab'],
  [/^\{[ \t]*[\w-]+=[^{}\n]*(?:\}|$)|\{color(?::[^}\n]*)?\}/m, SAME_DESIGN],
  [/^\*\[.+\]:.*/m, 'write <abbr title="text to speech">TTS</abbr> where the abbreviation is used'],
  [/\{% *(?:end)?highlight.*?%\}/, 'write ``` and a language, such as ```js, above the code, and ``` below it'],
  [/\{:.+?\}/, 'write {#id} after a heading, and "> [!NOTE]" for a note; otherwise, remove it'],
  [
    /(?<!\{)\{%(?! *(?:end)?highlight).+?\}|\{\{[<%#>](?! *_?param\b).+?\}\}|\{\{[<%] *\w[^{}\n]*$|^\.\. [a-z-]+::/m,
    TEMPLATE,
  ],
  [PARAMETER, VALUE],
  [/\{\{(?![<%#>]|\s*[\w-]+(?:\.[\w-]+)*\s*\}\}).+?\}\}/, `${VALUE}; put code in backticks`],
  [/\{\{ *[\w-]+(?:\.[\w-]+)+(?!.*\}\})/, 'close it with }}, as in {{product.name}}'],
  [/!\[\[[^\]\n]+\]\]/, 'write ![what it shows](./picture.png)'],
  [/(?<!!)\[\[(?!toc\])[^\]\n]+\]\]|\[[^\][|\n]+\|$/, 'write [text](/address/), or put it in backticks'],
  [/<!--\s*@include:.*|^(?:<<<|@include:|!!!include|-+8<-).*/m, SNIPPET],
  [
    /<!(?:\[|[A-Z]|--(?!\s*@include:)).*/,
    'put it in backticks, or remove it; a comment inside text ends before the next empty line',
  ],
  [
    /[\ufb00-\ufb06]/,
    'write separate letters, such as "fi", because search does not find this single character (a ligature)',
  ],
  [/Ã[\u0080-\u00bf]|â€.?|Â[\u00a0-\u00bf]/, 'write the letter that was meant, or save the original file as UTF-8'],
  [/!?\[[^\]\n]*\] \((?=[./#])[^)\n]*\)?/, 'remove the space between "]" and "("'],
  [new RegExp(String.raw`!?\[[^\]\n]*\]${SPACED}[^)\n]*\)`), 'write each space in the address as %20'],
  [new RegExp(String.raw`!?\[[^\]\n]*\](?!${SPACED})\((?!$)[^)\n]*\)?|\([^()\n]+\)\[(?=[./#])[^\]\n]*\]`), LINK],
  [/(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/, NO_DEFINITION],
  [
    /`+[^`]*/,
    'close the code with a second backtick (in a table, write | in it as \\|), or write \\` for a literal one',
  ],
  [/\[\^[^\]\s]+\]|\^\[[^\]\n]+\]/, 'a footnote needs text: write [^1], and on a line of its own, [^1]: The text.'],
  [/\*\*[^*\n]+\*\*|~~[^~\n]+~~|(?<!\S)\*\*\p{L}[^*\n]*|(?<!\S)([*_])\p{L}[^*_\n]*\s\1(?![\p{L}\p{N}*_])/u, EMPHASIS],
  [/\{\/\*.*|\*\/\}/, 'a comment is not closed, or not opened: write {/* comment */}'],
  [/^\[[ xX]?\](?= \S)/, 'write [ ] or [x] for a checkbox, in a list: "- [ ] text"'],
  [
    /(?<![\w+])\+\+(\w[\w+-]*)\+\+(?![\w+])/,
    'write <kbd>Ctrl</kbd>+<kbd>C</kbd>',
    (_found, names = '') => keysOf(names),
  ],
  [/(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])|\w\^\w+\^/, 'write <mark>text</mark> or <sup>2</sup>'],
  [/(?<!\S)%%[^%\n]+%%|^%%$/m, 'write <!-- comment -->, which is left out'],
  [/(?<=\S )\^(?=[\w-]*[a-z])[\w-]{4,}$/, 'remove it, or write <a id="…"></a> above the text'],
  [/<\.{1,2}\/[^\s<>]+>/, 'write [text](../file.mdx)'],
  [/&(?:nbsp|lt|gt|amp|quot|copy)\b(?!;)/, 'write a semicolon after it: &nbsp;'],
];

/** The mark of an item in a list that isn't Markdown, so that its lines would run together. */
const MARK = String.raw`(?:(?:(?![|<>=])[\p{S}\p{Pd}·]\ufe0f?|o|(?:[ivx]+|[a-z])[.)]|\([\da-z]+\))[ \t\u00a0]|\d+(?:[.)](?!\d)|[．、])|[-+]\S)`;
const MORE = String.raw`(?=.*(?<!  |\\|>)\n[ \t>]*${MARK})`;
const LIST = new RegExp(`^[ \\t>]*(?!\\d+[.)])(?:[•▪◦‣●■\uf0b7](?=[ \\t\u00a0\\p{L}])|${MARK}${MORE}).*`, 'mu');
const NUMBERS = new RegExp(String.raw`(?<=[.:]\n[ \t>]*)\d{1,2}[.)] \S.*|^[ \t>]*\d+[.)] ${MORE}.*`, 'mu');
const CLOSE_NUMBERS = new RegExp(String.raw`^[ \t>]*\d+[.)](?![ \t\d\u00a0])${MORE}.*`, 'mu');

/** Like {@link IN_TEXT}, for notations that can only be recognized in a complete paragraph. */
export const IN_PARAGRAPHS: readonly Notation[] = [
  [LIST, 'its lines run together: start items with "- ", or put code between ``` lines'],
  [NUMBERS, 'its lines run together: put an empty line above the list'],
  [CLOSE_NUMBERS, 'its lines run together: put a space after each number'],
  [/^[ \t>]*(?:\d+[.)]|#{2,6}|[-*+])\u00a0.*/m, 'replace the no-break space after the mark with a plain space'],
  [/^[ \t>]*[\u00a0\u200b\ufeff]+(?:#{2,6}|[-*+])\s.*/m, 'remove the invisible character before the mark'],
  [/^[ \t>]*\*{2,5} \S(?!.*\*\*).*/m, 'write "- ", with two more spaces before it for each level'],
  [/^[ \t>]*(?:´{3}|'{3}|‘{3}|’{3}|“{3}).*/m, 'write three backticks, on a line of their own'],
  [
    /^#[\p{Ll}][\w/-]*(?: +#\p{L}[\w/-]*)*$(?![^])/mu,
    'write "keywords: [one, two]" in the frontmatter; for a heading, write a space after "##"',
  ],
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

/** `ctrl+c` as `<kbd>Ctrl</kbd>+<kbd>C</kbd>`. */
function keysOf(names: string): string {
  const name = (key: string) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`;
  return names.split('+').map(name).join('+');
}

/** The name and the title of a callout in Hugo, whose type may be an argument: `hint info`, `alert color="warning"`. */
function calloutOf(name: string, given: string): string {
  const kinds = /\b(?:caution|danger|important|info|note|success|tip|warning)\b/;
  const kind = kinds.exec(name) ?? kinds.exec(given.replace(/\btitle="[^"]*"/, ''));
  const [, title = ''] = /\btitle="([^"]*)"/.exec(given) ?? [];
  return `${kind?.[0] ?? 'note'} ${title}`.trimEnd();
}
