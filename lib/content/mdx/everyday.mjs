import { autolink } from 'micromark-core-commonmark';
import { markdownLineEnding } from 'micromark-util-character';

/** An address between angle brackets. */
const ADDRESS = String.raw`<(?:(?:https?:\/\/|mailto:|tel:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>`;

/** A "<" that can start a tag, or a comment that is never closed, which is an error. */
const TAG = String.raw`(?!${ADDRESS})<(?:[A-Za-z/>_$\s]|!--(?![^]*?-->))`;

/** A JavaScript import or export, which the check rejects. Other lines can start with these words, too. */
export const MODULE = String.raw`(?:import\s+(?:\{\s*$|(?:[\w*{].*\bfrom\s*)?['"])|export\s+(?:(?:const|let|var)\b.*=|(?:async\s+)?function\b.*\(|class\b.*\{|default\b.*[;({]|[{*]))`;

/** A comment in HTML or MDX, except one that includes a file in VitePress. The check reports that one. */
const COMMENT = String.raw`(?:<!--(?!\s*@include:)[^]*?-->|\{\/\*[^]*?\*\/\})`;

/** The opening of a container, up to its title. */
const OPENING = String.raw`:{3,}[ \t]*[A-Za-z][\w-]*[ \t]*(?:\{.*\}[ \t]*$)?`;

/**
 * A remark plugin that reads everyday Markdown in MDX: comments, containers (`:::note Title` … `:::`), addresses
 * between angle brackets, a "<" and braces that are text, tags such as `<br>`, and lines that start with "import" or
 * "export". It changes what the parser looks for, so the text and its positions stay as the writer typed them. The MDX
 * language server uses it as well, because tsconfig.json names it.
 *
 * Only tokens and links to files are replaced before parsing: a token can be any part of a page, such as YAML, an
 * address or code, and the addresses of files are part of the cache's key.
 * @this {import('unified').Processor}
 * @param {{ onError?: (error: unknown) => void }} [options] called with the parser's error, which has its position
 */
export default function everydayMarkdown({ onError } = {}) {
  const { parser } = this;
  const data = this.data();
  let source = '';
  let containers = new Map();
  const parse = (text, file) => {
    source = text;
    containers = findContainers(text);
    try {
      return parser(text, file);
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };
  // An assignment would make this a constructor for TypeScript.
  Object.assign(this, { parser: parse });
  // Where the match at a place ends. -1 without a match.
  const endOf = (pattern, offset) => {
    const search = new RegExp(pattern, 'my');
    search.lastIndex = offset;
    return search.test(source) ? search.lastIndex : -1;
  };
  // Lets a construct start only where the pattern matches.
  const onlyAt = (pattern) => (construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return endOf(pattern, this.now().offset) < 0 ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  });
  // A construct that leaves out what the pattern matches.
  const leftOut = (pattern) => ({
    concrete: true,
    tokenize(effects, ok, nok) {
      const end = endOf(pattern, this.now().offset);
      const inside = (code) => {
        if (this.now().offset >= end) return ok(code);
        if (code === null) return nok(code);
        const type = markdownLineEnding(code) ? 'lineEnding' : 'leftOut';
        effects.enter(type);
        effects.consume(code);
        effects.exit(type);
        return inside;
      };
      return end < 0 ? nok : inside;
    },
  });
  const container = {
    tokenize(effects, ok, nok) {
      const { line } = this.now();
      if (!containers.has(line)) return nok;
      this.containerState.end = containers.get(line);
      effects.enter('container', { _container: true });
      return leftOut(OPENING).tokenize.call(this, effects, ok, nok);
    },
    continuation: {
      tokenize(effects, ok, nok) {
        const left = this.containerState.end - this.now().line;
        if (left === 0) return leftOut('[ \\t]*:+').tokenize.call(this, effects, ok, nok);
        return left > 0 ? ok : nok;
      },
    },
    exit: (effects) => void effects.exit('container'),
  };
  // With this name, it can also follow a tag.
  const block = { ...leftOut(`${COMMENT}[ \\t]*$`), name: 'mdxFlowExpression' };
  const inline = leftOut(COMMENT);
  for (const { flow, text } of data.micromarkExtensions) {
    // In a line of tags, the parser doesn't ask again for each.
    change(flow, '<', onlyAt(`(?!(?:<[^<>]*>[ \\t]*)+(?:${ADDRESS}|<[^\\sA-Za-z/>_$!]))${TAG}`));
    change(text, '<', onlyAt(TAG));
    change(flow, '{', () => block);
    change(text, '{', () => inline);
    change(flow, 'e', onlyAt(MODULE));
    change(flow, 'i', onlyAt(MODULE));
  }
  const address = { ...autolink, name: undefined };
  data.micromarkExtensions.push({
    document: { [codeOf(':')]: container },
    flow: { [codeOf('<')]: block },
    text: { [codeOf('<')]: [address, inline] },
  });
  closeVoidTags(data.fromMarkdownExtensions.flat());
  data.fromMarkdownExtensions.push({
    enter: {
      container(token) {
        const [kind] = /[a-z][\w-]*/i.exec(source.slice(token.start.offset)) ?? [];
        this.enter({ type: 'blockquote', children: [], data: { kind } }, token);
      },
    },
    exit: {
      container(token) {
        this.exit(token);
      },
    },
  });
}

const codeOf = (sign) => sign.charCodeAt(0);

function change(constructs, sign, to) {
  const found = constructs?.[codeOf(sign)];
  if (found) constructs[codeOf(sign)] = [found].flat().map(to);
}

/** Finds the last line of each container, by its first line. More colons are around fewer. */
function findContainers(text) {
  const ends = new Map();
  const open = [];
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, start, colons = '', title] =
      /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,}|(:{3,})[ \t]*(.*))/.exec(line) ?? [];
    if (start && !colons) fence = fence && start.startsWith(fence) ? '' : fence || start;
    if (fence || !colons) continue;
    if (title) open.push({ line: index + 1, size: colons.length });
    const inner = title ? -1 : open.findLastIndex(({ size }) => size >= colons.length);
    if (inner >= 0) ends.set(open.splice(inner)[0]?.line, index + 1);
  }
  return ends;
}

/** Treats `<br>` as `<br />`. */
function closeVoidTags(extensions) {
  for (const { exit } of extensions)
    for (const name of ['mdxJsxFlowTag', 'mdxJsxTextTag']) {
      const original = exit?.[name];
      if (!original) continue;
      exit[name] = function (token) {
        const { mdxJsxTag: tag } = this.data;
        if (!tag.close && /^(?:br|hr|img|wbr)$/i.test(tag.name)) tag.selfClosing = true;
        original.call(this, token);
      };
    }
}
