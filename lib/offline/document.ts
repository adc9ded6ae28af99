import { COLORS, MARK } from '../brand';

/** A page that can be read without a network. Both texts are HTML. */
export interface KeptPage {
  address: string;
  title: string;
}

const color = (name: keyof typeof COLORS) => `light-dark(${COLORS[name].join()})`;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,sans-serif;' +
  `background:${color('paper')};color:${color('ink')};overflow-wrap:break-word}a{color:${color('caller')};text-underline-offset:.18em}` +
  `header{display:flex;gap:.5rem;align-items:center;font-weight:650}.c{fill:${color('caller')}}.s{fill:${color('system')}}` +
  'h1{margin-block:3rem 1rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}h2{margin-block:2.5rem .5rem;font-size:1.1875rem}' +
  `ul{padding:0;list-style:none}li{padding-block:.5rem;border-top:1px solid ${color('line')}}li:last-child{border-bottom:1px solid ${color('line')}}:focus-visible{outline:2px solid;outline-offset:2px}`;

const LOGO =
  `<svg width="24" height="24" viewBox="0 0 26 26" aria-hidden="true"><path class="c" d="${MARK.caller}"/>` +
  `<path class="s" d="${MARK.system}"/></svg>`;

/** The headers of {@link offlineDocument}: it needs nothing but its own style, and is no answer to keep. */
export const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * The page that a reader sees where the network brings none and none is kept. It needs no other file.
 * It says no more than the worker knows: not that the reader is offline, for the server may be away, and not that the
 * page was never read, for what was read long ago is kept no more.
 */
export function offlineDocument(siteName: string, kept: readonly KeptPage[]): string {
  const list = kept.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join('');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>This page needs the network | ${siteName}</title><style>${STYLE}</style>`,
    `<header>${LOGO}${siteName}</header>`,
    '<main><h1>This page needs the network</h1>',
    '<p>It could not be fetched, and there is no copy of it on this device. Pages are kept here when you read them.</p>',
    '<p><a href="">Try again</a></p>',
    list && `<h2>Pages that you can read now</h2><ul>${list}</ul>`,
    '</main></html>',
  ].join('');
}

/**
 * The files that a document needs to be shown and to start, as the export writes it: stylesheets that the router asks for, icons,
 * images, scripts, payload. Addresses are as they stand in the document.
 */
export function filesOf(html: string): string[] {
  const named = html.matchAll(
    /(?:<img\b[^>]*? src|<link rel="(?:stylesheet|icon)" href| data-scripts| data-payload)="([^"]+)"/g,
  );
  return [
    ...new Set([...named].flatMap(([, value = '']) => value.split(' ')).filter((value) => value.startsWith('/'))),
  ];
}

/** The script that starts a document, whose name is a digest, and the payload that it starts with; absent in what is no page of a build. */
export function startOf(html: string): { boot: string; digest: string; payload: string } | undefined {
  const [, boot = '', digest = '', payload = ''] =
    / data-scripts="([^" ]*\/boot\/([0-9a-f]+)\.js)[^"]*" data-payload="([^"]+)"/.exec(html) ?? [];
  return boot ? { boot, digest, payload } : undefined;
}

/**
 * Whether an answer has the type of the file that was asked for. A host under maintenance, or a network that wants a login,
 * answers with a page whatever is asked for.
 * @param contentType the answer's
 */
export function hasTypeOf(address: string, contentType: string): boolean {
  const { pathname } = new URL(address);
  const type = contentType.toLowerCase();
  if (pathname.endsWith('.js')) return type.includes('javascript');
  if (pathname.endsWith('.css')) return type.startsWith('text/css');
  return !type.startsWith('text/html');
}
