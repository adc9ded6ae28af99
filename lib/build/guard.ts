import * as fs from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { refused, type ProblemError } from '../errors';
import { isWithin } from '../reading/within';
import type { Settings } from '../settings';

/** The file in each export and each folder of host configurations by which a build recognizes its own work. */
export const MARKER = '.docs-build';

/** The end of a link to a build. The build itself may have been deleted. */
const OWN_LINK = /(?:^|\/)builds\/[^/]+\/current\/(?:site|hosts)$/;

/** Why a setting's folder can't be used, and what to do instead. */
type Refusal = [message: string, remedy: string];

const TO_EMPTY = 'set it to an empty folder, or unset it to use .build/';

/**
 * Checks that a build may replace `OUT_DIR` and its host configurations. A build replaces only nothing, an empty
 * folder, or what an earlier build wrote.
 * @throws ProblemError if it would replace or mix with anything else, or can't be written
 */
export function checkPlaces(settings: Settings): void {
  const { rootDir, outDir, buildDir, hostsDir } = settings;
  const shown = isWithin(outDir, rootDir) && outDir !== rootDir ? path.relative(rootDir, outDir) : outDir;
  refuse('OUT_DIR', shown, refusePlace(settings) ?? refuseReplacing(outDir) ?? refuseWriting(path.dirname(outDir)));
  refuse('BUILD_DIR', buildDir, refuseWorkFolder(settings) ?? refuseWriting(buildDir));
  const hosts = refuseReplacing(hostsDir);
  refuse('BUILD_DIR', hostsDir, hosts && [hosts[0], TO_EMPTY]);
}

function refuse(setting: string, place: string, refusal: Refusal | undefined): void {
  if (refusal) throw refused(setting, `${place} ${refusal[0]}`, refusal[1]);
}

/** The error for a place that changed during the build. */
export function checkReplacing(place: string): ProblemError | undefined {
  const refusal = refuseReplacing(place);
  return refusal && refused(place, ...refusal);
}

/** Refuses a folder for work files that is used for something else. The default one may contain tests' work files. */
function refuseWorkFolder({ rootDir, outDir, buildDir }: Settings): Refusal | undefined {
  if (fs.existsSync(outDir) && isWithin(realPlaceOf(buildDir), fs.realpathSync(outDir)))
    return ['is inside the export', TO_EMPTY];
  if (buildDir === path.join(rootDir, '.build') || !fs.existsSync(buildDir)) return undefined;
  const names = fs.statSync(buildDir).isDirectory() && fs.readdirSync(buildDir);
  const isOwn = names && (names.length === 0 || names.includes('builds') || names.includes('cache'));
  return isOwn ? undefined : ['is not an empty folder', TO_EMPTY];
}

/** Refuses a place by where it is. */
function refusePlace({ rootDir, contentDir, publicDir, buildDir, cacheDir, outDir }: Settings): Refusal | undefined {
  const place = realPlaceOf(outDir);
  const at = (dir: string) => realPlaceOf(path.resolve(rootDir, dir));
  const instead = 'set it to a separate folder, or unset it to use out/';
  const needed = [rootDir, contentDir, publicDir, buildDir, cacheDir, homedir(), '.generated', '.next'].map(at);
  const inside = needed.find((dir) => isWithin(dir, place));
  if (inside === place) return ['is in use, and the export would replace it', instead];
  if (inside) return [`contains ${inside}, which the export would replace`, instead];
  const others = [contentDir, publicDir, cacheDir, ...['builds', 'hosts'].map((name) => path.join(buildDir, name))];
  const around = others.map(at).find((dir) => isWithin(place, dir));
  const isAmongSources = path.dirname(place) !== at(rootDir) && isWithin(place, at(rootDir));
  if (around || (isAmongSources && !isWithin(place, at(buildDir))))
    return [`is inside ${around ?? path.dirname(place)}, which isn't for exports`, instead];
  return undefined;
}

/** Refuses a place by what is there. */
function refuseReplacing(place: string): Refusal | undefined {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!found) return undefined;
  const moveAway = 'move it away, or set the folder to another place';
  if (found.isSymbolicLink())
    return OWN_LINK.test(fs.readlinkSync(place)) ? undefined : ['is a link that no build of this site made', moveAway];
  if (!found.isDirectory()) return ['is a file', moveAway];
  if (isMountPoint(place))
    return [
      'is a mount point, which cannot be replaced',
      'mount the folder above it, or build elsewhere and copy the files from out/. to it',
    ];
  const isOwn = fs.existsSync(path.join(place, MARKER)) || fs.readdirSync(place).length === 0;
  return isOwn ? undefined : ['contains files that no build of this site wrote', moveAway];
}

/** Refuses a folder that can't be created or written to, before the build has spent its time. */
function refuseWriting(dir: string): Refusal | undefined {
  let existing = dir;
  while (!fs.existsSync(existing)) existing = path.dirname(existing);
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(existing, '.docs-build-')));
    return undefined;
  } catch (error) {
    // "EACCES: permission denied, mkdtemp '/srv/.docs-build-XXXXXX'"
    const [reason] = (error as Error).message.split(', ');
    return [`can't be written (${reason})`, 'give the user who runs the build access, or set it to another folder'];
  }
}

/**
 * Whether a folder is a mount point. Only Linux lists those of the same device, one a line:
 * `22 27 0:21 / /srv/the\040site rw - ext4 /dev/sda rw`
 */
function isMountPoint(dir: string): boolean {
  const real = fs.realpathSync(dir);
  if (fs.statSync(real).dev !== fs.statSync(path.dirname(real)).dev) return true;
  const mounts = '/proc/self/mountinfo';
  if (!fs.existsSync(mounts)) return false;
  const unescape = (text = '') =>
    text.replace(/\\(\d{3})/g, (_, code: string) => String.fromCharCode(parseInt(code, 8)));
  return fs
    .readFileSync(mounts, 'utf8')
    .split('\n')
    .some((line) => unescape(line.split(' ')[4]) === real);
}

/** A path whose parent folders' links are followed, as far as they exist. */
function realPlaceOf(place: string): string {
  const parent = path.dirname(place);
  if (parent === place) return place;
  return path.join(fs.existsSync(parent) ? fs.realpathSync(parent) : realPlaceOf(parent), path.basename(place));
}
