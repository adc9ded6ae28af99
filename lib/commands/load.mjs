import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '../..');
const outdir = path.join(root, '.cache/commands');

/** Each file keeps its own folder: it reads what lies beside it. */
const ownFolders = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(lib|bench)\/.*\.m?[jt]s$/ }, ({ path: file }) => ({
      loader: 'ts',
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
    })),
};

/**
 * Loads a module of the project, which may be TypeScript, from plain JavaScript: `load('lib/dev/preview.ts')`. It is bundled first, because to
 * compile and load its hundred files one by one takes longer than to make a page of most.
 */
export async function load(file) {
  // Imported here: Next loads its configuration, and so this file, in builds that have nothing to load.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.resolve(root, file)],
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    plugins: [ownFolders],
    write: false,
  });
  mkdirSync(outdir, { recursive: true });
  prune(outdir);
  for (const { path: output, contents } of outputFiles) {
    // A command that runs at the same time finds whole files only.
    writeFileSync(`${output}.${process.pid}`, contents);
    renameSync(`${output}.${process.pid}`, output);
  }
  return import(pathToFileURL(path.join(outdir, `${path.parse(file).name}.mjs`)).href);
}

/** Removes bundles that no command has written for a week: each change of the code makes new ones. */
function prune(dir) {
  for (const file of readdirSync(dir).map((name) => path.join(dir, name))) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (written < Date.now() - 7 * 24 * 60 * 60 * 1000) rmSync(file, { force: true });
  }
}
