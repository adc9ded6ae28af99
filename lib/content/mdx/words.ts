// Text that components add to the page and to its Markdown copy.

/** The heading of a callout without a title. */
export const CALLOUT_TITLES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;

/** The speakers in a conversation. */
export const SPEAKERS = { caller: 'Test', system: 'System' } as const;

/** The facts of a reference entry, in display order. */
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

/** The address of a term's explanation, on the page with `<GlossaryList />`. */
export const termAddress = (id: string) => `/glossary/#${id}`;

/** The class of a link to the glossary, styled in `components/mdx/link.css`. */
export const TERM_CLASS = 'term';
