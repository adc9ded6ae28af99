import fs from 'node:fs';

/** `…/api/cli.html.segments`: the parts of a page that Next's router would request one by one. */
const SEGMENTS = /\.segments$/;

/**
 * Keeps Next's export from copying the parts of pages that only its router requests. It would put those of `/a.html`
 * into the folder `a.html`, which is also the name of the document of `/a/`, and stop. Next has no setting for it, and
 * asks only whether there are any, in the process that reads `next.config.mjs`.
 */
export function withoutSegments() {
  const { existsSync } = fs;
  fs.existsSync = (file) => !SEGMENTS.test(String(file)) && existsSync(file);
}
