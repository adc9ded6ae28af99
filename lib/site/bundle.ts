import { buildSync, type BuildOptions } from 'esbuild';

/** Bundles a program into one string, for browsers by default. */
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
