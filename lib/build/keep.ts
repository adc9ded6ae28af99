import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isHashed } from '../hosts/headers';

/** The hashed files of a build and of those before it, newest first, as paths inside the export. */
type Generations = string[][];

/** The file in a build's folder that lists its {@link Generations}. */
const GENERATIONS_FILE = 'hashed.json';

/**
 * Adds the hashed files of earlier builds to a new export, so that pages that readers already have open keep working.
 * Builds with the same files count once.
 * @param dir the new build
 * @param previousDir the build it replaces, if there is one
 * @param most how many earlier builds' files to keep
 */
export function keepHashedFiles(dir: string, previousDir: string | undefined, most: number): void {
  const own = readdirSync(path.join(dir, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dir, 'site'), path.join(entry.parentPath, entry.name)))
    .filter((file) => isHashed(`/${file.replace(/\.(?:br|gz)$/, '')}`))
    .sort();
  const earlier = readGenerations(previousDir).filter((files) => files.join() !== own.join());
  const generations = [own, ...earlier.slice(0, most)];
  for (const file of generations.slice(1).flat()) {
    const [from, to] = [path.join(previousDir ?? '', 'site', file), path.join(dir, 'site', file)];
    if (!existsSync(to) && existsSync(from)) copyOver(from, to);
  }
  writeFileSync(path.join(dir, GENERATIONS_FILE), JSON.stringify(generations));
}

function readGenerations(dir: string | undefined): Generations {
  const file = path.join(dir ?? '', GENERATIONS_FILE);
  if (!dir || !existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Generations;
  } catch (error) {
    console.warn(`! files of earlier builds are not kept, because their list is damaged: ${file}: ${String(error)}`);
    return [];
  }
}

/** Links a file, because it never changes, or copies it if the file system doesn't have links. */
function copyOver(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
