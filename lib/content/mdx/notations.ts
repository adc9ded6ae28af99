import type { Blockquote, Code, Link, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { element, text as textNode } from '../../api/reference/nodes';
import { decodeAddress } from '../../routes/address';
import { isMdxElement } from './expression';

/** Callout types, by their names in other systems. */
export const CALLOUT_TYPES = byAlias({
  note: 'note info important abstract seealso example question faq help quote summary tldr todo',
  tip: 'tip hint idea success check done',
  warning: 'warning warn caution danger error attention bug failure fail missing',
});

/** The names of code languages in `highlight.ts`, by other names. */
const CODE_ALIASES = byAlias({
  ...{ bash: 'console npm sh shell shellscript zsh', csharp: 'c# cs', diff: 'patch', dotenv: 'env', go: 'golang' },
  ...{ html: 'htm', javascript: 'cjs js mjs', powershell: 'ps1', python: 'py', text: 'plain plaintext txt' },
  ...{ typescript: 'ts', xml: 'svg', yaml: 'yml' },
});

/** @param aliases the other names of each name, separated by spaces */
function byAlias(aliases: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
  );
}

/** Obsidian's callouts can be folded, as in `[!note]-`. */
const MARK = /^\[!([\w-]+)\](?:[+-](?=\s|$))?[ \t]*/;

/** An id in braces, as in `[](){#id}`. */
const BRACES = /^\{[ \t]*#([^\s{}]+)[ \t]*\}/;

/** Escaped letters in an address, which some systems write decomposed: `e%CC%81` is é. */
const ESCAPES = /[A-Za-z]?(?:%[89A-F][\dA-F])+/gi;

/**
 * A remark plugin for everyday notations. A quotation that begins with `[!NOTE]` becomes a callout (`[!details]`
 * becomes a `details` element), and a code language gets its full name and a title.
 */
export function notationsPlugin() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') readLanguage(node);
      if (node.type === 'link' || node.type === 'definition')
        node.url = node.url.replace(ESCAPES, (escaped) => encodeURIComponent(decodeAddress(escaped).normalize()));
      if (isMdxElement(node) && node.name === 'center') node.name = 'div';
      if (!parent || index === undefined) return undefined;
      const element =
        node.type === 'blockquote'
          ? calloutOf(node)
          : node.type === 'link' && anchorOf(node, parent.children[index + 1]);
      if (!element) return undefined;
      parent.children[index] = element as RootContent;
      // Visit the new callout as well, because it may contain callouts.
      return index;
    });
}

/** Gives a code block its language's full name, and its marked lines and its title as attributes. */
function readLanguage(code: Code): void {
  if (!code.lang) code.data = { ...code.data, hasNoLanguage: true };
  // Converts lines written as ```js{1,3} and ```js:line-numbers
  const [, lang, marks = ''] = /^([^{:]+)(?::[\w=-]+)?(\{.*)?$/.exec(code.lang ?? '') ?? [];
  if (lang) Object.assign(code, { lang, meta: `${marks} ${code.meta ?? ''}`.trim() });
  const alias = (code.lang || 'text').toLowerCase();
  code.lang = Object.hasOwn(CODE_ALIASES, alias) ? CODE_ALIASES[alias] : alias;
  // Converts titles written as ```js [a.js], ```js title='a.js' and ```js title=a.js
  code.meta = code.meta
    ?.replace(/(^|\s)\[([^\]"]+)\](?=\s|$)/, '$1title="$2"')
    .replace(/(^|\s)title=(?:'([^'"]+)'|([^\s'"]+))/, '$1title="$2$3"');
}

/** The anchor that `[](){#id}` stands for. Removes the braces from the text that follows. */
function anchorOf(link: Link, next?: Nodes): MdxJsxTextElement | undefined {
  if (link.url !== '' || link.children.length > 0 || next?.type !== 'text') return undefined;
  const id = BRACES.exec(next.value);
  if (!id) return undefined;
  next.value = next.value.slice(id[0].length);
  return { ...element('a', { id: id[1] }), type: 'mdxJsxTextElement', position: link.position } as MdxJsxTextElement;
}

function calloutOf(quote: Blockquote): MdxJsxFlowElement | undefined {
  const { kind, title, content } = partsOf(quote);
  const type = Object.hasOwn(CALLOUT_TYPES, kind) ? CALLOUT_TYPES[kind] : undefined;
  if (!type && kind !== 'details') return undefined;
  const name = type === kind ? [] : [textNode(`${kind[0]?.toUpperCase()}${kind.slice(1)}`)];
  const line = title.length > 0 ? title : name;
  // An attribute can't contain markup. `callouts.ts` turns this into the callout's heading.
  const heading: Paragraph[] =
    line.length > 0 ? [{ type: 'paragraph', children: line, data: { isCalloutTitle: true } }] : [];
  const callout = type
    ? element('Callout', { type, title: toString(line) || undefined }, [...heading, ...content])
    : element('details', {}, [element('summary', {}, title), ...content]);
  return { ...callout, position: quote.position };
}

/** The callout that a quotation is: its name, its title, and what is below. */
function partsOf(quote: Blockquote) {
  const [first, ...rest] = quote.children;
  const [text, ...words] = first?.type === 'paragraph' ? first.children : [];
  const found = text?.type === 'text' && !quote.data?.kind ? MARK.exec(text.value) : null;
  const kind = (quote.data?.kind ?? found?.[1] ?? '').toLowerCase();
  // The title of a container is on its first line.
  const hasTitle = text?.position?.start.line === quote.position?.start.line;
  if (!text || first?.type !== 'paragraph' || !hasTitle) return { kind, title: [], content: quote.children };
  const opening = text.type === 'text' ? { ...text, value: text.value.slice(found?.[0].length) } : text;
  const [line, below] = divideAtLineEnd([opening, ...words]);
  const content: typeof quote.children = below.length > 0 ? [{ ...first, children: below }, ...rest] : rest;
  return { kind, title: found ? line : withoutBrackets(line), content };
}

/** A title without the brackets around it. */
function withoutBrackets(title: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [title[0], title.at(-1)];
  if (first?.type !== 'text' || last?.type !== 'text' || !/^\[[^]*\]$/.test(first.value + last.value)) return title;
  first.value = first.value.slice(1);
  last.value = last.value.slice(0, -1);
  return title;
}

/** Divides a paragraph's content into its first line and the others, without spaces around them. */
function divideAtLineEnd(nodes: readonly PhrasingContent[]): [line: PhrasingContent[], below: PhrasingContent[]] {
  const end = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const last = nodes[end];
  if (!last) return [trimmed(nodes), []];
  const [before = '', ...after] = last.type === 'text' ? last.value.split('\n') : [];
  // Both parts keep their position, for messages.
  const part = (value: string): PhrasingContent => ({ ...textNode(value), position: last.position });
  return [trimmed([...nodes.slice(0, end), part(before)]), trimmed([part(after.join('\n')), ...nodes.slice(end + 1)])];
}

/** The content without spaces at its ends, and without empty text. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const texts = nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start };
  });
  return texts.filter((node) => node.type !== 'text' || node.value !== '');
}

declare module 'mdast' {
  interface ParagraphData {
    /** Whether this is the title of the callout that it is in. */
    isCalloutTitle?: boolean;
  }
  interface BlockquoteData {
    /** The name of the container that this is: see `everyday.mjs`. */
    kind?: string;
  }
  interface CodeData {
    /** Whether the writer omitted the language. */
    hasNoLanguage?: boolean;
  }
}
