import type { Code, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { playgroundFaults } from '../../playground/props.schema';
import { nearest } from '../../script/nearest';
import { LOOKS, MDX_COMPONENTS, MDX_ELEMENTS, type ComponentRule } from './components';
import { reporterFor, type PluginContext, type Report } from './context';
import { attributeValues, evaluateExpression } from './expression';
import { fenceFaults } from './fence';
import { checkBlock, checkText, unknownAttribute, unknownElement } from './check-text';
import { CODE_LANGUAGES } from './highlight';
import { markedLines } from './theme';

/** A remark plugin that rejects everything a page must not contain, and reports each problem with its position. */
export function checkPlugin(context: PluginContext) {
  const rules: Rules = {
    ...MDX_COMPONENTS,
    ...Object.fromEntries([...(context.snippets?.keys() ?? [])].map((name) => [name, {}])),
  };
  return (tree: Root, file: VFile) => {
    let level = 1;
    const noted = new Set<string>();
    const defined = new Set<string>();
    visit(tree, 'footnoteReference', ({ identifier }) => void noted.add(identifier));
    visit(tree, (node, index = 0, parent) => {
      const { column = 1 } = node.position?.start ?? {};
      const before = parent?.children[index - 1];
      const earlier = parent?.children[index - 2];
      const report = reporterFor(node, context);
      const source = sourceOf(node, file);
      if (node.type === 'mdxjsEsm')
        report(
          'import and export do not work in a page',
          'remove the line, because the components in docs/writing.md need no import',
        );
      else if (node.type === 'code') checkCode(node, report);
      else if (node.type === 'paragraph') {
        checkBlock(node, source, report);
        if (parent?.type === 'root' && column > 4)
          report('indented text is a paragraph, not code', 'write ``` above and below code', 'warning');
      } else if (node.type === 'footnoteDefinition' || node.type === 'definition') {
        const name = `[${node.type === 'definition' ? '' : '^'}${node.label}]`;
        if (defined.has(name)) report(`${name} is defined twice, and only the first is shown`, 'remove or rename one');
        else if (node.type === 'footnoteDefinition' && !noted.has(node.identifier))
          report(`no text refers to the footnote ${name}, so it is not shown`, 'refer to it, or remove it');
        defined.add(name);
      } else if (node.type === 'link') {
        if (toString(node).trim() === '') report('the link has no text', 'write [text](/address/)');
        // GFM makes a link of a bare address.
        if (!source.startsWith('[') && before?.type === 'text' && /\] ?\($/.test(before.value))
          report('a link is shown as typed: its brackets are apart, or it is not closed', `write [text](${node.url})`);
      } else if (node.type === 'inlineCode') {
        if (/^`+\w*\n[^]*\n[ \t>]*`+$/.test(source))
          report('a block of code is shown on one line', 'write three backticks above and below it');
        if (/(?<!\S)[–—]-?[a-z]/i.test(node.value)) report('code contains a long dash', 'write - or --');
      } else if (node.type === 'list' && before?.type === 'list' && column > (before.position?.start.column ?? 1))
        report('the list is not part of the item above it', 'indent it as far as the text of that item');
      else if (
        node.type === 'list' &&
        node.start === 1 &&
        before?.type === 'code' &&
        earlier?.type === 'list' &&
        earlier.ordered
      )
        report('the numbering restarts after the code', 'indent the code as far as the text of the item above it');
      else if (node.type === 'heading') {
        checkBlock(node, source, report);
        if (toString(node).trim() === '') report('the heading has no text', 'write its text, or remove the line');
        if (node.depth === 1)
          report('the only h1 on a page is its title', 'start at "##", and put the title in the frontmatter');
        else if (node.depth > level + 1 && !context.isSnippet)
          report(
            `a level ${node.depth} heading follows a level ${level} heading`,
            `start it with "${'#'.repeat(level + 1)}"`,
            'warning',
          );
        level = Math.max(2, node.depth);
      } else if (node.type === 'table') checkTable(node, file, context);
      else if (node.type === 'text') checkText(node, source, report);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        checkElement(node, rules, report);
      if (context.isSnippet && isElement(node) && PAGE_ONLY.test(node.name ?? ''))
        report(`<${node.name}> does not work in a snippet`, 'move it to the pages that show the snippet');
      // A snippet that contains parts has been reported itself.
      const snippet = isElement(node) ? context.snippets?.get(node.name ?? '')?.text : undefined;
      if (!snippet?.includes(`<${WHOLES.get((parent && isElement(parent) && parent.name) || '')}`))
        checkPart(node, parent && isElement(parent) ? parent : undefined, report);
    });
  };
}

/** A node as the writer typed it. Empty if a plugin made it. */
function sourceOf({ position }: Node, file: VFile): string {
  return position ? String(file.value).slice(position.start.offset, position.end.offset) : '';
}

function isElement(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The components that can contain only one kind of part, with its name: `<Tabs>` can contain only `<Tab>`s. */
const WHOLES: ReadonlyMap<string, string> = new Map(
  Object.entries<ComponentRule>(MDX_COMPONENTS).flatMap(([name, { inside }]) => (inside ? [[inside, name]] : [])),
);

/** The components that the compiler fills, which it does only on pages. */
const PAGE_ONLY = /^(?:Api(?:Operation|Playground|Schema)|CheckerMessages|Exercise|GlossaryList|Lesson|ScriptChecker)$/;

/** Blocks other than components. */
const CONTENT = /^(?:blockquote|code|heading|list|paragraph|table)$/;

/** Rejects a part outside its component, and anything but parts inside it, which would be misplaced or not shown. */
function checkPart(node: Node, parent: MdxJsxFlowElement | MdxJsxTextElement | undefined, report: Report): void {
  const name = isElement(node) ? (node.name ?? '') : '';
  const whole = Object.hasOwn(MDX_COMPONENTS, name) ? (MDX_COMPONENTS as Rules)[name]?.inside : undefined;
  const part = WHOLES.get(parent?.name ?? '');
  if (whole && parent?.name !== whole)
    report(`<${name}> is not inside <${whole}>`, `put <${whole}> and </${whole}> around it`);
  else if (part && name !== part && (isElement(node) || CONTENT.test(node.type)))
    report(`<${parent?.name}> contains something other than <${part}>`, `put it in a <${part}>, or move it outside`);
}

function checkTable({ children: [head, ...rows] }: Table, file: VFile, context: PluginContext): void {
  const columns = head?.children ?? [];
  if (head && columns.some((cell) => cell.children.length === 0))
    reporterFor(head, context)(
      'a table column has no heading',
      'give the column a heading, which screen readers announce with each cell',
    );
  for (const row of rows) {
    const source = sourceOf(row, file);
    const report = reporterFor(row, context);
    if (!source.includes('|') || (/^\|.*[^|\s]\s*$/.test(source) && row.children.length < columns.length))
      report(
        'text below a table is one of its rows',
        'put an empty line between them, or <br> between lines of a cell',
      );
    if (row.children.length > columns.length)
      report(
        `the row has ${row.children.length} cells, but the table has ${columns.length} columns, so the rest is not shown`,
        'remove it, or write a literal "|" as \\|',
      );
  }
}

/** The components that a page may use, including snippets. */
type Rules = Readonly<Record<string, ComponentRule>>;

function checkCode(code: Code, report: Report): void {
  const { lang, meta, data, value } = code;
  if (data?.hasNoLanguage)
    report(
      'a code block without a language is shown as text',
      'add its language after the backticks: ```bash, or ```text',
      'warning',
    );
  for (const fault of fenceFaults(meta ?? '')) report(...fault);
  const mark = /\bhighlight-(?:next-line|start|end)\b|\[!code (?!\+\+\]|--\]|focus\]).+?\]/.exec(value)?.[0];
  if (mark) report(`"${mark}" is shown as typed`, 'remove it, and mark lines after the language: ```js {2,4-5}');
  const lines = value.split('\n').length;
  const last = Math.max(0, ...markedLines(meta ?? ''));
  if (last > lines)
    report(`line ${last} is marked, but the code has ${lines}`, 'start counting on the line after the backticks');
  if (!lang || CODE_LANGUAGES.includes(lang)) return;
  const near = nearest(lang, CODE_LANGUAGES);
  const remedy = near ? `did you mean "${near}"? Or write "text"` : 'write "text"';
  report(`unknown code language "${lang}", shown as text`, remedy, 'warning');
  code.lang = 'text';
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement, rules: Rules, report: Report): void {
  const name = node.name ?? '';
  const isHtml = /^[a-z]/.test(name);
  const attributes = isHtml ? MDX_ELEMENTS.get(name) : undefined;
  const rule = attributes ? { optional: [...attributes] } : Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule) {
    if (isHtml) dropLooks(node, rule.optional ?? [], report);
    checkAttributes(node, rule, report);
    if (name === 'ApiPlayground') checkPlayground(node, report);
  } else report(...unknownElement(name, Object.keys(rules)));
}

/** Removes attributes that change how an element looks. */
function dropLooks(node: MdxJsxFlowElement | MdxJsxTextElement, known: readonly string[], report: Report): void {
  node.attributes = node.attributes.filter((attribute) => {
    const isLook =
      attribute.type === 'mdxJsxAttribute' && LOOKS.test(attribute.name) && !known.includes(attribute.name);
    if (!isLook) return true;
    const message = `"${attribute.name}" on <${node.name}> is ignored, because all pages have the same design`;
    report(message, `remove ${attribute.name}`, 'warning');
    return false;
  });
}

function checkAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, rule: ComponentRule, report: Report): void {
  const { required = [], optional = [], values = {} } = rule;
  const known = [...required, ...optional];
  const given = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(...unknownAttribute(node.name ?? '', '{…}', known));
      continue;
    }
    const { name, value } = attribute;
    given.set(name, value);
    if (value && typeof value === 'object' && known.includes(name) && !isData(value.value, node.name))
      report(`${name}={${value.value}} is neither text nor a number`, `write text in quotes: ${name}="…"`);
  }
  const missing = required.filter((name) => !given.has(name));
  const complete = `write <${node.name} ${required.map((key) => `${key}="…"`).join(' ')}>`;
  // An unknown attribute was probably meant to be the missing one.
  const isRenamed = missing.length > 0 && [...given.keys()].some((name) => !known.includes(name));
  for (const name of isRenamed ? [] : missing) report(`<${node.name}> needs the attribute "${name}"`, complete);
  for (const [name, value] of given) {
    const allowed = values[name];
    if (!known.includes(name)) {
      const [message, remedy] = unknownAttribute(node.name ?? '', name, known);
      report(message, isRenamed ? complete : remedy);
    } else if (allowed && typeof value === 'string' && !allowed.includes(value)) {
      report(`<${node.name}> has no ${name}="${value}"`, `use one of: ${allowed.join(', ')}`);
    }
  }
}

/** Whether an attribute's expression has a value: text, a number or, for a playground, any data. */
function isData(expression: string, component: string | null): boolean {
  const value = evaluateExpression(expression);
  return component === 'ApiPlayground' ? value !== undefined : typeof value === 'string' || typeof value === 'number';
}

/** Checks a playground's complete request. Otherwise, mistakes wouldn't be noticed until a reader sends it. */
function checkPlayground(node: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  const { required, optional } = MDX_COMPONENTS.ApiPlayground;
  const known: readonly string[] = [...required, ...optional];
  if (!node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'url')) return;
  const props = Object.entries(attributeValues(node)).filter(([name]) => known.includes(name));
  for (const fault of playgroundFaults(Object.fromEntries(props)))
    report(`<ApiPlayground> ${fault}`, 'see docs/playground.md');
}
