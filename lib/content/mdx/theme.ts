import { parseMetaHighlightString } from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer, ThemeRegistrationRaw } from 'shiki';
import { isScriptText, partsOfLine } from '../../script/index';
import { addressParts } from '../../reading/address-parts';
import { TOKEN_CLASSES, type TokenKind, WHOLE } from '../token-classes';
import { readFence } from './fence';

/**
 * The TextMate scopes of each kind of code token. Shiki knows only colors, so each kind gets a placeholder color that
 * later becomes a class. Pages therefore don't need inline styles, and each theme is a set of CSS variables.
 */
const SCOPES: Partial<Record<TokenKind, string>> = {
  comment: 'comment punctuation.definition.comment',
  keyword: `keyword storage keyword.operator.new variable.language entity.name.tag keyword.other.document
    markup.deleted`,
  string: `string constant.character.escape markup.inserted markup.inline.raw punctuation.definition.string
    string.unquoted.plain.out.yaml`,
  constant: 'constant support.constant constant.numeric constant.language entity.other.document.begin.yaml',
  function: 'entity.name.function support.function entity.name.command support.class entity.name.type',
  property: `support.type.property-name entity.name.tag.yaml entity.other.attribute-name meta.object-literal.key
    variable.other.property variable.key.dotenv`,
  variable: `variable.other.normal.shell variable.parameter punctuation.definition.variable
    variable.other.bracket.shell constant.other.option`,
};

/**
 * The scopes of what has no color, although a kind contains it. Without the last one, brackets of JSON in a command
 * would have the color of the string around them.
 */
const PLAIN_SCOPES = `keyword.operator punctuation.separator punctuation.terminator storage.type.function.arrow
  constant.character.escape.line-continuation meta.structure`;

const PLAIN = '#000000';
const colorOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const COLORS = new Map(Object.keys(TOKEN_CLASSES).map((kind, index) => [kind, colorOf(index)]));
const classes = new Map(Object.values(TOKEN_CLASSES).map((name, index) => [colorOf(index), name]));

const inColor = (scopes: string, foreground?: string) => ({ scope: scopes.split(/\s+/), settings: { foreground } });

/** A Shiki theme whose colors are names of kinds: see {@link classTransformer}. */
export const kindTheme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.entries(SCOPES).map(([kind, scopes]) => inColor(scopes, COLORS.get(kind))),
    inColor(PLAIN_SCOPES, PLAIN),
  ],
};

/**
 * Turns the placeholder colors of {@link kindTheme} into classes, and marks the lines in the fence's `{1,3-5}`. Test
 * scripts have colors of their own, which are also the editor's.
 */
export const classTransformer: ShikiTransformer = {
  name: 'classes',
  tokens(lines) {
    if (this.options.lang !== 'yaml' || !isScriptText(this.source)) return;
    return lines.map((tokens) => {
      let offset = tokens[0]?.offset ?? 0;
      return partsOfLine(tokens.map(({ content }) => content).join('')).map(({ text: content, kind = '' }) => {
        offset += content.length;
        return { content, offset: offset - content.length, color: COLORS.get(kind) ?? PLAIN };
      });
    });
  },
  span(node) {
    // `color:#000003`
    const color = /color:\s*(#[0-9a-f]{6})/i.exec(String(node.properties.style ?? ''))?.[1]?.toLowerCase();
    delete node.properties.style;
    const name = color && classes.get(color);
    if (name) node.properties.class = name;
    if (name === TOKEN_CLASSES.string) node.children = node.children.flatMap(keepParameters);
  },
  line(node, line) {
    delete node.properties.class;
    if (markedLines(this.options.meta?.__raw ?? '').includes(line)) node.properties.class = 'marked';
  },
  code(node) {
    const lines = node.children.filter((line) => line.type === 'element');
    const hasFocus = lines.some((line) => classesOf(line).includes('focused'));
    for (const line of lines)
      if (hasFocus && !classesOf(line).includes('focused')) line.properties.class = [...classesOf(line), 'dim'];
    delete node.properties.class;
    node.children = unwrapPlain(node.children);
  },
  pre(node) {
    const meta = this.options.meta?.__raw ?? '';
    node.properties = {
      'data-language': this.options.lang,
      'data-title': readFence(meta).title,
    };
  },
};

/** Puts each parameter of an address on one line. */
function keepParameters(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const [before, ...parameters] = addressParts(node.value);
  return [
    { type: 'text', value: before },
    ...parameters.map((value): ElementContent => ({
      type: 'element',
      tagName: 'span',
      properties: { class: WHOLE },
      children: [{ type: 'text', value }],
    })),
  ];
}

function classesOf({ properties }: Element): string[] {
  return [properties.class ?? []].flat().map(String);
}

/** Removes spans without a class, which are half of a code block's markup. */
function unwrapPlain(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = unwrapPlain(node.children);
    return node.tagName === 'span' && !node.properties.class ? children : [{ ...node, children }];
  });
}

/** The 1-based line numbers in a fence's `{1,3-5}`. */
export function markedLines(meta: string): number[] {
  return parseMetaHighlightString(meta.replaceAll(/"[^"]*"|\s/g, '')) ?? [];
}
