import { mapMarkdown, replaceInProse } from '../reading/code';

/** A tab, with the lines of its content. */
interface TabText {
  title: string;
  content: readonly string[];
}

/** Writes tabs as this site does. {@link labelTabs} names them if they have no label. */
export function writeTabs(tabs: readonly TabText[], label = ''): string[] {
  const parts = tabs.flatMap(({ title, content }) => [`<Tab label="${title}">`, '', ...content, '', '</Tab>', '']);
  return [label ? `<Tabs label="${label}">` : '<Tabs>', '', ...parts, '</Tabs>'];
}

/** Names each `<Tabs>` without a label after its tabs, such as `npm, yarn`. */
export function labelTabs(text: string): string {
  return text.replace(/<Tabs>(?=([^]*?)<\/Tabs>)/g, (found, content: string) => {
    const labels = [...content.matchAll(/<Tab label="([^"]*)"/g)].map(([, label = '']) => label);
    return labels.length > 0 ? `<Tabs label="${labels.join(', ')}">` : found;
  });
}

/** Tabs of Hugo's themes: `{{< tabs >}}` contains Markdown, `{{< tabpane >}}` code unless it has `text=true`. */
const PANE = /^([ \t]*)\{\{[<%] *(tabs|tabpane)\b(.*?)[%>]\}\}([^]*?)\{\{[<%] *\/ *\2 *[%>]\}\}/gm;

/** A tab with its content, or one without content that Docsy shows as a label. */
const TAB = /\{\{[<%] *tab\b([^\n]*?)(?:\/[%>]\}\}|[%>]\}\}([^]*?)\{\{[<%] *\/ *tab *[%>]\}\})/g;

/** Rewrites the tabs of Hugo's themes. */
export function fixPanes(text: string): string {
  const fixed = replaceInProse(text, PANE, (found, indent = '', kind, given = '', inside = '') => {
    if (inside.replace(TAB, '').trim() !== '') return found;
    const isText = kind === 'tabs' || /\btext=["']?true/.test(given);
    let label = '';
    const tabs = [...inside.matchAll(TAB)].flatMap(([, attributes = '', content]): TabText | [] => {
      const title = titleOf(attributes);
      if (content === undefined) label ||= title.replace(/:$/, '');
      if (content === undefined) return [];
      const lines = linesOf(content, indent);
      if (isText && !/(?:^|\s)codelang=/.test(attributes)) return { title, content: lines };
      const [, language] = /\b(?:code)?lang=["']?([\w+#-]+)/.exec(attributes) ?? [];
      const name = language ?? (/langEqualsHeader/.test(given) ? title : 'text');
      const fence = content.includes('```') ? '````' : '```';
      return { title, content: [fence + name.toLowerCase(), ...lines, fence] };
    });
    return indented(writeTabs(tabs, label), indent);
  });
  // Code without a fence, such as "<<EOL", can look like a tag that extends to the next tabs.
  return fixed === text ? fixed : fixPanes(fixed);
}

/** The title of a tab: an attribute, or the first argument. */
function titleOf(attributes: string): string {
  const [, named] = /\b(?:header|name|title)=["']([^"']*)["']/.exec(attributes) ?? [];
  const [, first] = /^ *["']?([^"'=]*?)["']? *$/.exec(attributes) ?? [];
  return named ?? first ?? '';
}

/** Lines without the indentation of their block, if all of them have it, and without empty lines around them. */
function linesOf(content: string, indent: string): string[] {
  const lines = content.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const start = lines.every((line) => line.trim() === '' || line.startsWith(indent)) ? indent.length : 0;
  return lines.map((line) => line.slice(start).trimEnd());
}

/** A group of code blocks in VitePress. */
const GROUP = /^([ \t]*)(:{3,}) *code-group.*\n([^]*?)^\1\2[ \t]*$/gm;

/** A code block that is a tab in Fumadocs, at the start of a line. */
const TABBED = /^([ \t]*)(`{3,}\S+.*?)[ \t]+tab="([^"]+)"([^]*)$/;

/** Rewrites neighboring code blocks with `tab="…"`, and the code groups of VitePress. One block alone gets a title. */
export function fixTabbedCode(text: string): string {
  const named = replaceInProse(text, GROUP, (_found, _indent, _colons, inside = '') =>
    inside.replace(/^([ \t]*`{3,}\S+.*?)[ \t]*\[([^\]\n]+)\](.*)$/gm, '$1$3 tab="$2"'),
  );
  // Around each tab are characters that no text contains.
  const marked = mapMarkdown(named, (piece, kind) =>
    kind === 'code' && TABBED.test(piece) ? `\uFDD0${piece}\uFDD1` : piece,
  );
  return marked.replace(/\uFDD0[^\uFDD1]*\uFDD1(?:\s*\uFDD0[^\uFDD1]*\uFDD1)*/g, (run) =>
    tabbed(run.slice(1, -1).split(/\uFDD1\s*\uFDD0/)),
  );
}

function tabbed(blocks: readonly string[]): string {
  const [first = ''] = blocks;
  const isTitled = /^.*\stitle=/.test(first);
  if (blocks.length < 2) return first.replace(TABBED, isTitled ? '$1$2$4' : '$1$2 title="$3"$4');
  const indent = /^[ \t]*/.exec(first)?.[0] ?? '';
  const tabs = blocks.map((block) => {
    const [, own = '', opening = '', title = '', rest = ''] = TABBED.exec(block) ?? [];
    return { title, content: linesOf(own + opening + rest.replace(/[ \t]+tab-group="[^"]*"/, ''), own) };
  });
  return indented(writeTabs(tabs), indent);
}

/** Text from lines, with an indentation. Empty lines stay empty. */
export function indented(lines: readonly string[], indent: string): string {
  return lines.map((line) => (line ? indent + line : line)).join('\n');
}
