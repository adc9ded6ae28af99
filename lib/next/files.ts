// The names of Next's output.

/** Next's folder for files with hashed names, under the site's root. Hosts cache its contents forever. */
export const HASHED_FOLDER = '_next/static';

/** Scripts and stylesheets. */
export const CHUNKS_FOLDER = `${HASHED_FOLDER}/chunks`;

/** The folder to which Next exports the not-found page. It also writes copies to `404.html` and `404/index.html`. */
export const NOT_FOUND_FOLDER = '_not-found';

/** The name of a document, which is in a folder named after its address: `/a.html` is `a.html/index.html`. */
export const DOCUMENT_FILE = 'index.html';
