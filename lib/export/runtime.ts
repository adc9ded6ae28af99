import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';

/** The scripts of a page that are the site's own text and stay where they are. */
export interface OwnScripts {
  /** Runs in the head before anything is painted. */
  early: string;
  /** Starts the rest when a reader shows; takes the files to load from its `data-scripts`. */
  starter: string;
}

/** Where the moved scripts go: below Next's own folder of hashed files, so that every host caches them as such. */
const BOOT_FOLDER = '_next/static/boot';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Takes Next's runtime and the page's payload out of a document and leaves the starter in their place.
 * Only the shapes that the pinned version of Next writes are known; anything else is a problem, never a guess.
 * @returns the document, and the text of the inline scripts in their order
 */
export function deferRuntime(
  html: string,
  own: OwnScripts,
  page: string,
): { html: string; boot: string; files: string[] } {
  const inline: string[] = [];
  const files: string[] = [];
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (script, attributes: string, text: string) => {
    const file = /^ src="(\/[^"]+\.js)" async=""$/.exec(attributes)?.[1];
    const isPayload =
      attributes === '' && /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/.test(text);
    const isBootstrap = attributes === ' id="_R_"' && text.startsWith('(globalThis["TURBOPACK"]');
    if (file) files.push(file);
    else if (isPayload || isBootstrap) inline.push(text);
    else if (text === own.early || / noModule=""$/.test(attributes) || attributes.includes('application/ld+json'))
      return script;
    else throw unknownShape(page, script);
    return '';
  });
  if (inline.length === 0 || files.length === 0 || !rest.includes('</body>')) throw unknownShape(page, 'no payload');
  return { html: rest, boot: `${inline.join(';\n')};\n`, files: [...new Set(files)] };
}

/** Applies {@link deferRuntime} to exported documents: `now` names those whose application starts at once. */
export function deferRuntimes(dir: string, documents: Iterable<{ file: string; now: boolean }>, own: OwnScripts): void {
  mkdirSync(path.join(dir, BOOT_FOLDER), { recursive: true });
  for (const { file, now } of documents) {
    const target = path.join(dir, file);
    const { html, boot, files } = deferRuntime(readFileSync(target, 'utf8'), own, file);
    const bootFile = `${BOOT_FOLDER}/${createHash('sha256').update(boot).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(dir, bootFile), boot);
    const starter = `<script data-scripts="/${[bootFile, ...files.map((name) => name.slice(1))].join(' /')}"${now ? ' data-now=""' : ''}>${own.starter}</script>`;
    // A function, because "$" in the replacement would be a pattern.
    writeFileSync(
      target,
      html.replace('</body>', () => `${starter}</body>`),
    );
  }
}

function unknownShape(page: string, what: string): ProblemError {
  return new ProblemError([
    {
      file: page,
      message: `Next wrote a script of an unknown shape: ${what.slice(0, 120)}`,
      remedy: 'look at what this version of Next exports and teach lib/export/runtime.ts the new shape',
    },
  ]);
}
