import { createHash } from 'node:crypto';
import { unknownShape } from '../../next/contract';
import { CANONICAL, PUSH_PAYLOAD, SCRIPT, SCRIPT_HINT, scriptOf } from '../../next/document';
import { HASHED_FOLDER } from '../../next/files';
import { BUILD } from '../../next/payload';
import { searchBundleOf } from '../../site/generate';
import { isWhole, mapPages, withFiles, type Context, type Exported, type ExportedPage } from '../exported';
import { payloadFileOf } from '../files';
import { withoutDocumentParts } from './payload';

/**
 * Takes what starts Next's runtime out of the documents: its scripts, and the payload, which lies beside them. Polyfills for
 * browsers without modules, which cannot read the other scripts either, are not published.
 * Without it a page weighs 4.4 times as much when it is opened (`bench/tricks.md`).
 * @throws ProblemError for a script of a shape that the pinned version of Next does not write: never a guess
 */
export function takeOutRuntime(exported: Exported, { scripts: own }: Pick<Context, 'scripts'>): Exported {
  const unused = new Set<string>();
  const changed = mapPages(exported, (page) => (isWhole(page) ? takeOut(page, own.head, unused) : page));
  return { ...changed, scripts: new Map([...exported.scripts].filter(([name]) => !unused.has(name))) };
}

/** Structured data goes to the end of the document: it is for search engines, which read documents. */
function takeOut(page: ExportedPage, head: readonly string[], unused: Set<string>): ExportedPage {
  const files = new Set<string>();
  const data: string[] = [];
  let [bootstrap, early] = ['', ''];
  const rest = page.html.replace(SCRIPT_HINT, '').replace(SCRIPT, (element, attributes: string, text: string) => {
    const script = scriptOf(attributes, text);
    if (script?.kind === 'file') files.add(script.src);
    else if (script?.kind === 'polyfill') unused.add(script.src.slice(script.src.lastIndexOf('/') + 1));
    else if (script?.kind === 'bootstrap') bootstrap = script.text;
    else if (script?.kind === 'data') data.push(element);
    else if (head.includes(text)) early += element;
    else if (!script) throw unknownShape(page.address, `a script of an unknown shape: ${element.slice(0, 120)}`);
    return '';
  });
  if (!early || !bootstrap || files.size === 0 || !rest.includes('</body>'))
    throw unknownShape(page.address, 'a script of an unknown shape: nothing starts it');
  // Before the styles, for which a script waits, and after the first element, which names the character set. The script
  // reads the canonical link, so that goes along.
  const [canonical = ''] = CANONICAL.exec(rest) ?? [];
  const html = rest
    .replace(canonical, '')
    .replace(/<head>(<[^>]+>)?/, (start) => start + canonical + early)
    .replace('</body>', (end) => data.join('') + end);
  // The payload describes what starts here: without what has been taken out.
  const without = (payload?: string) => payload && withoutDocumentParts(payload, head);
  const payloads = { payload: without(page.payload), prefetch: without(page.prefetch) };
  return { ...page, ...payloads, html, start: { bootstrap, files: [...files] } };
}

/**
 * Puts the starter at the end of documents whose runtime was taken out. It loads Next's scripts, and then a small one of the
 * page with a hashed name, which starts it with its payload.
 */
export function addStarters(
  exported: Exported,
  {
    scripts: own,
    site,
    basePath,
  }: Pick<Context, 'basePath' | 'scripts'> & { site: Parameters<typeof searchBundleOf>[0] },
): Exported {
  const boots = new Map<string, string>();
  const changed = mapPages(exported, (page) => {
    if (!page.start || page.payload === undefined) return page;
    const payloadAddress = `${basePath}/${payloadFileOf(page.address)}`;
    const boot = bootScript(payloadAddress, page.payload, page.start.bootstrap, page);
    // By it the service worker tells a payload of another build, see `lib/offline/worker.ts`.
    const hash = createHash('sha256').update(page.payload).update(boot).digest('hex').slice(0, 16);
    const bootFile = `${HASHED_FOLDER}/boot/${hash}.js`;
    boots.set(bootFile, boot);
    const list = [`${basePath}/${bootFile}`, ...page.start.files].join(' ');
    // The not-found page answers with the nearest pages, which only a script can know.
    const now = page.kind === 'not-found' ? ' data-now=""' : '';
    const search = `${basePath}/${searchBundleOf(site)}/`;
    const starter = `<script data-scripts="${list}" data-payload="${payloadAddress}" data-search="${search}"${now}>${own.starter}</script>`;
    // A function, because "$" in the replacement would be a pattern.
    return { ...page, html: page.html.replace('</body>', () => `${starter}</body>`) };
  });
  return withFiles(changed, boots);
}

/**
 * The script that starts a document: hands its payload to Next, then lets Next start. A payload of another build belongs
 * to other scripts, and half of one to half a page, so nothing is started with them; what failed is told to the starter.
 */
function bootScript(payloadAddress: string, payload: string, bootstrap: string, page: ExportedPage): string {
  const [build] = BUILD.exec(payload) ?? [];
  if (!build) throw unknownShape(page.address, 'a payload without a build');
  return [
    `fetch(${JSON.stringify(payloadAddress)})`,
    '.then(function(r){if(!r.ok)throw r;return r.text()})',
    `.then(function(t){if(t.length!==${payload.length}||t.indexOf(${JSON.stringify(build)})<0)throw t;${PUSH_PAYLOAD};${bootstrap}})`,
    ".catch(function(){document.dispatchEvent(new Event('fault'))});\n",
  ].join('');
}
