import createMdx from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { load } from './lib/commands/load.mjs';
import { sharedRehypePlugins, sharedRemarkPlugins } from './lib/content/mdx/shared.mjs';

// Set here so that `npx next dev` doesn't track writers either.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// Compiles snippets. Pages are compiled by lib/content/mdx.
const withMdx = createMdx({
  options: {
    remarkPlugins: [...sharedRemarkPlugins, `${import.meta.dirname}/lib/content/mdx/braces.mjs`],
    rehypePlugins: sharedRehypePlugins,
    providerImportSource: '@/components/mdx',
  },
});

/** @type {import('next').NextConfig} */
const common = {
  trailingSlash: true,
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
  output: 'export',
  distDir: process.env.EXPORT_DIR,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  // This ID depends on everything in the build. Next's own ID would be different each time.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  experimental: {
    // In a clean build, writing this cache would take over a third of the bundler's time.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    // Server code runs only during the build, so its size doesn't matter.
    turbopackMinify: { client: true, server: false },
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
  basePath,
  experimental: {
    // The server doesn't need on-demand chunks. Skipping them shows the first page in 12% less time. The option for
    // browsers, `turbopackLazyDynamicImports`, isn't set, because in Next 16.4, it loses chunks if a later session uses
    // the cache.
    turbopackLazyDynamicImportsSSR: true,
  },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Includes `app/preview`, which serves files that only a build writes: the search index, images next to pages,
  // Markdown copies, the sitemap.
  pageExtensions: ['tsx', 'dev.ts'],
  rewrites: async () => [
    { source: '/:product-search/:file*', destination: '/preview/search/:file*' },
    {
      source: '/:file(.*\\.(?:avif|gif|jpe?g|json|md|png|svg|txt|webp|xml|yaml))',
      destination: '/preview/files/:file',
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
  return withMdx(exported);
}
