import { FOREIGN_COMPONENTS } from '../content/mdx/components';
import { CALLOUT_TYPES } from '../content/mdx/notations';

/** An attribute with a text, or a label or value in a list of tabs. */
const TEXT = /\b([\w-]+)(?:=|:\s*)(?:"([^"]*)"|'([^']*)')/g;

/** An attribute that only other systems' tabs have. */
const FOREIGN_TABS = /\s(?:className|defaultValue|groupId|lazy|queryString|syncKey|values)\b/;

/**
 * Renames another system's component, such as `<TabItem>`, and drops attributes that have no equivalent.
 * @param tag an opening or a closing tag
 * @param labels the labels of the page's tabs by value, collected from `<Tabs values={…}>`
 */
export function renameTag(tag: string, labels: Map<string, string>): string {
  const [, start = '', name = ''] = /^(<\/?)([A-Z]\w*)/.exec(tag) ?? [];
  const known = Object.hasOwn(FOREIGN_COMPONENTS, name) ? FOREIGN_COMPONENTS[name] : undefined;
  if (start === '</') return known ? `</${known}>` : tag;
  if (name === 'Tabs')
    for (const [item] of tag.matchAll(/\{[^{}]*\}/g)) {
      const { label, value } = textsIn(item);
      if (label && value) labels.set(value, label);
    }
  const { label, value, type = 'note', title } = textsIn(tag.replace(/\{[^]*\}/, ''));
  const write = (component: string, key: string, text?: string) =>
    `<${component}${text === undefined ? '' : ` ${key}="${text}"`}>`;
  if (name === 'Tabs') return FOREIGN_TABS.test(tag) ? write(name, 'label', label) : tag;
  if (known === 'Tab') return write(known, 'label', label ?? labels.get(value ?? '') ?? value ?? title);
  if (known === 'Callout' && Object.hasOwn(CALLOUT_TYPES, type))
    return write(`Callout type="${CALLOUT_TYPES[type]}"`, 'title', title);
  if (known === 'Cards' || known === 'Tabs') return `<${known}>`;
  return known ? tag.replace(name, known) : tag;
}

function textsIn(text: string): Partial<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(TEXT)].map(([, name, double, single]) => [name, double ?? single]));
}
