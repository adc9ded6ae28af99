import { ProblemError } from '../errors';

/*
 * The patterns by which the export recognizes markup from the pinned version of Next, each with an example. The build
 * stops if one of them no longer matches.
 */

/** Next's folder for scripts and stylesheets. None of its files are published. */
export const CHUNKS_FOLDER = '_next/static/chunks';

/** `<script src="/a.js" async="">`, with its attributes and its text. */
export const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** `<link rel="preload" href="/a.css" as="style"/>`: a hint for a file that documents don't need. */
export const HINT = /<link rel="preload"[^>]*\bas="(?:script|style)"[^>]*>/g;

/** `<link rel="canonical" href="https://docs.example/a/"/>`, except in the not-found page. */
export const CANONICAL = /<link rel="canonical" href="[^"]+"\/>/;

/** `<link rel="canonical" href="https://docs.example"/>`: the address of a host's root, from which Next takes the slash. */
export const ROOT = /(<(?:link rel="canonical" href|meta property="og:url" content)="https?:\/\/[^/"]+)"/g;

/** `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>` */
export const STYLESHEET = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="next"\/>/g;

/** What React leaves for hydration: `<!--$-->`, `<!-- -->`, and an empty place for Next's metadata. */
export const HYDRATION = /<!--(?:\/?\$|\/?&| |[a-z0-9]{20})-->|<div hidden=""><!--\$--><!--\/\$--><\/div>/g;

/** A part of the document that a script of React's would move into its place: `<template id="B:0"></template>` */
export const LATE = /<template id="[BP]:/;

/** Creates the error for markup in a file, or at an address, that the export doesn't recognize. */
export function unknownMarkup(file: string, what: string): ProblemError {
  return new ProblemError({ file, message: `Next wrote ${what}`, remedy: 'see docs/upgrading-next.md' });
}

/**
 * Checks that a document is as Next wrote it when the patterns were made.
 * @param expected the markup that every document has, and whether this one has it
 * @throws ProblemError with all markup that is missing
 */
export function expectMarkup(address: string, expected: Readonly<Record<string, boolean>>): void {
  const missing = Object.keys(expected).filter((what) => !expected[what]);
  if (missing.length > 0)
    throw unknownMarkup(address, `a document in an unknown format: expected ${missing.join(', and ')}`);
}
