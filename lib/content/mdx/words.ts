/** The words that components say of their own: on the page and in its Markdown twin. */

/** The heading of a callout without a title. */
export const CALLOUT_TITLES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;

/** Who speaks in a conversation. */
export const SPEAKERS = { caller: 'Test', system: 'System' } as const;

/** The facts of a reference entry, in the order in which they are shown. */
export const FIELD_FACTS = {
  type: 'Type',
  default: 'Default',
  required: 'Required',
  unit: 'Unit',
  range: 'Range',
  values: 'Values',
  scope: 'Scope',
  platforms: 'Platforms',
  since: 'Since',
  label: 'In the dashboard',
} as const;

/** Where a term is explained, on the page that holds `<GlossaryList />`. */
export const termAddress = (id: string) => `/glossary/#${id}`;

/** The class of a link to the glossary; `components/mdx/link.css` styles it. */
export const TERM_CLASS = 'term';
