import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemProblem } from './system-error.mjs';

const root = path.join(import.meta.dirname, '../..');
/** As deep as the modules in `lib`, which find the project's folder from their own. */
const outdir = path.join(root, '.cache/commands');

/**
 * Loads a project module, such as `load('lib/dev/preview.ts')`, from plain JavaScript. The module is bundled first,
 * because compiling and loading a hundred files one by one takes longer.
 */
export async function load(file) {
  try {
    writeBundle(await bundle(file));
    return await import(pathToFileURL(path.join(outdir, `${path.parse(file).name}.mjs`)).href);
  } catch (error) {
    const problem = systemProblem(error);
    if (!problem) throw error;
    console.error(`${problem.file}  ${problem.message}\n    → ${problem.remedy}`);
    process.exit(1);
  }
}

async function bundle(file) {
  // Imported here, because Next also loads its configuration, and with it this file, in processes that load nothing.
  const { build, stop } = await import('esbuild');
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
    write: false,
  });
  // Its service would otherwise keep 45 MiB while Next builds.
  await stop();
  return outputFiles;
}

function writeBundle(files) {
  mkdirSync(outdir, { recursive: true });
  prune(outdir);
  for (const { path: output, contents } of files) {
    // Commands running at the same time must not read partial files.
    writeFileSync(`${output}.${process.pid}`, contents);
    renameSync(`${output}.${process.pid}`, output);
  }
}

/** Removes bundles older than a week, because each code change creates new ones. */
function prune(dir) {
  for (const file of readdirSync(dir).map((name) => path.join(dir, name))) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (written < Date.now() - 7 * 24 * 60 * 60 * 1000) rmSync(file, { force: true });
  }
}
