import type { Blockquote, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { element, text as textNode } from '../../api/reference/nodes';
import { decodeAddress } from '../../routes/address';
import { isMdxElement } from './expression';
import { CODE_ALIASES } from './code-languages';

/** Callout types, by their names in other systems. */
export const CALLOUT_TYPES: Readonly<Record<string, string>> = {
  ...{ note: 'note', info: 'note', important: 'note', abstract: 'note', seealso: 'note' },
  ...{ tip: 'tip', hint: 'tip', success: 'tip' },
  ...{ warning: 'warning', caution: 'warning', danger: 'warning', error: 'warning', attention: 'warning' },
};

const MARK = /^\[!([\w-]+)\][ \t]*([^\n]*)(?:\n|$)/;

/** Escaped letters in an address, which some systems write decomposed: `e%CC%81` is é. */
const ESCAPES = /[A-Za-z]?(?:%[89A-F][\dA-F])+/gi;

/**
 * A remark plugin for everyday notations. A quotation that begins with `[!NOTE]` becomes a callout (`[!details]`
 * becomes a `details` element), and a code language gets its full name and a title.
 */
export function notationsPlugin() {
  return (tree: Root) => {
    visit(tree, 'code', (code) => {
      if (!code.lang) code.data = { ...code.data, hasNoLanguage: true };
      // Converts lines written as ```js{1,3} and ```js:line-numbers
      const [, lang, marks = ''] = /^([^{:]+)(?::[\w=-]+)?(\{.*)?$/.exec(code.lang ?? '') ?? [];
      if (lang) Object.assign(code, { lang, meta: `${marks} ${code.meta ?? ''}`.trim() });
      const alias = code.lang?.toLowerCase() ?? '';
      if (code.lang || Object.hasOwn(CODE_ALIASES, alias)) code.lang = CODE_ALIASES[alias] ?? alias;
      // Converts titles written as ```js [a.js], ```js title='a.js' and ```js title=a.js
      code.meta = code.meta
        ?.replace(/(^|\s)\[([^\]"]+)\](?=\s|$)/, '$1title="$2"')
        .replace(/(^|\s)title=(?:'([^'"]+)'|([^\s'"]+))/, '$1title="$2$3"');
    });
    visit(tree, ['link', 'definition'], (found) => {
      const link = found as Link;
      link.url = link.url.replace(ESCAPES, (escaped) => encodeURIComponent(decodeAddress(escaped).normalize()));
    });
    visit(tree, (node) => {
      // A paragraph can't contain blocks.
      if (isMdxElement(node) && /^(?:center|div|p)$/.test(node.name ?? ''))
        node.name = node.type === 'mdxJsxTextElement' ? 'span' : 'div';
    });
    visit(tree, 'blockquote', (quote, index, parent) => {
      const element = calloutOf(quote);
      if (!element || !parent || index === undefined) return undefined;
      parent.children[index] = element as RootContent;
      // Visit the new callout as well, because it may contain callouts.
      return index;
    });
  };
}

function calloutOf(quote: Blockquote): MdxJsxFlowElement | undefined {
  const [first, ...rest] = quote.children;
  const [text, ...words] = first?.type === 'paragraph' ? first.children : [];
  const found = text?.type === 'text' ? MARK.exec(text.value) : null;
  const kind = found?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(CALLOUT_TYPES, kind) ? CALLOUT_TYPES[kind] : undefined;
  if (text?.type !== 'text' || !found || (!type && kind !== 'details')) return undefined;
  const left = text.value.slice(found[0].length);
  const children: PhrasingContent[] = [...(left ? [{ ...text, value: left }] : []), ...words];
  const opening: Paragraph[] = children.length > 0 ? [{ ...(first as Paragraph), children }] : [];
  const title = found[2]?.trim() || (type === kind ? '' : `${kind[0]?.toUpperCase()}${kind.slice(1)}`);
  const content = [...opening, ...rest];
  const callout = type
    ? element('Callout', { type, title: title || undefined }, content)
    : element('details', {}, [element('summary', {}, [textNode(title)]), ...content]);
  return { ...callout, position: quote.position };
}

declare module 'mdast' {
  interface CodeData {
    /** Whether the writer omitted the language. */
    hasNoLanguage?: boolean;
  }
}
