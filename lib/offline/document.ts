/** A page that can be read without a network. Both texts are HTML. */
export interface KeptPage {
  address: string;
  title: string;
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:10vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;' +
  'background:light-dark(#fbfaf7,#131517);color:light-dark(#16181d,#ebe9e4)}a{color:light-dark(#b83a08,#ff9061)}' +
  'h1{line-height:1.2}li{margin-block:.5rem}';

/** The headers of {@link offlineDocument}: it needs nothing but its own style, and is no answer to keep. */
export const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** What a reader without a network sees at the address of a page that was not read before. It needs no other file. */
export function offlineDocument(siteName: string, kept: readonly KeptPage[]): string {
  const list = kept.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join('');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>You are offline | ${siteName}</title><style>${STYLE}</style>`,
    '<main><h1>You are offline</h1>',
    '<p>This page needs the network: it was not read on this device before.</p>',
    '<p><a href="">Try again</a></p>',
    list && `<h2>Pages that you can read now</h2><ul>${list}</ul>`,
    '</main></html>',
  ].join('');
}

/**
 * The files that a document needs to be shown and to start, as the export writes it: stylesheets, icons, images, scripts, payload.
 * Addresses are as they stand in the document.
 */
export function filesOf(html: string): string[] {
  const named = html.matchAll(
    /(?:<img\b[^>]*? src|<link rel="(?:stylesheet|icon)" href| data-scripts| data-payload)="([^"]+)"/g,
  );
  return [
    ...new Set([...named].flatMap(([, value = '']) => value.split(' ')).filter((value) => value.startsWith('/'))),
  ];
}
