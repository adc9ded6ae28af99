import type { Text } from 'mdast';
import { LOOKS, MDX_ELEMENTS } from './components';
import type { Report } from './context';
import { evaluateExpression } from './expression';

/**
 * Refuses an expression (`{…}`) without a value, because a name in braces is probably meant literally.
 * @param options.before the node in front of it
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

/** Notations of other systems that readers would see as they are typed, with what to write. */
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
  [/^(?:!!!|\?{3}\+?) [a-z]+/m, 'a callout of another system', 'write ":::note" and ":::" on lines of their own'],
  [
    /^=== ".+"|^\.\. [a-z-]+::|\{[%:].+?\}|\{\{[<%].+?[%>]\}\}|\[\[(?!toc\])[^\]\n]+\]\]/m,
    'a notation of another system',
    'use Markdown or a component (see docs/writing.md), or write it in backticks',
  ],
];

/** Refuses markup that would be shown to readers literally. */
export function checkText({ value }: Text, report: Report): void {
  for (const [pattern, what, remedy] of FOREIGN) {
    const found = pattern.exec(value)?.[0].trim();
    if (found) report(`"${found}" is shown as it is typed: ${what}`, remedy);
  }
}

const TAG = /<([A-Za-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)\/?>/g;

const ATTRIBUTE = /\s+([^\s=/"'>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Refuses HTML of a `.md` file that is not shown as it is; returns it as it is shown, empty where it is refused. */
export function checkHtml(html: string, report: Report): string {
  let isFine = true;
  const refuse: Report = (message, remedy) => {
    isFine = false;
    report(message, remedy);
  };
  const shown = html.replace(TAG, (tag: string, element: string, attributes: string) => {
    const name = element.toLowerCase();
    const known = MDX_ELEMENTS.get(name);
    if (!known)
      refuse(
        `${tag} is not an element that pages use`,
        `${insteadOf(name)}; what is meant literally goes in backticks: \`${tag}\``,
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

/** What to write in place of an element that pages do not use. */
export function insteadOf(name: string): string {
  if (/^(?:audio|embed|iframe|object|video)$/.test(name)) return 'link to it: [Watch the video](https://…)';
  return `use Markdown, a component, or one of: ${[...MDX_ELEMENTS.keys()].sort().join(', ')}`;
}

/** Warns of an attribute that is left out. */
export function warnOfLook(element: string, attribute: string, report: Report): void {
  report(
    `"${attribute}" of <${element}> is ignored, because all pages have the same design`,
    `remove ${attribute}`,
    'warning',
  );
}

/** The problem of an attribute that an element or a component does not take. */
export function unknownAttribute(element: string, attribute: string, known: readonly string[]) {
  const remedy = known.length > 0 ? `its attributes are: ${known.join(', ')}` : `it takes none: write <${element}>`;
  return [`<${element}> has no attribute "${attribute}"`, remedy] as const;
}
