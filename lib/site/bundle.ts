import { buildSync, type BuildOptions } from 'esbuild';

/** Bundles a program into one text, by default for browsers. */
export function bundle(options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    ...options,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
