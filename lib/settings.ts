import { statSync } from 'node:fs';
import path from 'node:path';
import { refused } from './errors';

/** The project's settings. All paths are absolute. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from the environment.
 * @throws ProblemError if `CONTENT_DIR` isn't a folder, or if `OUT_DIR` would overwrite something other than an export
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, rootDir: string = process.cwd()) {
  const contentDir = path.resolve(rootDir, env.CONTENT_DIR || 'content');
  const outDir = path.resolve(rootDir, env.OUT_DIR || 'out');
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw refused(
      'CONTENT_DIR',
      `no folder at ${contentDir}`,
      'set it to the folder that contains the pages, or unset it to use content/',
    );
  if ([contentDir, rootDir].some((dir) => `${dir}${path.sep}`.startsWith(outDir + path.sep)))
    throw refused(
      'OUT_DIR',
      `${outDir} contains the project or its content, which the export would replace`,
      'set it to a separate folder, or unset it to use out/',
    );
  if (env.BASE_PATH)
    throw refused('BASE_PATH', 'the path is part of SITE_URL', 'unset it, and write SITE_URL=https://www.example/docs');
  return {
    /** The folder with package.json. */
    rootDir,
    /** The content folder: pages, identity, navigation, snippets. */
    contentDir,
    /** Figures and other static files. `public/` is always served as well. */
    publicDir: path.resolve(rootDir, env.PUBLIC_DIR || 'public'),
    /** The finished export. */
    outDir,
    /** The site's published address, if it isn't the identity's `docs.url`. */
    siteUrl: readAddress(env.SITE_URL),
    /** Whether the export contains compressed copies, for hosts that serve them. */
    precompress: env.PRECOMPRESS === '1',
    /** Whether documents contain their Content-Security-Policy, for hosts without headers. */
    metaPolicy: env.META_POLICY === '1',
    /** Whether search engines are told not to index the site, for previews. */
    noIndex: env.NOINDEX === '1',
    /** Whether scripts and styles stay as Next writes them. */
    plainExport: env.PLAIN_EXPORT === '1',
    /** Work files, which aren't served. Must be inside the project. */
    buildDir: path.resolve(rootDir, env.BUILD_DIR || '.build'),
    /** Compiled pages, which later builds reuse. */
    cacheDir: path.resolve(rootDir, env.BUILD_DIR ? path.join(env.BUILD_DIR, 'cache') : '.cache'),
    /** Whether to include pages with `draft: true`. */
    drafts: env.NODE_ENV === 'development',
  };
}

/** Reads the site's published address, such as `https://www.example/docs`, which replaces the identity's `docs.url`. */
function readAddress(url = ''): string | undefined {
  if (url && !/^https?:\/\/[^/?#\s]+(\/[\w.~-]+)*\/?$/.test(url))
    throw refused(
      'SITE_URL',
      `"${url}" is not a site address`,
      'write it as https://docs.example or https://www.example/docs',
    );
  return url.replace(/\/$/, '') || undefined;
}
