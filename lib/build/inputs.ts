import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import type { Settings } from '../settings';

/** What the project itself contributes to the export, with the files by which Next is told how. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.build.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** The hash of every file that a build is made of, by a name that is the same on every machine. */
export type Inputs = ReadonlyMap<string, string>;

/** Reads everything that a build is made of: the content, and the project's own files. */
export function readInputs(settings: Settings): Inputs {
  const { rootDir, contentDir, publicDir } = settings;
  const roots = [
    ...SOURCES.map((name) => [name, path.join(rootDir, name)] as const),
    ['content', contentDir] as const,
    ['files', publicDir] as const,
  ];
  return new Map(
    roots.flatMap(([name, root]) =>
      filesOf(root).map((file) => [
        [name, ...path.relative(root, file).split(path.sep)].filter(Boolean).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    ),
  );
}

function filesOf(root: string): string[] {
  if (!existsSync(root)) return [];
  if (!statSync(root).isDirectory()) return [root];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The name of a build: the same for the same inputs, in any folder and on any machine, and another one for others.
 * @param dates when each page was last changed, which comes from the history and not from the files
 */
export function buildIdOf(
  inputs: Inputs,
  dates: Iterable<readonly [page: string, timestamp: number | undefined]>,
): string {
  const parts = [...inputs, ...dates].map((part) => JSON.stringify(part)).sort();
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20);
}

/** What was changed, added or removed while a build was under way: its outcome would be a mixture. */
export function findChanges(before: Inputs, after: Inputs): Problem[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      file: name,
      message: 'the file was changed while the build was under way',
      remedy: 'run the build again; the previous export is untouched',
    }));
}
