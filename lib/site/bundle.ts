import { build, transform, type BuildOptions } from 'esbuild';
import path from 'node:path';

/** The project's folder, which entries are relative to. */
const root = path.join(import.meta.dirname, '../..');

/** The oldest browsers that the site supports, which are Next's. Programs and styles are compiled for them. */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/**
 * Bundles a program into one string, for browsers by default. A program with styles adds them to the document. Class
 * names contain the file's name, so that they don't clash with those of other programs.
 */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    jsx: 'automatic',
    legalComments: 'none',
    // Classes that override a composed property are written twice, so their order doesn't matter.
    logOverride: { 'undefined-composes-from': 'silent' },
    ...options,
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text.trim();
  const css = textOf('.css');
  // An `iife` is already a function, so esbuild needn't wrap it in another one.
  const format = options.format === 'esm' ? 'esm' : undefined;
  const short = { minifyIdentifiers: true, minifyWhitespace: true, legalComments: 'none', format } as const;
  const { code } = await transform(textOf('.js') ?? '', short);
  return (css ? adopt(css) : '') + code.trim();
}

/** Styles as part of a module: one request, and one moment from which both apply. */
function adopt(css: string): string {
  return `{let s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
}

let inline: Promise<string> | undefined;

/** The site's inline script (`components/inline/first.ts`), bundled once per process. */
export function inlineScript(): Promise<string> {
  return (inline ??= bundle({
    entryPoints: ['components/inline/first.ts'],
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  }));
}

let runner: Promise<string> | undefined;

/** The worker that runs scripts, in one file, bundled once per process. */
export function runnerScript(): Promise<string> {
  return (runner ??= bundle({ entryPoints: ['lib/script/run/worker.ts'] }));
}
