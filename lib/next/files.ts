// How Next names what it writes.

/** Next's folder of files with a hash in their names, below the root of the site: hosts cache what is in it for good. */
export const HASHED_FOLDER = '_next/static';

/** Scripts and stylesheets. */
export const CHUNKS_FOLDER = `${HASHED_FOLDER}/chunks`;

/** Where Next exports the not-found page, of which it makes copies at `404.html` and `404/index.html`. */
export const NOT_FOUND_FOLDER = '_not-found';

/** A document, in the folder of its address: `/a.html` is `a.html/index.html`. */
export const DOCUMENT_FILE = 'index.html';

/** What the router fetches for a click, in the folder of the document. The document contains the same, in pieces. */
export const PAYLOAD_FILE = 'index.txt';

/** Everything that the router fetches before a click, such as `__next._tree.txt`. */
export const SEGMENT_FILE = /^__next\..*\.txt$/;
