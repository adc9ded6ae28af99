import type { HostRules } from '../hosts/rules';
import type { Settings } from '../settings';
import type { Playgrounds } from '../site/check';
import type { Site } from '../site/site';

/** A document of the export, with all that belongs to it. */
export interface ExportedPage {
  /** Its address below the site's root: `/a/`, `/b.html`; `/404.html` for the not-found page. */
  address: string;
  kind: 'page' | 'copy' | 'redirect' | 'not-found';
  /** The page that a copy or redirect stands for; the address itself for any other. */
  to: string;
  html: string;
  /** The document as the search indexes it. */
  indexed?: string;
}

/** An export between Next and its place: every document, and what documents share. Read once, and written once. */
export interface Exported {
  pages: readonly ExportedPage[];
  /** Next's stylesheets by file name. */
  styles: ReadonlyMap<string, string>;
  /** Further files of the site by path. */
  files: ReadonlyMap<string, string>;
  /** The styles in the documents; none until a step has put them there. */
  inlineStyles: readonly string[];
  /** Next's inline scripts that the starter runs; none until a step has deferred them. */
  inlineScripts: readonly string[];
  /** The texts of the drawings, which are documents of their own when they are opened. */
  drawings: readonly string[];
  /** What hosts have to know; known once all documents are. */
  rules?: HostRules;
}

/** The scripts that are the site's own text, the same in every document. */
export interface OwnScripts {
  /** Run in the head before anything is painted. */
  head: readonly string[];
  /** Runs Next's scripts at the reader's first act. */
  starter: string;
}

/** What steps know beside the export. */
export interface Context {
  site: Site;
  playgrounds: Playgrounds;
  settings: Settings;
  scripts: OwnScripts;
  /** Where the site lies on its host: empty, or `/docs`. */
  basePath: string;
}

/** Whether a document has what Next makes of a page: not those that lead on. */
export function isWhole({ kind }: Pick<ExportedPage, 'kind'>): boolean {
  return kind === 'page' || kind === 'not-found';
}

/** An export in which some documents are others. */
export function mapPages(exported: Exported, change: (page: ExportedPage) => ExportedPage): Exported {
  return { ...exported, pages: exported.pages.map(change) };
}

/** An export with further files. */
export function withFiles(exported: Exported, files: Iterable<readonly [name: string, text: string]>): Exported {
  return { ...exported, files: new Map([...exported.files, ...files]) };
}
