// The plugins that pages (lib/content/mdx/plugins.ts) and snippets (@next/mdx, next.config.mjs) have in common.
// They are given as names and plain options, because Turbopack passes them to a different process.

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
