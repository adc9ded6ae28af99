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
 * Opens a cache of plain data. Its keys cover, beside the texts, what works on them.
 * @param name the folder of the entries
 */
export function openCache<Value>(
  name: string,
  { cacheDir, rootDir }: Pick<Settings, 'cacheDir' | 'rootDir'>,
): Cache<Value> {
  const dir = path.join(cacheDir, name);
  const fingerprint = fingerprintOf(rootDir);
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

/**
 * Everything that works on content: all files of `lib/`, which needs nothing of `components/` or `app/`, the versions of all
 * packages and of Node, and the mode. To name the files that one cache depends on would mean to forget the next one.
 */
export function fingerprintOf(rootDir: string): string {
  const lib = path.join(rootDir, 'lib');
  const entries = existsSync(lib) ? readdirSync(lib, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return hash(
    process.version,
    process.env.NODE_ENV ?? '',
    readFileSync(path.join(rootDir, 'package-lock.json')),
    ...files.sort().flatMap((file) => [path.relative(lib, file), readFileSync(file)]),
  );
}

/** A short name for some texts or bytes: another one for others. */
export function hash(...parts: (string | Buffer)[]): string {
  return parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
}
