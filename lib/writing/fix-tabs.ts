import { mapMarkdown, proseIn } from '../reading/code';

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
  const prose = proseIn(text);
  const fixed = text.replace(
    PANE,
    (found, indent: string, kind: string, given: string, inside: string, place: number) => {
      const isProse = prose.startsWith('{', place + indent.length);
      if (!isProse || inside.replace(TAB, '').trim() !== '') return found;
      const isText = kind === 'tabs' || /\btext=["']?true/.test(given);
      const all = [...inside.matchAll(TAB)].map(([, attributes = '', content]) => ({ attributes, content }));
      const titles = all.map(({ attributes }) => titleOf(attributes));
      const label = all.findIndex(({ content }) => content === undefined);
      const tabs = all.flatMap(({ attributes, content }, index) => {
        const title = titles[index] ?? '';
        const language = /\b(?:code)?lang=["']?([\w+#-]+)/.exec(attributes)?.[1];
        const lines = linesOf(content ?? '', indent);
        const isCode = isText ? /(?:^|\s)codelang=/.test(attributes) : true;
        const fence = lines.join('\n').includes('```') ? '````' : '```';
        const code = [
          `${fence}${(language ?? (/langEqualsHeader/.test(given) ? title : 'text')).toLowerCase()}`,
          ...lines,
          fence,
        ];
        return content === undefined ? [] : [{ title, content: isCode ? code : lines }];
      });
      return indented(writeTabs(tabs, titles[label]?.replace(/:$/, '')), indent);
    },
  );
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
  const lines = content.split('\n');
  const isFilled = (line: string) => line.trim() !== '';
  const filled = lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
  const start = filled.filter(isFilled).every((line) => line.startsWith(indent)) ? indent.length : 0;
  return filled.map((line) => line.slice(start).trimEnd());
}

/** A group of code blocks in VitePress. */
const GROUP = /^([ \t]*)(:{3,}) *code-group.*\n([^]*?)^\1\2[ \t]*$/gm;

/** A code block that is a tab in Fumadocs, at the start of a line. */
const TABBED = /^([ \t]*)(`{3,}\S+.*?)[ \t]+tab="([^"]+)"([^]*)$/;

/** Rewrites neighboring code blocks with `tab="…"`, and the code groups of VitePress. One block alone gets a title. */
export function fixTabbedCode(text: string): string {
  const prose = proseIn(text);
  const named = text.replace(GROUP, (found, indent: string, _colons, inside: string, place: number) =>
    prose.startsWith(':', place + indent.length)
      ? inside.replace(/^([ \t]*`{3,}\S+.*?)[ \t]*\[([^\]\n]+)\](.*)$/gm, '$1$3 tab="$2"')
      : found,
  );
  const result: string[] = [];
  let blocks: string[] = [];
  let gap = '';
  const closeTabs = () => {
    result.push(tabbed(blocks), gap);
    blocks = [];
    gap = '';
  };
  mapMarkdown(named, (piece, kind) => {
    const isTab = kind === 'code' && TABBED.test(piece);
    if (isTab) blocks.push(piece);
    if (isTab) gap = '';
    else if (blocks.length > 0 && piece.trim() === '') gap = piece;
    else {
      closeTabs();
      result.push(piece);
    }
    return piece;
  });
  closeTabs();
  return result.join('');
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

function indented(lines: readonly string[], indent: string): string {
  return lines.map((line) => (line ? indent + line : line)).join('\n');
}
