import { bareOf, documentFileOf, escapeAddress } from '../routes/address';
import { escapeXml } from './feeds/xml';

/**
 * The redirect document at an old address, for static hosts without redirects. Its script keeps the query and the
 * fragment. Without scripts, `meta refresh` opens the page. No application code is loaded.
 *
 * Some servers answer `/a/` with `a.html`, even if `a/index.html` exists. To avoid a loop, `a.html` then redirects to
 * `a/index.html`, which every server answers with the page. Without scripts, `a.html` always redirects there.
 * @param from the address of the document
 * @param to the address of the page
 */
export function redirectDocument(from: string, to: string, siteUrl: string, basePath = ''): string {
  const target = escapeXml(escapeAddress(basePath + to));
  const file = escapeXml(escapeAddress(`${basePath}/${documentFileOf(to)}`));
  const refresh = bareOf(from) === bareOf(to) ? file : target;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeXml(siteUrl + escapeAddress(to))}">`,
    '<title>Page moved</title>',
    `<script data-to="${target}">${redirectScript}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${refresh}"></noscript>`,
    `<p>This page is now at <a href="${target}">${target}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}

/** Identical in all redirect documents, so one hash in the Content-Security-Policy covers them all. */
const redirectScript =
  "var t=document.currentScript.dataset.to;location.replace(t+(t===location.pathname?'index.html':'')+location.search+location.hash)";
