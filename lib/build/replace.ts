import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Settings } from '../settings';
import { nameFullDisk } from './full-disk';
import { checkPlaces, checkReplacing, MARKER } from './guard';
import { keepHashedFiles } from './keep';

/** The folders a build writes to. They aren't public until the build is finished. */
interface BuildFolders {
  /** The folder for Next's export, which is removed afterward. It is in the project, because Next requires that. */
  nextDir: string;
  /** The folder for the host's root. It doesn't exist yet. */
  exportDir: string;
  /** The folder for this export's host configurations. It doesn't exist yet. */
  hostsDir: string;
}

/** How long an unfinished build is assumed to be still running, in milliseconds. */
const UNFINISHED_FOR = 24 * 60 * 60 * 1000;

const BUILD_NAME = /^build-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const MARKER_TEXT = 'A build wrote this folder. The next one replaces it.\n';

/**
 * Builds into a separate folder, then replaces the previous build. `out` and `.build/hosts` are symbolic links through
 * a third, `current`, which points to the finished build. Renaming `current` therefore replaces the site and its host
 * configurations together. A failed or killed build changes neither. If builds run at the same time, the last to finish
 * wins.
 * @param make writes the new build
 * @throws ProblemError if it would replace something that no build wrote; errors from `make` or the file system
 */
export async function replaceExport(settings: Settings, make: (folders: BuildFolders) => Promise<void>): Promise<void> {
  const { rootDir, buildsDir, hostsDir, outDir, keptBuilds } = settings;
  checkPlaces(settings);
  const name = `build-${randomUUID()}`;
  const [current, dir] = [path.join(buildsDir, 'current'), path.join(buildsDir, name)];
  const folders = {
    nextDir: path.join(rootDir, '.build/next', name),
    exportDir: path.join(dir, 'site'),
    hostsDir: path.join(dir, 'hosts'),
  };
  try {
    for (const folder of [dir, folders.nextDir]) fs.mkdirSync(folder, { recursive: true });
    removeOld(buildsDir, current);
    removeOld(path.dirname(folders.nextDir));
    // Next can't read a link whose folder was deleted with `.build`. It looks for `out` whatever the folder is.
    for (const place of [outDir, path.join(rootDir, 'out')])
      if (!fs.existsSync(place) && !checkReplacing(place)) fs.rmSync(place, { force: true });
    await make(folders);
    keepHashedFiles(dir, fs.existsSync(current) ? fs.realpathSync(current) : undefined, keptBuilds);
    for (const folder of [folders.exportDir, folders.hostsDir])
      fs.writeFileSync(path.join(folder, MARKER), MARKER_TEXT);
    // If the build were killed between the links, the first one would lead nowhere.
    if (!fs.existsSync(current)) publish(dir, current);
    link(outDir, path.join(current, 'site'));
    link(hostsDir, path.join(current, 'hosts'));
    publish(dir, current);
  } catch (error) {
    nameFullDisk(error, [dir, rootDir, settings.cacheDir, tmpdir()]);
    // Otherwise, a build that failed because the disk is full would keep it full.
    fs.rmSync(dir, { recursive: true, force: true });
    throw error;
  } finally {
    fs.rmSync(folders.nextDir, { recursive: true, force: true });
  }
}

/** Removes earlier builds, except the current one and those that may still be running. */
function removeOld(builds: string, current?: string): void {
  const kept = current && fs.existsSync(current) ? path.basename(fs.realpathSync(current)) : undefined;
  for (const name of fs.readdirSync(builds).filter((entry) => BUILD_NAME.test(entry) && entry !== kept)) {
    const dir = path.join(builds, name);
    // A clock that was set back makes it negative.
    const age = Math.abs(Date.now() - (fs.statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    const isFinished = fs.existsSync(path.join(dir, 'hosts', MARKER));
    if (isFinished || age > UNFINISHED_FOR) fs.rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Makes a build the current one with one rename. The new link is made in the build's folder, so that if the build is
 * killed at this moment, the link is removed together with the folder.
 */
function publish(dir: string, current: string): void {
  const made = path.join(dir, 'current');
  fs.symlinkSync(path.basename(dir), made);
  // A copy of `.build` whose links were replaced by what they lead to. It becomes an earlier build.
  if (fs.lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    fs.renameSync(current, path.join(path.dirname(current), `build-${randomUUID()}`));
  fs.renameSync(made, current);
}

/**
 * Points a symbolic link to a folder, unless it already does, which it does after the first build. A folder in the
 * link's place is removed, if a build may replace it.
 */
function link(place: string, folder: string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  const target = path.relative(fs.realpathSync(path.dirname(place)), folder);
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && fs.readlinkSync(place) === target) return;
  if (!found) return fs.symlinkSync(target, place);
  const [temporary, replaced] = [`${place}.${randomUUID()}`, `${place}.${randomUUID()}`];
  fs.symlinkSync(target, temporary);
  try {
    if (found.isDirectory()) {
      const refusal = checkReplacing(place);
      if (refusal) throw refusal;
      moveAway(place, replaced);
    }
    fs.renameSync(temporary, place);
  } finally {
    fs.rmSync(temporary, { force: true });
    fs.rmSync(replaced, { recursive: true, force: true });
  }
}

/** Moves a folder, unless a build that ends at the same time has just moved it. */
function moveAway(place: string, to: string): void {
  try {
    fs.renameSync(place, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
