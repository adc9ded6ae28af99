import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

/** Caches results on disk. A key covers everything that can affect the result, so entries are never stale. */
export interface Cache<Value> {
  read(key: string): Value | undefined;
  write(key: string, value: Value): void;
  /** Makes the key for a result computed from these texts. */
  keyOf(...texts: string[]): string;
}

/** The files in `lib/` that compile a page. A test follows the imports to check this list. */
export const COMPILER = 'api content errors.ts figures playground practice reading routes script site/site.ts'.split(
  ' ',
);

/** How long an unused entry is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a cache whose keys cover the texts and the program that compiles them.
 * @param name the folder for the entries
 */
export function openCache<Value>(
  name: string,
  { cacheDir, rootDir }: Pick<Settings, 'cacheDir' | 'rootDir'>,
): Cache<Value> {
  const dir = path.join(cacheDir, name);
  const fingerprint = fingerprintOf(rootDir, COMPILER);
  pruneCache(dir);
  const fileOf = (key: string) => path.join(dir, `${key}.json`);
  return {
    keyOf: (...texts) => hash(fingerprint, ...texts),
    read(key) {
      try {
        const value = JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value;
        markAsUsed(fileOf(key));
        return value;
      } catch {
        // A missing or incomplete entry is recreated.
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

/** Deletes cache entries that haven't been used for a month. */
export function pruneCache(dir: string): void {
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    const file = path.join(dir, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (used < Date.now() - KEPT_FOR) rmSync(file, { recursive: true, force: true });
  }
}

/** Prevents an entry from being pruned. */
export function markAsUsed(file: string): void {
  utimesSync(file, new Date(), new Date());
}

/**
 * Hashes the program that processes content: the versions of all packages and Node, the mode, and the code.
 * @param places the files and folders of `lib/` involved
 */
export function fingerprintOf(rootDir: string, places: readonly string[]): string {
  const lib = path.join(rootDir, 'lib');
  const files = places.flatMap((place) => filesOf(path.join(lib, place)));
  return hash(
    process.version,
    process.env.NODE_ENV ?? '',
    readFileSync(path.join(rootDir, 'package-lock.json')),
    ...files.sort().flatMap((file) => [path.relative(lib, file), readFileSync(file)]),
  );
}

function filesOf(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Hashes text or bytes. */
export function hash(...parts: (string | Buffer)[]): string {
  return parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
}
