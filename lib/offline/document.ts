/** A page's request for the worker to keep it. */
export interface KeepMessage {
  /** The page's path. */
  page: string;
  /** The complete addresses of its files. */
  files: string[];
}

const STYLE =
  ':root{color-scheme:light dark;color:CanvasText;background:Canvas}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;' +
  'font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}';

/**
 * The page shown if the network fails and no copy is kept. It doesn't need other files. It doesn't say why there is no
 * page, because the server may be down even if the reader is online, and old copies are deleted.
 */
export function offlineDocument(siteName: string): string {
  const name = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>This page needs the network | ${name}</title><style>${STYLE}</style>` +
    `<header>${name}</header><main><h1>This page needs the network</h1>` +
    '<p>It couldn’t be loaded, and there is no copy on this device. Pages you read are saved for later.</p>' +
    '<p><a href="">Try again</a></p></main></html>'
  );
}
