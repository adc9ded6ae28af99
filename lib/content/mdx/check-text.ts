import type { Heading, Paragraph, Text } from 'mdast';
import { LOOKS, MDX_COMPONENTS, MDX_ELEMENTS } from './components';
import type { Report } from './context';
import { evaluateExpression } from './expression';
import messages from './messages.json' with { type: 'json' };

/**
 * Rejects an expression (`{…}`) without a value, because a name in braces is probably meant literally.
 * @param options.before the preceding node
 * @param options.isData whether the value can be any data; otherwise, it must be text or a number
 */
export function checkExpression(
  code: string,
  report: Report,
  { before, isData = false }: { before?: { type: string }; isData?: boolean },
): void {
  const bare = code.replace(/\/\*[^]*?\*\//g, '').trim();
  if (bare === '') return;
  if (before?.type === 'text' && /[_^]$/.test((before as Text).value))
    return report('formulas are not rendered', 'put the formula in backticks, or use <sub> and <sup>');
  const shown = `{${code}}`.replaceAll('\n', ' ');
  const literally = `write \`${shown}\` in backticks, or \\${shown} for braces in text`;
  const value = evaluateExpression(bare);
  if (value === undefined || (!isData && typeof value !== 'string' && typeof value !== 'number'))
    report(`braces contain code, and ${shown} is neither text nor a number`, literally);
}

/** Unsupported or mistyped notations, which readers would see as typed, and what to write instead. */
const FOREIGN = messages.notations.map(({ pattern, flags, ...words }) => ({
  form: new RegExp(pattern, flags),
  ...words,
}));

/**
 * Rejects markup that readers would see as typed.
 * @param source the node as the writer typed it, because a character after a backslash is meant literally
 */
export function checkText({ value }: Text, source: string, report: Report): void {
  for (const { form, problem, remedy } of FOREIGN) {
    const found = form.exec(value)?.[0].trim();
    if (found && (found.startsWith('{') || isTyped(found, source)))
      report(`"${found}" is shown as typed: ${problem}`, remedy);
  }
}

function isTyped(text: string, source: string): boolean {
  const place = source.indexOf(text);
  return source === '' || (place >= 0 && source[place - 1] !== '\\');
}

/** Rejects notations that can only be recognized in a complete paragraph or heading. */
export function checkBlock(node: Paragraph | Heading, source: string, report: Report): void {
  if (node.type === 'heading') {
    // A heading with several lines must be an underlined one.
    if (/[.:;,!?]\n[^]*$/.test(source))
      report('the line of dashes makes the text above it a heading', 'put an empty line between them');
    return;
  }
  const heading = /^#{2,6}[\p{L}\p{N}].*|^#\p{Lu}[\p{L}\p{N} ]*$(?![^])/mu.exec(source)?.[0];
  if (heading)
    report(
      `"${heading}" is shown as typed: a heading without a space`,
      `write "${heading.replace(/^#+/, '$& ')}", or \\${heading} for text`,
    );
  if (/^\|.+\|[ \t]*\n[ \t>]*\|/.test(source))
    report(
      'a table is shown as typed, because the line under its header row is missing or has a different number of columns',
      'under the first line, write "| --- |" for each column',
    );
}

const TAG = /<([A-Za-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)\/?>/g;

const ATTRIBUTE = /\s+([^\s=/"'>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Checks HTML in a `.md` file.
 * @returns the HTML, or an empty string if it can't be rendered
 */
export function checkHtml(html: string, report: Report): string {
  let isFine = true;
  const refuse: Report = (message, remedy) => {
    isFine = false;
    report(message, remedy);
  };
  if (/<!--(?![^]*-->)/.test(html))
    refuse('the comment that starts here is never closed', 'write --> where it ends, or \\<!-- for text');
  const shown = html.replace(TAG, (tag: string, element: string, attributes: string) => {
    const name = element.toLowerCase();
    const known = MDX_ELEMENTS.get(name);
    const short = attributes ? `<${element} …>` : `<${element}>`;
    if (!known)
      refuse(
        `${short} is not an element that pages can use`,
        Object.hasOwn(MDX_COMPONENTS, element)
          ? 'rename the file, because components only work in .mdx files'
          : `${/^[A-Z]/.test(element) ? 'remove it, or use a component from docs/writing.md in a .mdx file' : insteadOf(name)}; put literal text in backticks: \`${short}\``,
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

/** Suggests a replacement for an element that pages can't use. */
export function insteadOf(name: string): string {
  const markdown = messages.elements.find(({ pattern }) => new RegExp(pattern).test(name))?.remedy;
  if (markdown) return markdown;
  return `use Markdown, a component, or one of: ${[...MDX_ELEMENTS.keys()].sort().join(', ')}`;
}

/** Warns about an ignored attribute. */
export function warnOfLook(element: string, attribute: string, report: Report): void {
  report(
    `"${attribute}" on <${element}> is ignored, because all pages have the same design`,
    `remove ${attribute}`,
    'warning',
  );
}

/** Describes the problem with an attribute that an element or component doesn't accept. */
export function unknownAttribute(element: string, attribute: string, known: readonly string[]) {
  const remedy =
    known.length > 0 ? `its attributes are: ${known.join(', ')}` : `write <${element}>, because it takes no attributes`;
  return [`<${element}> has no attribute "${attribute}"`, remedy] as const;
}
