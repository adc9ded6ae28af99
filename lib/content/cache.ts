import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledBody } from './page';

/** Keeps compiled pages on disk. A key covers everything that can change the outcome, so an entry is never stale. */
export interface CompileCache {
  read(key: string): CompiledBody | undefined;
  write(key: string, compiled: CompiledBody): void;
  /** The key of a text in a file of this name. */
  keyOf(body: string, file: string): string;
}

/** Opens the cache: its keys cover the text, the compiler's sources, the versions of all packages, and the mode. */
export function openCache(cacheDir: string, rootDir: string): CompileCache {
  const dir = path.join(cacheDir, 'pages');
  const fingerprint = fingerprintOf(rootDir);
  const fileOf = (key: string) => path.join(dir, `${key}.json`);
  return {
    keyOf: (body, file) => hash(fingerprint, file, body),
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as CompiledBody;
      } catch {
        // Missing or half-written: both mean that the page has to be compiled.
        return undefined;
      }
    },
    write(key, compiled) {
      mkdirSync(dir, { recursive: true });
      const temporary = `${fileOf(key)}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(compiled));
      renameSync(temporary, fileOf(key));
    },
  };
}

/** Where the compiler's own sources are. */
const COMPILER = ['lib/content/mdx', 'lib/api', 'lib/playground'];

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?ts$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function fingerprintOf(rootDir: string): string {
  const sources = COMPILER.flatMap((folder) => sourcesIn(path.join(rootDir, folder)));
  return hash(process.env.NODE_ENV ?? '', readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8'), ...sources);
}

function hash(...parts: string[]): string {
  return parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex').slice(0, 32);
}
