import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { refused } from './errors';

/** The project's settings. All paths are absolute. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from the environment.
 * @throws ProblemError if `CONTENT_DIR` isn't a folder, or a setting is malformed
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, rootDir: string = process.cwd()) {
  const contentDir = path.resolve(rootDir, env.CONTENT_DIR || 'content');
  const outDir = path.resolve(rootDir, env.OUT_DIR || 'out');
  const buildDir = path.resolve(rootDir, env.BUILD_DIR || '.build');
  const publicDir = path.resolve(rootDir, env.PUBLIC_DIR || 'public');
  const exportName = nameOf(path.relative(rootDir, outDir));
  for (const [name, dir] of Object.entries({
    CONTENT_DIR: contentDir,
    ...(env.PUBLIC_DIR && { PUBLIC_DIR: publicDir }),
  }))
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
      throw refused(name, `no folder at ${dir}`, 'correct the path, or unset it to use the default folder');
  if (env.BASE_PATH)
    throw refused('BASE_PATH', 'the path is part of SITE_URL', 'unset it, and write SITE_URL=https://www.example/docs');
  return {
    /** The folder with package.json. */
    rootDir,
    /** The content folder: pages, identity, navigation, snippets. */
    contentDir,
    /** Figures and other static files. `public/` is always served as well. */
    publicDir,
    /** The finished export. */
    outDir,
    /** The site's published address, if it isn't the identity's `docs.url`. */
    siteUrl: readAddress(env.SITE_URL),
    /** Whether the export contains compressed copies, for hosts that serve them. */
    precompress: readSwitch('PRECOMPRESS', env),
    /** Whether documents contain their Content-Security-Policy, for hosts without headers. */
    metaPolicy: readSwitch('META_POLICY', env),
    /** Whether search engines are told not to index the site, for previews. */
    noIndex: readSwitch('NOINDEX', env),
    /** Work files, which aren't served. */
    buildDir,
    /** The builds of this export, of which one is current. */
    buildsDir: path.join(buildDir, 'builds', exportName),
    /** This export's host configurations, in a folder of their own for each `OUT_DIR`. */
    hostsDir: path.join(buildDir, exportName === 'out' ? 'hosts' : `hosts-${exportName}`),
    /** How many earlier builds' hashed files are kept, for readers who have an older page open. */
    keptBuilds: readCount('KEEP_BUILDS', env.KEEP_BUILDS || '3'),
    /** Compiled pages, which later builds reuse. */
    cacheDir: path.resolve(rootDir, env.BUILD_DIR ? path.join(env.BUILD_DIR, 'cache') : '.cache'),
    /** Whether to include pages with `draft: true`. */
    drafts: env.NODE_ENV === 'development',
  };
}

/** A folder name for a place: `out`, `preview`. Places with other characters get a hash, so no two share a name. */
function nameOf(place: string): string {
  const name = place.replace(/\W+/g, '-').replace(/^-/, '');
  return name === place ? name : `${name}-${createHash('sha256').update(place).digest('hex').slice(0, 8)}`;
}

/**
 * Whether text is a site's address: `https://docs.example`, `https://www.example/docs`. It can't contain a password,
 * because every page contains it. Folders that start with a dot are hidden by hosts, and those with an underscore are
 * for hashed files.
 */
export function isSiteAddress(url: string): boolean {
  return /^https?:\/\/[^/?#\s@"<>\\]+(\/(?![._])[\w.~-]+)*\/?$/.test(url) && URL.canParse(url);
}

/** Reads the site's published address, such as `https://www.example/docs`, which replaces the identity's `docs.url`. */
function readAddress(url = ''): string | undefined {
  if (url && !isSiteAddress(url))
    throw refused(
      'SITE_URL',
      `"${url}" is not a site address`,
      'write it as https://docs.example or https://www.example/docs',
    );
  return url.replace(/\/$/, '') || undefined;
}

/** Reads a setting that is on or off. Other words are refused, because a preview without `noindex` would be public. */
function readSwitch(name: string, env: NodeJS.ProcessEnv): boolean {
  const text = env[name] ?? '';
  if (!['', '0', '1'].includes(text)) throw refused(name, `"${text}" is neither on nor off`, 'write 1, or unset it');
  return text === '1';
}

/** Reads a whole number, which may be zero. */
function readCount(name: string, text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw refused(name, `"${text}" is not a number of builds`, 'write 0, 3 or 10');
  return Number(text);
}
