import path from 'node:path';

/** Whether a path is a folder or inside it. Links aren't followed. */
export function isWithin(place: string, dir: string): boolean {
  const relative = path.relative(dir, place);
  return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..';
}
