import type { HostRules } from '../hosts/rules';
import type { Settings } from '../settings';
import type { Playgrounds } from '../site/check';
import type { Site } from '../site/site';

/** A document in the export. */
export interface ExportedPage {
  /** The address under the site's root, such as `/a/` or `/b.html`. The not-found page has `/404.html`. */
  address: string;
  kind: 'page' | 'redirect' | 'not-found';
  /** The page's own address. It differs from `address` for a redirect, and for a second document of a page. */
  to: string;
  html: string;
  /** The document with its search attributes. */
  indexed?: string;
}

/** An export in memory: all documents, and the data they share. */
export interface Exported {
  pages: readonly ExportedPage[];
  /** Next's stylesheets by file name. */
  styles: ReadonlyMap<string, string>;
  /** Additional files, by path. */
  files: ReadonlyMap<string, string>;
  /** The inline styles. A step fills this list. */
  inlineStyles: readonly string[];
  /** Next's inline scripts that the starter runs. A step fills this list. */
  inlineScripts: readonly string[];
  /** The sources of SVG drawings, which browsers can open as documents. */
  drawings: readonly string[];
  /** The rules for hosts, set once all documents are final. */
  rules?: HostRules;
}

/** The site's own inline scripts, identical in all documents. */
export interface OwnScripts {
  /** Scripts for the head, run before the first paint. */
  head: readonly string[];
  /** Runs Next's scripts on first interaction. */
  starter: string;
}

/** Everything else a step needs. */
export interface Context {
  site: Site;
  playgrounds: Playgrounds;
  settings: Settings;
  scripts: OwnScripts;
  /** The site's path on its host: empty, or for example `/docs`. */
  basePath: string;
}

/** Whether a document is a full page, not a redirect. */
export function isWhole({ kind }: Pick<ExportedPage, 'kind'>): boolean {
  return kind !== 'redirect';
}

/** Applies a change to each document. */
export function mapPages(exported: Exported, change: (page: ExportedPage) => ExportedPage): Exported {
  return { ...exported, pages: exported.pages.map(change) };
}
