import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { hostsDirOf } from '../hosts/rules';
import type { Settings } from '../settings';

/** The folders that a build writes to. None is public until the build is finished. */
export interface BuildFolders {
  /** For what Next exports; is removed afterwards. */
  nextDir: string;
  /** For the root of the host. Does not exist yet. */
  exportDir: string;
  /** For the host configurations of this very export. Does not exist yet. */
  hostsDir: string;
}

/** How long an unfinished build's folder counts as still being written. */
const UNFINISHED_FOR = 24 * 60 * 60 * 1000;

/**
 * Builds into a folder of its own and then replaces the previous build by it. `out` and `.build/hosts` are symbolic links through a
 * third one, `current`, which leads to the finished build: one rename of `current` replaces the site and its host configurations
 * together. A build that fails or is killed changes neither. Two builds at once write to different folders; the last to finish wins.
 * @param make writes the new build
 * @throws what `make` or the file system throws
 */
export async function replaceExport(settings: Settings, make: (folders: BuildFolders) => Promise<void>): Promise<void> {
  const { rootDir, buildDir, outDir } = settings;
  // Exports to different folders don't replace each other.
  const builds = path.join(buildDir, 'builds', path.relative(rootDir, outDir).replace(/\W+/g, '-').replace(/^-/, ''));
  const [current, dir] = [path.join(builds, 'current'), path.join(builds, `build-${randomUUID()}`)];
  const nextDir = path.join(dir, 'next');
  try {
    fs.mkdirSync(nextDir, { recursive: true });
    removeOld(builds, current);
    await make({ nextDir, exportDir: path.join(dir, 'site'), hostsDir: path.join(dir, 'hosts') });
    fs.rmSync(nextDir, { recursive: true });
    link(outDir, path.join(current, 'site'));
    link(hostsDirOf(buildDir), path.join(current, 'hosts'));
    link(current, dir);
  } catch (error) {
    setAside(dir, path.join(builds, 'failed'));
    throw error;
  }
}

/** Keeps the latest failed build for diagnosis. */
function setAside(dir: string, failed: string): void {
  fs.rmSync(failed, { recursive: true, force: true });
  if (fs.existsSync(dir)) fs.renameSync(dir, failed);
}

/** Removes what earlier builds left behind, except the current build and those that may be under way. */
function removeOld(builds: string, current: string): void {
  const kept = fs.existsSync(current) ? path.basename(fs.realpathSync(current)) : undefined;
  for (const name of fs.readdirSync(builds).filter((entry) => entry.startsWith('build-'))) {
    const dir = path.join(builds, name);
    const isUnderWay = fs.existsSync(path.join(dir, 'next')) && Date.now() - fs.statSync(dir).mtimeMs < UNFINISHED_FOR;
    if (name !== kept && !isUnderWay) fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Points a symbolic link to a folder, by one rename. A real folder in its place, such as an earlier export, is removed. */
function link(place: string, folder: string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  const target = path.relative(fs.realpathSync(path.dirname(place)), folder);
  if (fs.lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(place, { recursive: true });
  const temporary = `${place}.${process.pid}`;
  fs.rmSync(temporary, { force: true });
  fs.symlinkSync(target, temporary);
  fs.renameSync(temporary, place);
}
