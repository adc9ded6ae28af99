import createMdx from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { load } from './lib/commands/load.mjs';
import { sharedRehypePlugins, sharedRemarkPlugins } from './lib/content/mdx/shared.mjs';

// Also for who types `npx next dev`: what writers do is nobody else's business.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// Compiles the snippets; pages are compiled by lib/content/mdx.
const withMdx = createMdx({
  options: {
    remarkPlugins: sharedRemarkPlugins,
    rehypePlugins: sharedRehypePlugins,
    providerImportSource: '@/components/mdx/provider',
  },
});

/** @type {import('next').NextConfig} */
const common = {
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run typecheck` checks the types, tests included; once more in every build would double its time.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  // Text work that only the build needs: loaded by Node as it is, and only when the cache misses.
  serverExternalPackages: [
    '@mdx-js/mdx',
    '@shikijs/rehype',
    'gray-matter',
    'image-size',
    'next-mdx-remote',
    'parse5',
    'rehype-autolink-headings',
    'rehype-raw',
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
  // Computed from everything that the build is made of: Next's own would be another one each time.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  experimental: {
    // Writing the bundler's cache costs a clean build more than a third of what the bundler costs.
    turbopackFileSystemCacheForBuild: false,
    // What runs in the build alone need not be small.
    turbopackMinify: { client: true, server: false },
  },
};

/**
 * Without `output: 'export'`, by which an unknown address under `next dev` is an error page instead of a 404.
 *
 * @param {{ companion: string, basePath: string }} preview
 * @returns {import('next').NextConfig}
 */
const previewed = ({ companion, basePath }) => ({
  ...common,
  basePath,
  experimental: {
    // To make the index all pages are asked for, once somebody searches: with many of them, longer than Next's half a minute.
    proxyTimeout: 10 * 60_000,
    // On the server, what comes later in the browser need not be compiled: the first page takes 0.88 times as long. Its like for
    // the browser, `turbopackLazyDynamicImports`, loses chunks of 16.4 when a later session takes up the cache.
    turbopackLazyDynamicImportsSSR: true,
  },
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_COMPANION: companion },
  // What only a build writes: the search index, and files such as images beside pages, Markdown copies, the sitemap.
  rewrites: async () => [
    { source: '/:product-search/:file*', destination: `${companion}/search/:file*` },
    {
      source: '/:file(.*\\.(?:avif|gif|jpe?g|json|md|png|svg|txt|webp|xml|yaml))',
      destination: `${companion}/files/:file`,
    },
  ],
});

/** Next asks twice in one process. */
let preview;

/** Prepares what Next reads, before it does: see lib/dev/preview.ts and lib/commands/build.ts. */
export default async function config(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    preview ??= load('lib/dev/preview.ts').then(({ startPreview }) => startPreview());
    return withMdx(previewed(await preview));
  }
  // `npx next build`: the build of the site takes its place. In its turn it lets Next build, into EXPORT_DIR.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv[2] === 'build' && !process.env.EXPORT_DIR) {
    process.argv.splice(2, 1);
    await load('lib/commands/build.ts');
    process.exit();
  }
  return withMdx(exported);
}
