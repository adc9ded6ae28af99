import type { Code, Parents, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../reading/nearest';
import { checkElement, checkPlace, type Rules } from './check-element';
import { checkReference, checkTyped } from './check-text';
import { MDX_COMPONENTS, MDX_ELEMENTS, type ComponentRule } from './components';
import { reporterFor, type PluginContext, type Report } from './context';
import { isMdxElement } from './expression';
import { checkFence } from './fence';
import { CODE_LANGUAGES } from './highlight';
import { CALLOUT, PARAMETER, VALUE } from './mistyped';
import { markedLines } from './theme';

/** A remark plugin that rejects everything a page must not contain, and reports each problem with its position. */
export function checkPlugin(context: PluginContext) {
  const rules: Rules = new Map<string, ComponentRule>([
    ...MDX_ELEMENTS,
    ...Object.entries(MDX_COMPONENTS),
    ...[...(context.snippets?.keys() ?? [])].map((name) => [name, {}] as const),
  ]);
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
        report('import and export do not work in a page', 'remove the line, because components need no import');
      else if (node.type === 'code') checkCode(node, context);
      else if (node.type === 'blockquote' && node.data?.kind)
        report(`":::${node.data.kind}" is not a callout`, CALLOUT);
      else if (node.type === 'paragraph') {
        if (before?.type === 'table' && /^\|.*\|/.test(source))
          report('a row of the table above is not part of it', 'remove the empty line above this row');
        else checkTyped(node, source, context);
        const isReported = before?.type === 'paragraph' && /^(?:===|!!!|\?\?\?) /.test(sourceOf(before, file));
        if (column - startOfText(parent) > 3 && !isReported)
          report('indented text is a paragraph, not code', 'write ``` above and below code', 'warning');
      } else if (node.type === 'footnoteDefinition' || node.type === 'definition') {
        const name = `[${node.type === 'definition' ? '' : '^'}${node.label}]`;
        if (defined.has(name)) report(`${name} is defined twice, and only the first is shown`, 'remove or rename one');
        else if (node.type === 'footnoteDefinition' && !noted.has(node.identifier))
          report(`no text refers to the footnote ${name}, so it is not shown`, 'refer to it, or remove it');
        defined.add(name);
      } else if (node.type === 'link') {
        if (toString(node).trim() === '') report('the link has no text', 'write [text](/address/)');
        // GFM makes a link of a bare address, up to the next space.
        if (/^[^[<]*[\u3000-\u303f\uff00-\uffef]/.test(source))
          report(`the address continues after its end: ${source}`, 'write < and > around the address');
        if (!source.startsWith('[') && before?.type === 'text' && /\] ?\($/.test(before.value))
          report('a link is shown as typed: its brackets are apart, or it is not closed', `write [text](${node.url})`);
      } else if (node.type === 'inlineCode') {
        if (/^`+\w*\n[^]*\n[ \t>]*`+$/.test(source))
          report('a block of code is shown on one line', 'write three backticks above and below it');
        if (/(?<!\S)[–—]-?[a-z]/i.test(node.value)) report('code contains a long dash', 'write - or --');
      } else if (node.type === 'list') {
        const isIndented = before?.type === 'list' && column > (before.position?.start.column ?? 1);
        const isRestarted = node.start === 1 && before?.type === 'code' && earlier?.type === 'list' && earlier.ordered;
        if (isIndented)
          report('the list is not part of the one above it', 'indent it as far as the text of the item above');
        if (isRestarted) {
          const spaces = (earlier.children.at(-1)?.children[0]?.position?.start.column ?? 4) - column;
          reporterFor(before, context)(
            'the code interrupts the numbered list',
            `put ${spaces} spaces before each of its lines, including the backticks`,
          );
        }
      } else if (node.type === 'heading') {
        // A heading with several lines must be an underlined one.
        const isSentence = /[.:;,!?]\n[^]*$/.test(source);
        if (isSentence || /\n[ \t>]*---[ \t]*$/.test(source))
          report(
            'the line of dashes makes the text above it a heading',
            'put an empty line between them, or write the heading as "## Heading"',
            isSentence ? undefined : 'warning',
          );
        if (toString(node).trim() === '') report('the heading has no text', 'write its text, or remove the line');
        const isList = [before, parent?.children[index + 1]].some((one) => one?.type === 'heading' && one.depth === 1);
        const start = 'start at "##", and put the title in the frontmatter';
        if (node.depth === 1)
          report('the only h1 on a page is its title', isList ? 'write a numbered list as "1. item"' : start);
        else if (node.depth > level + 1 && !context.isSnippet)
          report(
            `a level ${node.depth} heading follows a level ${level} heading`,
            `start it with "${'#'.repeat(level + 1)}"`,
            'warning',
          );
        level = Math.max(2, node.depth);
      } else if (node.type === 'table') checkTable(node, file, context);
      else if (node.type === 'text') {
        checkReference(node, parent?.children.slice(0, index) ?? [], file, context);
        // GFM splits text at addresses, without positions.
        checkTyped({ ...node, position: node.position ?? parent?.position }, source, context);
      } else if (/^(?:delete|emphasis|strong)$/.test(node.type)) checkEmphasis(node, file, report);
      else if (isMdxElement(node)) checkElement(node, rules, context);
      if (parent) checkPlace(node, parent, rules, context);
      // One message for a whole table is enough.
      if (isMdxElement(node) && node.name === 'table') return SKIP;
    });
  };
}

/** A node as the writer typed it. Empty if a plugin made it. */
function sourceOf({ position }: Node, file: VFile): string {
  return position ? String(file.value).slice(position.start.offset, position.end.offset) : '';
}

/** The column at which text in a block starts, if it isn't indented further. */
function startOfText(parent?: Parents): number {
  const { column = 1 } = parent?.position?.start ?? {};
  if (parent?.type === 'listItem') return parent.children[0]?.position?.start.column ?? column;
  if (parent?.type === 'blockquote' && !parent.data?.kind) return column + 2;
  // Content of components is often indented.
  return parent?.type === 'root' ? 1 : Infinity;
}

/** Rejects what was probably meant literally: `2*3*4`, `__init__.py` and H~2~O. */
function checkEmphasis(node: Node, file: VFile, report: Report): void {
  const text = String(file.value);
  const before = text[(node.position?.start.offset ?? 0) - 1] ?? '';
  const after = text.slice(node.position?.end.offset);
  const isName = sourceOf(node, file).startsWith('__') && /^(?:\.\w|\()/.test(after);
  if (!isName && !(/[^\W_]/.test(before) && /^[^\W_]/.test(after))) return;
  if (node.type === 'delete') report('a part of a word is shown as deleted', 'write <sub>2</sub>, or \\~ for text');
  else report('a part of a word is emphasized', 'put it in backticks, or write \\* or \\_ for text');
}

function checkTable({ children: rows }: Table, file: VFile, context: PluginContext): void {
  const columns = rows[0]?.children ?? [];
  const header = rows[0] ? sourceOf(rows[0], file) : '';
  for (const row of rows) {
    const source = sourceOf(row, file);
    const report = reporterFor(row, context);
    const { length } = row.children;
    if (row === rows[0] && columns.some((cell) => cell.children.length === 0))
      report('a table column has no heading', 'write one, which screen readers announce with each cell');
    // A row that lacks a bar where the header row has one, and cells.
    const isCut = length < columns.length && /^\|/.test(header) && /^[^|]|^\|.*[^|\s]\s*$/.test(source);
    if (row !== rows[0] && (!source.includes('|') || isCut))
      report('text below a table is one of its rows', 'put an empty line above it, or <br> between lines of a cell');
    if (length <= columns.length) continue;
    report(
      `only ${columns.length} of ${length} cells are shown`,
      'write a "|" in a cell as \\|, even in backticks, or remove the other cells',
    );
    // Otherwise, each half of divided code would be reported as well.
    row.children = [];
  }
}

function checkCode(code: Code, context: PluginContext): void {
  const { lang, meta, data, value, position } = code;
  const report = reporterFor(code, context);
  const firstLine = (position?.start.line ?? 0) + 1;
  context.samples.push({ file: context.file, firstLine, language: lang ?? 'text', meta: meta ?? '', code: value });
  if (data?.hasNoLanguage)
    report('a code block without a language is shown as text', 'write it after the backticks: ```text', 'warning');
  checkFence(meta ?? '', report);
  const mark = /\bhighlight-(?:next-line|start|end)\b|\[!code (?!(?:\+\+|focus)(?::\d+)?\]|--\]).+?\]/.exec(value)?.[0];
  if (mark) report(`"${mark}" is shown as typed`, 'remove it, and mark lines after the language: ```js {2,4-5}');
  const parameter = PARAMETER.exec(value)?.[0];
  if (parameter) report(`"${parameter}" is shown as typed`, VALUE, 'warning');
  const lines = value.split('\n').length;
  const last = Math.max(0, ...markedLines(meta ?? ''));
  if (last > lines)
    report(`line ${last} is marked, but the code has ${lines}`, 'start counting on the line after the backticks');
  if (lang === 'mermaid')
    report('a diagram is shown as its code', 'show it as an image: ![what it shows](./diagram.svg)', 'warning');
  if (!lang || CODE_LANGUAGES.includes(lang)) return;
  const [, language, title] = /^([\w#+-]+):(\S+\.\w+)$/.exec(lang) ?? [];
  const titled = title && `write \`\`\`${language} title="${title}"`;
  const remedy = titled ?? didYouMean(lang, CODE_LANGUAGES, 'write "text"', '"');
  report(`unknown code language "${lang}", shown as text`, remedy, 'warning');
  code.lang = 'text';
}
