import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings';

/** See {@link openCache}. */
export type Cache<Value> = ReturnType<typeof openCache<Value>>;

/** The files and folders in `lib/` that compile a page. A test follows the imports to check this list. */
export const COMPILER = 'api content errors.ts playground reading routes script site/site.ts'.split(' ');

/** How long an unused entry is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a cache on disk. Its keys cover everything that can affect a result: the texts it is computed from, and the
 * program that makes it. Entries are therefore never stale.
 * @param name the folder for the entries
 * @param program the files and folders of `lib/` that make a result
 */
export function openCache<Value>(
  name: string,
  program: readonly string[],
  { cacheDir, rootDir }: Pick<Settings, 'cacheDir' | 'rootDir'>,
) {
  const dir = path.join(cacheDir, name);
  const fingerprint = fingerprintOf(rootDir, program);
  fs.mkdirSync(dir, { recursive: true });
  prune(dir);
  const fileOf = (key: string) => path.join(dir, `${key}.json`);
  return {
    keyOf: (...texts: string[]) => hash(fingerprint, ...texts),
    read(key: string): Value | undefined {
      try {
        const value = JSON.parse(fs.readFileSync(fileOf(key), 'utf8')) as Value;
        // Prevents it from being pruned.
        fs.utimesSync(fileOf(key), new Date(), new Date());
        return value;
      } catch {
        // A missing or incomplete entry is recreated.
        return undefined;
      }
    },
    write(key: string, value: Value): void {
      const temporary = `${fileOf(key)}.${process.pid}`;
      fs.writeFileSync(temporary, JSON.stringify(value));
      fs.renameSync(temporary, fileOf(key));
    },
  };
}

function prune(dir: string): void {
  for (const file of filesOf(dir)) {
    const used = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (used < Date.now() - KEPT_FOR) fs.rmSync(file, { force: true });
  }
}

/** Hashes the program that makes the results: the versions of all packages and Node, the mode, and the code. */
function fingerprintOf(rootDir: string, places: readonly string[]): string {
  const lib = path.join(rootDir, 'lib');
  const files = places.flatMap((place) => filesOf(path.join(lib, place)));
  return hash(
    process.version,
    process.env.NODE_ENV ?? '',
    fs.readFileSync(path.join(rootDir, 'package-lock.json')),
    ...files.sort().flatMap((file) => [path.relative(lib, file), fs.readFileSync(file)]),
  );
}

function filesOf(place: string): string[] {
  const stats = fs.statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
}
