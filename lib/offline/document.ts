/** A page that can be read offline. Its address and title are HTML. */
export interface KeptPage {
  address: string;
  title: string;
}

const STYLE =
  ':root{color-scheme:light dark;color:CanvasText;background:Canvas}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 -apple-system,' +
  '"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}h1{margin-block:3rem 1rem;font-size:2rem;line-height:1.2}' +
  'ul{padding:0;list-style:none}li{padding-block:.25rem}';

/** The headers for {@link offlineDocument}, which needs only its own style, and must not be cached. */
export const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * The page shown if the network fails and no copy is kept. It doesn't need other files. It doesn't say why there is no
 * page, because the server may be down even if the reader is online, and old copies are deleted.
 */
export function offlineDocument(siteName: string, kept: readonly KeptPage[]): string {
  const list = kept.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join('');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>This page needs the network | ${siteName}</title><style>${STYLE}</style>`,
    `<header>${siteName}</header>`,
    '<main><h1>This page needs the network</h1>',
    '<p>It couldn’t be loaded, and there is no copy on this device. Pages you read are saved for later.</p>',
    '<p><a href="">Try again</a></p>',
    list && `<h2>Pages you can read now</h2><ul>${list}</ul>`,
    '</main></html>',
  ].join('');
}

/** The files a document needs, except those loaded by its stylesheets and scripts. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(
    /(?:<img\b[^>]*? src|<link rel="icon" href|<script type="text\/plain" data-next="" src)="([^"]+)"/g,
  );
  return [...new Set([...named].map(([, address = '']) => address).filter((address) => address.startsWith('/')))];
}

/** Whether a document is a page in the export. A host under maintenance may send something else. */
export function isPage(html: string): boolean {
  return html.includes(' data-next=""');
}

/** The page for a payload or segment from Next's router: `/a/index.txt` → `/a/`. `undefined` for other files. */
export function pageOfPayload(pathname: string): string | undefined {
  const [, folder, file] = /^(.*\/)(?:index|__next\.[^/]*)\.txt$|^(.*\.html)\.txt$/.exec(pathname) ?? [];
  return folder ?? file;
}
