import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { hostsDirOf } from '../hosts/rules';
import type { Settings } from '../settings';

/** The folders a build writes to. They aren't public until the build is finished. */
export interface BuildFolders {
  /** The folder for Next's export, which is removed afterward. */
  nextDir: string;
  /** The folder for the host's root. It doesn't exist yet. */
  exportDir: string;
  /** The folder for this export's host configurations. It doesn't exist yet. */
  hostsDir: string;
}

/** How long an unfinished build is assumed to be still running, in milliseconds. */
const UNFINISHED_FOR = 24 * 60 * 60 * 1000;

/**
 * Builds into a separate folder, then replaces the previous build. `out` and `.build/hosts` are symbolic links through
 * a third, `current`, which points to the finished build. Renaming `current` therefore replaces the site and its host
 * configurations together. A failed or killed build changes neither. If builds run at the same time, the last to finish
 * wins.
 * @param make writes the new build
 * @throws errors from `make` or the file system
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
    // Next can't read a link whose folder was deleted with `.build`.
    if (!fs.existsSync(outDir)) fs.rmSync(outDir, { force: true });
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

/** Removes earlier builds, except the current one and those that may still be running. */
function removeOld(builds: string, current: string): void {
  const kept = fs.existsSync(current) ? path.basename(fs.realpathSync(current)) : undefined;
  for (const name of fs.readdirSync(builds).filter((entry) => entry.startsWith('build-'))) {
    const dir = path.join(builds, name);
    const isUnderWay = fs.existsSync(path.join(dir, 'next')) && Date.now() - fs.statSync(dir).mtimeMs < UNFINISHED_FOR;
    if (name !== kept && !isUnderWay) fs.rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Points a symbolic link to a folder with one rename. Any folder in the link's place, such as an earlier export, is
 * removed, unless another build was faster.
 */
function link(place: string, folder: string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  const target = path.relative(fs.realpathSync(path.dirname(place)), folder);
  if (fs.lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(place, { recursive: true, force: true });
  const temporary = `${place}.${process.pid}`;
  fs.rmSync(temporary, { force: true });
  fs.symlinkSync(target, temporary);
  fs.renameSync(temporary, place);
}
