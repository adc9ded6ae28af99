import { ProblemError } from '../errors';

/*
 * The patterns by which the export recognizes what the pinned versions of Next and React write, each with an example.
 * The build stops if one of them no longer matches.
 */

/** Next's folder for scripts and stylesheets. None of its files are published. */
export const CHUNKS_FOLDER = '_next/static/chunks';

/** `<script src="/a.js" async="">`, with its attributes and its text. */
export const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** `<style>a{color:red}</style>`, with its text. */
export const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>`: a document's start, up to its character set. */
export const START = /^<!doctype html>\s*<html[^>]*>\s*(?:<head>\s*)?<meta charset="utf-8"\/?>/i;

/** The start tag of the inline script in `app/layout.tsx`. */
export const FIRST = '<script data-first="">';

/** `<link rel="preload" href="/a.css" as="style"/>`: a hint for a file that documents don't need. */
export const HINT = /<link rel="preload"[^>]*\bas="(?:script|style)"[^>]*>/g;

/** `<link rel="canonical" href="https://docs.example/a/"/>`, except in the not-found page. */
export const CANONICAL = /<link rel="canonical" href="[^"]+"\/>/;

/** `<link rel="canonical" href="https://docs.example"/>`: a host's root, from which Next takes the slash. */
export const ROOT = /(<(?:link rel="canonical" href|meta property="og:url" content)="https?:\/\/[^/"]+)"/g;

/** `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>` */
export const STYLESHEET = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="next"\/>/g;

/** React's marks for hydration, such as `<!--$-->`; Next's build ID; and an empty place for its metadata. */
export const HYDRATION = /<!--(?:\/?\$|\/?&| |[a-z0-9]{20})-->|<div hidden=""><!--\$--><!--\/\$--><\/div>/g;

/** A part of the document that a script of React's would move into its place: `<template id="B:0"></template>` */
export const LATE = /<template id="[BP]:/;

/**
 * Something of Next's or React's that the patterns above should have found, in a document without the text of scripts:
 * `<!--F!-->`, `<link rel="modulepreload" href="/a.js"/>`, `<script src="/_next/static/chunks/a.js">`
 */
export const REST = /<!--[^>]*>|<[a-z][^<>]* (?:rel="modulepreload"|(?:href|src)="[^"]*\/_next\/)[^<>]*>/;

/**
 * `<noscript><meta http-equiv="refresh" content="0; url=/a/"/></noscript>`: the redirect for browsers without scripts,
 * in `components/layouts/RedirectDocument.tsx`.
 */
export const REFRESH = /<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/;

/** `>It&#x27;s here.<`: text, in which React escapes quotation marks, although only attributes need it. */
export const TEXT = />[^<]+</g;

/** ` data-props="{&quot;sides&quot;:6}"`: an island's props as JSON, which has many quotation marks. */
export const PROPS = / data-props="[^"]*"/g;

/**
 * `r5dOCq_title`: class and animation names of CSS modules start with six characters unique to a module. If the first
 * is a digit, an underscore precedes it: `_46DWmq_script`.
 */
const MODULE_NAME = '_?[\\w-]{6}(?=_[A-Za-z])';

/** The start of such a name in a stylesheet: `.r5dOCq_title{}`, `@keyframes r5dOCq_turn{}` */
export const MODULE_RULE = new RegExp(`(?<=\\.|@keyframes )${MODULE_NAME}`, 'g');

/** Classes in a document: `class="r5dOCq_title icon"` */
export const CLASSES = /class="([^"]*)"/g;

/** The start of such a name in {@link CLASSES}. Others that look like it do no harm. */
export const MODULE_CLASS = new RegExp(`(?<=^| )${MODULE_NAME}`, 'g');

/** The file that Next writes for an address's segments: none → `index.html`, `a`, `b` → `a/b.html`. */
export function exportedFileOf(segments: readonly string[]): string {
  return `${segments.join('/') || 'index'}.html`;
}

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
