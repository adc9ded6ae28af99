import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map(removeFolder)));

/** Removes a folder. A program that was ended may write into it for a moment: then it is tried again from the start. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === REMOVALS) throw error;
      await pause(200);
    }
  }
}

/** How often it is tried to remove a folder. */
const REMOVALS = 20;

/** Makes a folder with files, by path inside it; it is gone after the suite. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-test-')));
  folders.push(folder);
  addFiles(folder, files);
  return folder;
}

/** Writes files into a folder, by path inside it. */
export function addFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The files of a folder and of the folders in it, by path inside it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A PNG file of a size; its pixels do not matter. */
export function png(width: number, height: number): Buffer {
  const buffer = Buffer.alloc(24);
  buffer.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  buffer.writeUInt32BE(13, 8);
  buffer.write('IHDR', 12, 'latin1');
  buffer.writeUInt32BE(width, 16);
  buffer.writeUInt32BE(height, 20);
  return buffer;
}

/** A page's text with the frontmatter that every page needs. */
export function pageText(title: string, more = '', body = 'Text.'): string {
  return `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
}

/** The project's identity without the links in the header, which other content folders have no pages for. */
export function identityText(): string {
  return readFileSync('content/identity.yml', 'utf8').replace(/^headerLinks:\n(?: .*\n)+/m, '');
}
