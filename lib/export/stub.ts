/**
 * The document at an address that a page has left, for static hosts that know nothing of the site. Never at another way of
 * writing the page's address: a host may answer the page's address with it; see {@link copyPages} in `documents.ts`.
 * With scripts the query and the fragment go along; without, `meta refresh` leads to the page. No application code is loaded.
 */
export function redirectDocument(to: string, siteUrl: string, basePath = ''): string {
  const target = escapeAttribute(basePath + to);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeAttribute(siteUrl + to)}">`,
    '<title>Page moved</title>',
    `<script data-to="${target}">${redirectScript}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<p>This page is now at <a href="${target}">${target}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}

/** The same text in every redirect document, so that one hash covers all of them in a Content-Security-Policy. */
export const redirectScript = 'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
