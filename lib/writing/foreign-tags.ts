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
 * Renames another system's component, such as `<TabItem>`, and drops attributes that have no equivalent. Files become
 * items of a list, and sections that unfold become `<details>`.
 * @param given an opening or a closing tag
 * @param labels the labels of the page's tabs by value, collected from `<Tabs values={…}>` and `<Tabs items={…}>`
 */
export function renameTag(given: string, labels: Map<string, string>): string {
  const tag = given.replace(PART, '$1');
  const [, slash, name = ''] = /^<(\/?)([A-Z]\w*)/.exec(tag) ?? [];
  const known = Object.hasOwn(FOREIGN_COMPONENTS, name) ? FOREIGN_COMPONENTS[name] : undefined;
  const isFile = /^(?:File|Folder)$/.test(name);
  if (WRAPPERS.test(name) || (slash && isFile)) return '';
  if (slash && name === 'Accordion') return '</details>';
  if (slash) return known ? `</${known}>` : tag;
  const texts = textsIn(tag.replace(/\{[^]*\}/, ''));
  const { label, value, type = 'note', title, description = '', href } = texts;
  if (isFile) return `- \`${texts.name ?? ''}\``;
  if (name === 'Accordion') return title === undefined ? tag : `<details>\n<summary>${title}</summary>\n`;
  if (name === 'Tabs') {
    collectLabels(tag, labels);
    return FOREIGN_TABS.test(tag) ? opening('Tabs', { label }) : tag;
  }
  // Some components have the same name, but other attributes.
  if (known === 'Tab' || (name === 'Tab' && label === undefined && (value !== undefined || labels.size > 0))) {
    // Without a value, tabs have the labels in order.
    const key = value ?? (name === 'Tab' ? [...labels.keys()][0] : undefined) ?? '';
    const text = label ?? labels.get(key) ?? value ?? title;
    labels.delete(key);
    return opening('Tab', { label: text });
  }
  const isCallout = known === 'Callout' || (name === 'Callout' && (!texts.type || CALLOUT_TYPES[type] !== type));
  if (isCallout && Object.hasOwn(CALLOUT_TYPES, type)) return opening('Callout', { type: CALLOUT_TYPES[type], title });
  const isCard = known === 'Card' || (name === 'Card' && /\s(?:description|icon)=/.test(tag));
  if (isCard && title !== undefined)
    return `${opening('Card', { title, href })}${description}${tag.endsWith('/>') ? '</Card>' : ''}`;
  if (known === 'Cards' || known === 'Tabs') return opening(known, {});
  return known ? tag.replace(name, known) : tag;
}

function collectLabels(tag: string, labels: Map<string, string>): void {
  const [items = ''] = /\sitems=\{\[[^]*?\]\}/.exec(tag) ?? [];
  for (const [, text = ''] of items.matchAll(/["']([^"']+)["']/g)) labels.set(text, text);
  for (const [item] of tag.matchAll(/\{[^{}]*\}/g)) {
    const { label, value } = textsIn(item);
    if (label && value) labels.set(value, label);
  }
}

/** An opening tag. Attributes that are `undefined` are omitted. */
function opening(name: string, attributes: Record<string, string | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${[name, ...given.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}

function textsIn(text: string): Partial<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(TEXT)].map(([, name, double, single]) => [name, double ?? single]));
}
