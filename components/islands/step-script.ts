/**
 * Lays out the part of a page that has arrived so far. A browser that has all of a page waits for its styles, and then does
 * everything at once; at these steps it goes through the page in pieces, between which it can show the first of them
 * and answer the reader. The script leaves no trace: the application finds the document that it knows.
 */
export const stepScript = 'document.currentScript.remove();document.body.offsetHeight';
