import { bareOf, documentFileOf, escapeAddress } from '../routes/address';

/**
 * The document at an address that leads to a page, for static hosts that know nothing of the site.
 * With scripts the query and the fragment go along; without, `meta refresh` leads to the page. No application code is loaded.
 *
 * Some servers answer `/a/` with `a.html`, where `a/index.html` is there as well. So this document must not lead to `/a/` when
 * it stands there itself: then, and without scripts always, `a.html` leads to the file of the page, with which every server
 * answers.
 * @param from the address of the document, @param to that of the page
 */
export function redirectDocument(from: string, to: string, siteUrl: string, basePath = ''): string {
  const target = escapeAttribute(escapeAddress(basePath + to));
  const file = escapeAttribute(escapeAddress(`${basePath}/${documentFileOf(to)}`));
  const refresh = bareOf(from) === bareOf(to) ? file : target;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeAttribute(siteUrl + escapeAddress(to))}">`,
    '<title>Page moved</title>',
    `<script data-to="${target}">${redirectScript}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${refresh}"></noscript>`,
    `<p>This page is now at <a href="${target}">${target}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}

/** The same text in every redirect document, so that one hash covers all of them in a Content-Security-Policy. */
export const redirectScript =
  "var t=document.currentScript.dataset.to;location.replace(t+(t===location.pathname?'index.html':'')+location.search+location.hash)";

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
