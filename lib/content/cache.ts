import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

/** Keeps on disk what was made of content. A key covers everything that can change the outcome, so an entry is never stale. */
export interface Cache<Value> {
  read(key: string): Value | undefined;
  write(key: string, value: Value): void;
  /** The key of what is made of some texts. */
  keyOf(...texts: string[]): string;
}

/**
 * Opens a cache of plain data. Its keys cover, beside the texts, the sources that work on them, the versions of all
 * packages, and the mode.
 * @param name the folder of the entries
 * @param sources the folders of the sources, from the root of the project
 */
export function openCache<Value>(
  name: string,
  sources: readonly string[],
  { cacheDir, rootDir }: Pick<Settings, 'cacheDir' | 'rootDir'>,
): Cache<Value> {
  const dir = path.join(cacheDir, name);
  const fingerprint = fingerprintOf(rootDir, sources);
  const fileOf = (key: string) => path.join(dir, `${key}.json`);
  return {
    keyOf: (...texts) => hash(fingerprint, ...texts),
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value;
      } catch {
        // Missing or half-written: both mean that it has to be made.
        return undefined;
      }
    },
    write(key, value) {
      mkdirSync(dir, { recursive: true });
      const temporary = `${fileOf(key)}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(value));
      renameSync(temporary, fileOf(key));
    },
  };
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?ts$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function fingerprintOf(rootDir: string, folders: readonly string[]): string {
  const sources = folders.flatMap((folder) => sourcesIn(path.join(rootDir, folder)));
  return hash(process.env.NODE_ENV ?? '', readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8'), ...sources);
}

function hash(...parts: string[]): string {
  return parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
}
