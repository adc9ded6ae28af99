import { FOREIGN_COMPONENTS } from '../content/mdx/components';
import { CALLOUT_TYPES } from '../content/mdx/notations';

/** An attribute with a text, or a label or value in a list of tabs. */
const TEXT = /\b([\w-]+)(?:=|:\s*)(?:"([^"]*)"|'([^']*)')/g;

/** An attribute that only other systems' tabs have. */
const FOREIGN_TABS =
  /\s(?:className|default(?:Index|Value)|groupId|items|lazy|persist|queryString|syncKey|updateAnchor|values)\b/;

/** Other systems' components around others. Lists and sections don't need them. */
const WRAPPERS = /^(?:Accordions|Files|FileTree)$/;

/** The start of a component that other systems write as a part of another one, such as `<Tabs.Tab>`. */
const PART = /^(<\/?)(?:Cards|FileTree|Tabs)\.(?=[A-Z])/;

/**
 * Renames another system's component, such as `<TabItem>`, and drops attributes that have no equivalent.
 * @param given an opening or a closing tag
 * @param labels the labels of the page's tabs by value, collected from `<Tabs values={…}>` and `<Tabs items={…}>`
 */
export function renameTag(given: string, labels: Map<string, string>): string {
  const tag = given.replace(PART, '$1');
  const [, start = '', name = ''] = /^(<\/?)([A-Z]\w*)/.exec(tag) ?? [];
  if (WRAPPERS.test(name)) return '';
  if (/^(?:Accordion|File|Folder)$/.test(name)) return inMarkdown(tag, name);
  const foreign = Object.hasOwn(FOREIGN_COMPONENTS, name) ? FOREIGN_COMPONENTS[name] : undefined;
  if (start === '</') return foreign ? `</${foreign}>` : tag;
  if (name === 'Tabs') {
    const [items = ''] = /\sitems=\{\[[^]*?\]\}/.exec(tag) ?? [];
    for (const [, text = ''] of items.matchAll(/["']([^"']+)["']/g)) labels.set(text, text);
    for (const [item] of tag.matchAll(/\{[^{}]*\}/g)) {
      const { label, value } = textsIn(item);
      if (label && value) labels.set(value, label);
    }
  }
  const texts = textsIn(tag.replace(/\{[^]*\}/, ''));
  const { label, value, type = 'note', title } = texts;
  // Components with the same name, whose attributes differ.
  const isTab = name === 'Tab' && label === undefined && (value !== undefined || labels.size > 0);
  const isCallout = name === 'Callout' && (!texts.type || CALLOUT_TYPES[type] !== type);
  const isCard = name === 'Card' && /\s(?:description|icon)=/.test(tag);
  const known = isTab || isCallout || isCard ? name : foreign;
  const write = (component: string, key: string, text?: string) =>
    `<${component}${text === undefined ? '' : ` ${key}="${text}"`}>`;
  if (name === 'Tabs') return FOREIGN_TABS.test(tag) ? write(name, 'label', label) : tag;
  if (known === 'Tab') {
    // Without a value, tabs have the labels in order.
    const key = value ?? (isTab ? [...labels.keys()][0] : undefined) ?? '';
    const text = label ?? labels.get(key) ?? value ?? title;
    labels.delete(key);
    return write(known, 'label', text);
  }
  if (known === 'Callout' && Object.hasOwn(CALLOUT_TYPES, type))
    return write(`Callout type="${CALLOUT_TYPES[type]}"`, 'title', title);
  if (known === 'Card' && title !== undefined) {
    const { description = '', href } = texts;
    const opening = `<Card title="${title}"${href === undefined ? '' : ` href="${href}"`}>${description}`;
    return tag.endsWith('/>') ? `${opening}</Card>` : opening;
  }
  if (known === 'Cards' || known === 'Tabs') return `<${known}>`;
  return known ? tag.replace(name, known) : tag;
}

/** A file as an item of a list, and a section that unfolds as `<details>`. */
function inMarkdown(tag: string, name: string): string {
  const isEnd = tag.startsWith('</');
  if (name !== 'Accordion') return isEnd ? '' : `- \`${textsIn(tag).name ?? ''}\``;
  const { title } = textsIn(tag.replace(/\{[^]*\}/, ''));
  if (isEnd) return '</details>';
  return title === undefined ? tag : `<details>\n<summary>${title}</summary>\n`;
}

function textsIn(text: string): Partial<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(TEXT)].map(([, name, double, single]) => [name, double ?? single]));
}
