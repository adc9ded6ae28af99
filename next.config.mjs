import createMdx from '@next/mdx';
import { sharedRehypePlugins, sharedRemarkPlugins } from './lib/content/mdx/shared.mjs';

/** @type {import('next').NextConfig} */
const exportOnly = {
  output: 'export',
  distDir: process.env.EXPORT_DIR,
  // Computed from everything that the build is made of: Next's own would be another one each time.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  experimental: {
    // Writing the bundler's cache costs a clean build more than a third of what the bundler costs.
    turbopackFileSystemCacheForBuild: false,
    // What runs in the build alone need not be small.
    turbopackMinify: { client: true, server: false },
  },
};

/** @type {import('next').NextConfig} */
const devOnly = {
  // The search index of the pages being written and the downloads of the API, from the server that `npm run dev` runs
  // beside Next.
  rewrites: async () => [
    {
      source: '/:file(openapi\\.json|openapi\\.yaml|postman_collection\\.json)',
      destination: `${process.env.NEXT_PUBLIC_COMPANION}/files/:file`,
    },
    { source: '/:product-search/:file*', destination: `${process.env.NEXT_PUBLIC_COMPANION}/search/:file*` },
  ],
};

/** @type {import('next').NextConfig} */
const config = {
  // With `output: 'export'` an unknown address under `next dev` is an error page instead of a 404.
  ...(process.env.EXPORT_DIR ? exportOnly : devOnly),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
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
    'rehype-slug',
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

// Compiles the snippets; pages are compiled by lib/content/mdx.
export default createMdx({
  options: {
    remarkPlugins: sharedRemarkPlugins,
    rehypePlugins: sharedRehypePlugins,
    providerImportSource: '@/components/mdx/provider',
  },
})(config);
