import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { refused } from '../errors';
import type { NamedText, ScriptFile } from './script-files';

/**
 * Finds test scripts and the files they run with.
 * @param patterns files, folders, or patterns with `*`, `**`, `?` and `{a,b}`; a `.json` file applies to all scripts
 * @param dir the folder that names are relative to
 * @throws ProblemError if a pattern matches no files
 */
export function findScripts(patterns: readonly string[], dir: string, read: (file: string) => string): ScriptFile[] {
  const named = (file: string): NamedText => ({
    name: path.relative(dir, file).replaceAll('\\', '/'),
    text: read(file),
  });
  const files = [...new Set(patterns.flatMap((pattern) => filesOf(pattern, dir)))];
  const ofKind = (kind: RegExp) => files.filter((file) => kind.test(file));
  const [settings] = ofKind(/\.json$/i).map(named);
  return files
    .filter((file) => !/\.json$/i.test(file) && path.basename(path.dirname(file)) !== 'locales')
    .map((file) => {
      const nearest = nearestSettings(path.dirname(file));
      return {
        ...named(file),
        settings: settings ?? (nearest === undefined ? undefined : named(nearest)),
        locales: yamlBelow(path.join(path.dirname(file), 'locales')).map(named),
      };
    });
}

function filesOf(pattern: string, dir: string): string[] {
  const target = path.resolve(dir, pattern);
  const isThere = existsSync(target);
  if (isThere && !statSync(target).isDirectory()) return [target];
  const fixed = path.dirname(`${target.slice(0, target.search(/[*?{]|$/))}.`);
  const found = isThere ? yamlBelow(target) : yamlBelow(fixed).filter((file) => path.matchesGlob(file, target));
  if (found.length > 0) return found;
  const message = isThere ? 'the folder contains no .yml files' : 'no .yml files match this';
  throw refused(pattern, message, 'check the path, which is relative to the current folder');
}

/** Lists all YAML files below a folder, except in hidden folders and installed packages. */
function yamlBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (!entry.isDirectory()) return /\.ya?ml$/i.test(file) ? [file] : [];
      return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : yamlBelow(file);
    });
}

function nearestSettings(folder: string): string | undefined {
  const file = path.join(folder, 'testing.json');
  if (existsSync(file)) return file;
  const above = path.dirname(folder);
  return above === folder ? undefined : nearestSettings(above);
}
