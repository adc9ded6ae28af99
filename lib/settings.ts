import { statSync } from 'node:fs';
import path from 'node:path';
import { refused } from './errors';

/** The project's settings. All paths are absolute. */
export interface Settings {
  /** The folder with package.json. */
  rootDir: string;
  /** The content folder: pages, identity, navigation, snippets. Setting `CONTENT_DIR`, default `content`. */
  contentDir: string;
  /** Figures and other static files. Setting `PUBLIC_DIR`, default `public`. `public/` is always served as well. */
  publicDir: string;
  /** The finished export. Setting `OUT_DIR`, default `out`. */
  outDir: string;
  /** The site's published address, instead of the identity's `docs.url`. Setting `SITE_URL`. */
  siteUrl?: string;
  /** The path the site is served under, instead of its address's path: empty, or `/docs`. Setting `BASE_PATH`. */
  basePath?: string;
  /** Whether the export contains compressed copies, for hosts that serve them. Setting `PRECOMPRESS=1`. */
  precompress: boolean;
  /** Whether documents contain their Content-Security-Policy, for hosts without headers. Setting `META_POLICY=1`. */
  metaPolicy: boolean;
  /** Whether search engines are told not to index the site, for previews. Setting `NOINDEX=1`. */
  noIndex: boolean;
  /** Whether playgrounds may send requests to servers that readers enter. `PLAYGROUND_SERVERS=listed` prevents this. */
  sendsAnywhere: boolean;
  /** Whether scripts and styles stay as Next writes them. Setting `PLAIN_EXPORT=1`. */
  plainExport: boolean;
  /** Work files, which aren't served. Set with `BUILD_DIR` (default `.build`); must be inside the project. */
  buildDir: string;
  /** Compiled pages, which later builds reuse. The folder is in `BUILD_DIR`, if that is set. */
  cacheDir: string;
  /** Whether to include pages with `draft: true`. True only under `next dev`. */
  drafts: boolean;
}

/**
 * Reads the settings from the environment.
 * @throws ProblemError if `CONTENT_DIR` isn't a folder, or if `OUT_DIR` would overwrite something other than an export
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, rootDir: string = process.cwd()): Settings {
  const contentDir = path.resolve(rootDir, env.CONTENT_DIR || 'content');
  const outDir = path.resolve(rootDir, env.OUT_DIR || 'out');
  const servers = env.PLAYGROUND_SERVERS || 'any';
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
  if (!/^(?:any|listed)$/.test(servers))
    throw refused('PLAYGROUND_SERVERS', `"${servers}" is not a valid value`, 'write "listed" or "any"');
  return {
    rootDir,
    contentDir,
    outDir,
    ...readAddress(env),
    precompress: env.PRECOMPRESS === '1',
    metaPolicy: env.META_POLICY === '1',
    noIndex: env.NOINDEX === '1',
    sendsAnywhere: servers === 'any',
    plainExport: env.PLAIN_EXPORT === '1',
    publicDir: path.resolve(rootDir, env.PUBLIC_DIR || 'public'),
    buildDir: path.resolve(rootDir, env.BUILD_DIR || '.build'),
    cacheDir: path.resolve(rootDir, env.BUILD_DIR ? path.join(env.BUILD_DIR, 'cache') : '.cache'),
    drafts: env.NODE_ENV === 'development',
  };
}

/** Reads the site's published address. */
function readAddress({ SITE_URL: url, BASE_PATH: base }: NodeJS.ProcessEnv): Pick<Settings, 'basePath' | 'siteUrl'> {
  const example = 'write it as https://docs.example or https://www.example/docs';
  if (url && !/^https?:\/\/[^/?#\s]+(\/[\w.~-]+)*\/?$/.test(url))
    throw refused('SITE_URL', `"${url}" is not a site address`, example);
  if (base && !/^\/([\w.~-]+\/?)*$/.test(base))
    throw refused('BASE_PATH', `"${base}" is not a path`, 'write it as /docs/');
  const withoutSlash = (text?: string) => text?.replace(/\/$/, '');
  return { siteUrl: withoutSlash(url) || undefined, basePath: base ? withoutSlash(base) : undefined };
}
