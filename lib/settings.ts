import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from './errors';

/** Where the project reads and writes. Every path is absolute. */
export interface Settings {
  /** The folder that holds package.json. */
  rootDir: string;
  /** The writers' folder: pages, identity, navigation, snippets. Setting `CONTENT_DIR`, default `content`. */
  contentDir: string;
  /** Figures and other files that are served as they are. */
  publicDir: string;
  /** The finished export. Setting `OUT_DIR`, default `out`. */
  outDir: string;
  /** Work files of a build; nothing in it is served. */
  buildDir: string;
  /** Compiled pages, reused by the next build. */
  cacheDir: string;
}

/**
 * Reads the settings from the environment.
 * @throws ProblemError when `CONTENT_DIR` is not a folder or `OUT_DIR` would overwrite something else than an export.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, rootDir: string = process.cwd()): Settings {
  const contentDir = path.resolve(rootDir, env.CONTENT_DIR || 'content');
  const outDir = path.resolve(rootDir, env.OUT_DIR || 'out');
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory()) {
    throw new ProblemError([
      {
        file: 'CONTENT_DIR',
        message: `no folder at ${contentDir}`,
        remedy: 'set CONTENT_DIR to the folder that holds the pages, or unset it to use content/',
      },
    ]);
  }
  if (
    contentDir === outDir ||
    contentDir.startsWith(outDir + path.sep) ||
    outDir === rootDir ||
    rootDir.startsWith(outDir + path.sep)
  ) {
    throw new ProblemError([
      {
        file: 'OUT_DIR',
        message: `${outDir} holds the project or its content and would be replaced by the export`,
        remedy: 'set OUT_DIR to a folder of its own, or unset it to use out/',
      },
    ]);
  }
  return {
    rootDir,
    contentDir,
    outDir,
    publicDir: path.join(rootDir, 'public'),
    buildDir: path.join(rootDir, '.build'),
    cacheDir: path.join(rootDir, '.cache'),
  };
}
