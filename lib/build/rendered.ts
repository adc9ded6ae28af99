import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hash } from '../content/cache';
import { PREFETCH_FILE } from '../export/payload';
import { hasFeed } from '../site/lists';
import type { Settings } from '../settings';
import { basePathOf } from '../site/published';
import { compilePage, recordOf, usesApi, yearOf, type Site } from '../site/site';
import type { Inputs } from './inputs';

/** What Next's folder holds from an earlier build. */
interface Rendered {
  /** Hash of everything that all pages are made of. */
  program: string;
  /** The build ID that is in the files. */
  buildId: string;
  /** Hash of what a page is made of beyond that, by its address. */
  pages: Record<string, string>;
}

/** What a build has to render, and what it finds rendered. */
export interface Plan {
  /** Where the pages to render are listed for Next; absent when Next has to compile the program and render all pages. */
  listFile?: string;
  /** Notes what Next has rendered, and adds the pages that were rendered before to its export. */
  complete(exportDir: string): void;
}

/** What of a build's inputs is not the program and its packages. Pages are made of the content, and know of pictures only their sizes. */
const NOT_PROGRAM = /^(?:content|files|public|snippets)\//;

/**
 * Finds out which pages are still rendered in Next's folder. A page is rendered anew when anything changed that it is made
 * of; when that is something that all pages are made of, such as the program, the navigation or the identity, all are.
 * @param inputs what the build is made of
 * @param buildId the ID of this build
 */
export async function planRendering(site: Site, settings: Settings, inputs: Inputs, buildId: string): Promise<Plan> {
  const nextDir = path.join(settings.rootDir, '.next');
  const noteFile = path.join(nextDir, 'rendered.json');
  const listFile = path.join(nextDir, 'render.json');
  const earlier = readNote(noteFile, nextDir);
  const program = programKey(site, settings, inputs);
  const keys = await pageKeys(site, settings);
  const filesOf = (page: string) => renderedFiles(nextDir, page);
  const isKept = (page: string) =>
    earlier?.pages[page] === keys.get(page) && filesOf(page).every(({ from }) => existsSync(from));
  const kept = earlier?.program === program ? [...keys.keys()].filter(isKept) : [];
  const note = (id: string) =>
    writeFileSync(
      noteFile,
      JSON.stringify({ program, buildId: id, pages: Object.fromEntries(keys) } satisfies Rendered),
    );
  // A build that is killed must not leave a note on files that it was about to write.
  rmSync(noteFile, { force: true });
  if (!earlier || kept.length === 0) return { complete: () => note(buildId) };

  const found = new Set(kept);
  const missing = [...keys.keys()].filter((page) => !found.has(page));
  // Next refuses a route without a page.
  const list = missing.length > 0 ? missing : kept.splice(0, 1);
  writeFileSync(listFile, JSON.stringify(list));
  return {
    listFile,
    complete(exportDir) {
      for (const { from, to } of kept.flatMap(filesOf)) {
        const file = path.join(exportDir, to);
        mkdirSync(path.dirname(file), { recursive: true });
        copyFileSync(from, file);
      }
      nameBuild(exportDir, earlier.buildId, buildId);
      note(earlier.buildId);
    },
  };
}

function readNote(file: string, nextDir: string): Rendered | undefined {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Rendered;
    // Somebody else may have let Next build in between.
    return readFileSync(path.join(nextDir, 'BUILD_ID'), 'utf8') === note.buildId ? note : undefined;
  } catch {
    // Missing, or left by a build that was killed: everything is rendered.
    return undefined;
  }
}

function programKey(site: Site, { rootDir }: Settings, inputs: Inputs): string {
  const generated = path.join(rootDir, '.generated');
  const texts = [
    'site.json',
    'playgrounds.json',
    ...readdirSync(path.join(generated, 'snippets')).map((name) => `snippets/${name}`),
  ];
  return hash(
    process.version,
    JSON.stringify([...inputs].filter(([name]) => !NOT_PROGRAM.test(name)).sort()),
    JSON.stringify([site.identity, hasFeed(site), basePathOf(site.identity), yearOf(site) ?? null]),
    ...texts.map((name) => readFileSync(path.join(generated, name), 'utf8')),
  );
}

async function pageKeys(site: Site, settings: Settings): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const page of site.pages.values()) {
    const compiled = await compilePage(page, site, settings);
    const view = JSON.stringify([recordOf(page, compiled), compiled]);
    keys.set(page.path, hash(view, (usesApi(page) && site.api?.source) || ''));
  }
  return keys;
}

/** The files of a page in Next's folder that the export needs, with their names in Next's export. */
function renderedFiles(nextDir: string, page: string): { from: string; to: string }[] {
  const name = page === '/' ? 'index' : page.replace(/^\/|\/$/g, '');
  const rendered = path.join(nextDir, 'server/app', name);
  const folder = page.slice(1);
  return [
    { from: `${rendered}.html`, to: path.join(folder, 'index.html') },
    { from: `${rendered}.rsc`, to: path.join(folder, 'index.txt') },
    { from: `${rendered}.segments/$oc$slug/__PAGE__.segment.rsc`, to: path.join(folder, PREFETCH_FILE) },
  ];
}

/** Gives an export the ID of its build in place of that of the build before. */
function nameBuild(exportDir: string, from: string, to: string): void {
  if (from === to) return;
  for (const entry of readdirSync(exportDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
  for (const folder of ['_next', '_next/static'].map((name) => path.join(exportDir, name)))
    renameSync(path.join(folder, from), path.join(folder, to));
}
