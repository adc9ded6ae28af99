import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../errors';
import { packElements } from './packed';
import { mergePayload, PREFETCH_FILE, withoutDocumentParts } from './payload';
import { readRows, writeRows } from './rows';

/** The scripts of a page that are the site's own text and stay where they are. */
export interface OwnScripts {
  /** Runs in the head before anything is painted. */
  early: string;
  /** Starts the rest when a reader shows; takes the files to load from its `data-scripts`. */
  starter: string;
}

/** What starts a document lies below Next's own folder of hashed files, so that every host caches it as such. */
const BOOT_FOLDER = '_next/static/boot';

/** What {@link deferRuntime} takes out of a document. */
export interface Deferred {
  html: string;
  /** What the document was made of, as the router fetches it too. */
  payload: string;
  /** The script that starts Next's runtime. */
  bootstrap: string;
  /** Addresses of the script files, in their order. */
  files: string[];
  /** Addresses of polyfills for browsers without modules, which are left out. */
  legacy: string[];
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** The empty push that Next's payload begins with; the boot script makes it. */
const FIRST_PUSH = '(self.__next_f=self.__next_f||[]).push([0])';

/** For example `<link rel="canonical" href="https://docs.example/a/"/>`. The not-found page has none. */
const CANONICAL = /<link rel="canonical" href="[^"]+"\/>/;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Takes Next's runtime and the page's payload out of a document and leaves the starter in their place. Structured data
 * goes to the end: it is for search engines, which read documents.
 * Only the shapes that the pinned version of Next writes are known; anything else is a problem, never a guess.
 */
export function deferRuntime(exported: string, own: OwnScripts, page: string): Deferred {
  const payload: string[] = [];
  const bootstraps: string[] = [];
  const files: string[] = [];
  const legacy: string[] = [];
  const data: string[] = [];
  let early = '';
  const rest = exported.replace(PRELOAD, '').replace(SCRIPT, (script, attributes: string, text: string) => {
    const file = /^ src="(\/[^"]+\.js)" async=""$/.exec(attributes)?.[1];
    const legacyFile = /^ src="(\/[^"]+\.js)" noModule=""$/.exec(attributes)?.[1];
    const [, part] = attributes === '' ? (/^self\.__next_f\.push\(\[1,(".*")\]\)$/s.exec(text) ?? []) : [];
    if (file) files.push(file);
    else if (part) payload.push(JSON.parse(part) as string);
    else if (attributes === ' id="_R_"' && text.startsWith('(globalThis["TURBOPACK"]')) bootstraps.push(text);
    else if (attributes === '' && text === FIRST_PUSH) return '';
    else if (text === own.early) early = script;
    else if (attributes === ' type="application/ld+json"') data.push(script);
    else if (legacyFile) legacy.push(legacyFile);
    else throw unknownShape(page, script);
    return '';
  });
  const [bootstrap] = bootstraps;
  if (payload.length === 0 || !bootstrap || files.length === 0 || !rest.includes('</body>'))
    throw unknownShape(page, 'no payload');
  // Before the styles, for which a script waits, and after the first element, which names the character set. The script
  // reads the canonical link, so that goes along.
  const [canonical = ''] = CANONICAL.exec(rest) ?? [];
  const html = rest
    .replace(canonical, '')
    .replace(/<head>(<[^>]+>)?/, (start) => start + canonical + early)
    .replace('</body>', (end) => data.join('') + end);
  return {
    html,
    payload: withoutDocumentParts(payload.join(''), own.early),
    bootstrap,
    files: [...new Set(files)],
    legacy,
  };
}

/** A document to be deferred. Files are relative to the export. */
export interface DeferredDocument {
  file: string;
  /** Where its payload goes. */
  payloadFile: string;
  /** The file's place once the export is finished. */
  payloadAddress: string;
  /** What Next wrote for the prefetch of the page; absent for the not-found page, which nobody prefetches. */
  prefetchFile?: string;
  /** Whether its application starts at once. */
  now: boolean;
}

/** The page at an address, as Next exports it. */
export function deferredPage(url: string): DeferredDocument {
  const folder = path.join(url.slice(1), '/').replace(/^\//, '');
  return {
    file: `${folder}index.html`,
    payloadFile: `${folder}index.txt`,
    payloadAddress: url.endsWith('/') ? `${folder}index.txt` : `${url.slice(1)}.txt`,
    prefetchFile: `${folder}${PREFETCH_FILE}`,
    now: false,
  };
}

/**
 * Applies {@link deferRuntime} to exported documents. The payload goes where the router fetches it, once for both;
 * a small script of a hashed name starts the document with it.
 */
export function deferRuntimes(dir: string, documents: Iterable<DeferredDocument>, own: OwnScripts): void {
  mkdirSync(path.join(dir, BOOT_FOLDER), { recursive: true });
  const unused = new Set<string>();
  for (const { file, payloadFile, payloadAddress, prefetchFile, now } of documents) {
    const target = path.join(dir, file);
    const { html, payload: initial, bootstrap, files, legacy } = deferRuntime(readFileSync(target, 'utf8'), own, file);
    const rowsOf = (text: string) => readRows(Buffer.from(text));
    const prefetch = prefetchFile && readFileSync(path.join(dir, prefetchFile), 'utf8');
    const rows = prefetch
      ? mergePayload(rowsOf(initial), rowsOf(withoutDocumentParts(prefetch, own.early)), file)
      : rowsOf(initial);
    const payload = writeRows(packElements(rows));
    writeFileSync(path.join(dir, payloadFile), payload);
    for (const address of legacy) unused.add(address.slice(address.indexOf('/_next/')));
    const [, prefix = ''] = /^(.*\/)_next\//.exec(files[0] ?? '') ?? [];
    const boot = bootScript(prefix + payloadAddress, payload.toString(), bootstrap, file);
    const bootFile = `${BOOT_FOLDER}/${createHash('sha256').update(payload).update(boot).digest('hex').slice(0, 16)}.js`;
    writeFileSync(path.join(dir, bootFile), boot);
    const starter = `<script data-scripts="${[prefix + bootFile, ...files].join(' ')}" data-payload="${prefix + payloadAddress}"${now ? ' data-now=""' : ''}>${own.starter}</script>`;
    // A function, because "$" in the replacement would be a pattern.
    writeFileSync(
      target,
      html.replace('</body>', () => `${starter}</body>`),
    );
  }
  for (const file of unused) rmSync(path.join(dir, file), { force: true });
}

/**
 * The script that starts a document: hands its payload to Next, then lets Next start. A payload of another build belongs
 * to other scripts, and half of one to half a page, so nothing is started with them; what failed is told to the starter.
 */
function bootScript(payloadAddress: string, payload: string, bootstrap: string, page: string): string {
  const [build] = /"b":"[\w-]+"/.exec(payload) ?? [];
  if (!build) throw unknownShape(page, 'a payload without a build');
  return [
    `fetch(${JSON.stringify(payloadAddress)})`,
    '.then(function(r){if(!r.ok)throw r;return r.text()})',
    `.then(function(t){if(t.length!==${payload.length}||t.indexOf(${JSON.stringify(build)})<0)throw t;(self.__next_f=self.__next_f||[]).push([0],[1,t]);${bootstrap}})`,
    ".catch(function(){document.dispatchEvent(new Event('fault'))});\n",
  ].join('');
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
