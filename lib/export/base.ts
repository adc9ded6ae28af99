import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Moves an export below its base path: the folder is then the root of the host, whatever the path. */
export function moveBelow(dir: string, basePath: string): void {
  if (basePath === '') return;
  const aside = `${dir}.pages`;
  // What a build left that was killed between the two moves.
  rmSync(aside, { recursive: true, force: true });
  renameSync(dir, aside);
  const target = path.join(dir, basePath);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(aside, target);
}

/** Puts the base path in front of the addresses in stylesheets: Next leaves those of public files alone. */
export function prefixStyles(dir: string, basePath: string): void {
  if (basePath === '') return;
  const folder = path.join(dir, '_next/static/chunks');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/url\((["']?)\/(?![/_])/g, `url($1${basePath}/`));
  }
}
