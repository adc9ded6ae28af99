// The plugins that pages (lib/content/mdx/plugins.ts) and snippets (@next/mdx, next.config.mjs) have in common.
// Names and plain options only: Turbopack hands them to another process.

/** @type {[name: string, options: Record<string, unknown>][]} */
export const sharedRemarkPlugins = [['remark-gfm', {}]];

/** @type {[name: string, options: Record<string, unknown>][]} */
export const sharedRehypePlugins = [
  ['rehype-slug', {}],
  [
    'rehype-autolink-headings',
    {
      behavior: 'append',
      properties: { className: ['anchor'], ariaLabel: 'Link to this section' },
      // The sign itself is drawn by CSS, so that it is neither read aloud nor copied nor indexed.
      content: [],
    },
  ],
];
