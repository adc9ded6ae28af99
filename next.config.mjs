import createMdx from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { load } from './lib/commands/load.mjs';
import { withoutSegments } from './lib/next/segments.mjs';

// Set here so that `npx next dev` doesn't track writers either.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// Compiles snippets. Pages are compiled by lib/content/mdx.
const withMdx = createMdx({
  options: {
    // By its path, because Turbopack passes it to a different process.
    rehypePlugins: [[`${import.meta.dirname}/lib/content/mdx/snippet-tree.mjs`, {}]],
    providerImportSource: '@/components/mdx',
  },
});

/** @type {import('next').NextConfig} */
const common = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run typecheck` checks types, including tests. Checking again in every build would double its time.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  // Only the build needs these packages. Node loads them unbundled, and only if a page isn't in the cache.
  serverExternalPackages: [
    '@mdx-js/mdx',
    '@shikijs/rehype',
    'gray-matter',
    'image-size',
    'micromark-core-commonmark',
    'micromark-util-character',
    'next-mdx-remote',
    'parse5',
    'rehype-autolink-headings',
    'rehype-slug',
    'remark-cjk-friendly',
    'remark-gfm',
    'remark-mdx',
    'remark-parse',
    'remark-stringify',
    'shiki',
    'unified',
    'yaml',
    'zod',
  ],
};

/** @type {import('next').NextConfig} */
const exported = {
  ...common,
  // Each address has a file of its own: `a/index.html` can't be both a file and a folder. See `lib/export/files.ts`.
  trailingSlash: false,
  output: 'export',
  distDir: process.env.EXPORT_DIR,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  // Next's own ID would be different each time. Only a comment and the payload contain it, which aren't published.
  generateBuildId: () => '0'.repeat(20),
  experimental: {
    // In a clean build, writing this cache would take over a third of the bundler's time.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    // Server code runs only during the build, so its size doesn't matter.
    turbopackMinify: { client: true, server: false },
    // Compares the sizes of what the router would prefetch, which isn't published, in a seventh of the build.
    prefetchInlining: false,
  },
};

/**
 * The configuration for `next dev`. It doesn't set `output: 'export'`, because an unknown address would then show an
 * error page instead of a 404.
 * @param {string} basePath
 * @returns {import('next').NextConfig}
 */
const previewed = (basePath) => ({
  ...common,
  trailingSlash: true,
  basePath,
  // `turbopackLazyDynamicImports` and `turbopackLazyDynamicImportsSSR` aren't set, because in Next 16.4, a session with
  // a warm cache loses what is compiled late. With the second one, no page that has changed could be shown.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Includes `app/template`, which starts the islands, and `app/%5Fpreview`, which serves files that only a build
  // writes: the search index, images next to pages, Markdown copies, the sitemap.
  pageExtensions: ['tsx', 'dev.ts', 'dev.tsx'],
  rewrites: async () => [
    { source: '/:product-search/:file*', destination: '/_preview/search/:file*' },
    {
      source: '/:file(.*\\.(?:avif|gif|jpe?g|json|md|png|svg|txt|webp|xml|yaml))',
      destination: '/_preview/files/:file',
    },
  ],
});

/** The running preview, kept because Next requests the configuration twice in one process. */
let preview;

/** Prepares the files that Next reads: see lib/dev/preview.ts and lib/commands/build.ts. */
export default async function config(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    preview ??= load('lib/dev/preview.ts').then(({ startPreview }) => startPreview());
    return withMdx(previewed(await preview));
  }
  // `npx next build` runs the site's build instead, which then lets Next build into EXPORT_DIR.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv[2] === 'build' && !process.env.EXPORT_DIR) {
    process.argv.splice(2, 1);
    await load('lib/commands/build.ts');
    process.exit();
  }
  withoutSegments();
  return withMdx(exported);
}
