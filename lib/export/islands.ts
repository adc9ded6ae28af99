import type { BuildOptions, Plugin } from 'esbuild';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundle, runnerScript } from '../site/bundle';
import type { WriteAsset } from './files';

const root = path.join(import.meta.dirname, '../..');

const SEARCH = 'components/search/program.ts';
const MOUNT = 'components/islands/mount.tsx';

/** The packages that all islands share, in one file with {@link MOUNT}. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Bundles the code for browsers: a module for each program, which contains its styles, one with React, and the module
 * without React that loads them. Only modules that are loaded on demand are shared: esbuild's `splitting` would make
 * twenty files for one program.
 * @returns the addresses of the module that makes a document interactive, and of the search
 */
export async function writeIslands(write: WriteAsset, basePath: string): Promise<{ main: string; search: string }> {
  const bundleModule = ({ define, ...options }: BuildOptions) =>
    bundle({
      format: 'esm',
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
        ...define,
      },
      ...options,
    });
  const sources = await islandSources();
  const names = new Map([['search', SEARCH], ...Object.entries(sources)].map(([name, source]) => [source, name]));
  const addresses: string[] = [];
  const writeModule = (name: string, code: string) => {
    const used = addresses.filter((file) => code.includes(file));
    const address = write(`${name}.js`, code);
    addresses.push(address);
    return [address, ...used] as const;
  };
  const [react] = writeModule('react', await bundleModule(entry(`export * from './${MOUNT}';`, ...exportsOf(REACT))));
  const [runner] = writeModule('runner', await runnerScript());
  const programs = new Map<string, Promise<readonly [string, ...string[]]>>([[MOUNT, Promise.resolve([react])]]);
  const writeProgram = async (source: string) =>
    writeModule(
      names.get(source) ?? path.parse(source).name,
      await bundleModule({
        entryPoints: [source],
        define: { RUNNER: JSON.stringify(runner) },
        plugins: [external(/^react(?:-dom)?(?:\/|$)/, react), onDemand(addressOf)],
      }),
    );
  /** Writes a program once. Returns the addresses of its files, its own first. */
  const filesOf = (source: string) => {
    const files = programs.get(source) ?? writeProgram(source);
    programs.set(source, files);
    return files;
  };
  const addressOf = async (source: string) => (await filesOf(source))[0];
  const search = await filesOf(SEARCH);
  const islands = Object.entries(sources).map(async ([name, source]) => [name, await filesOf(source)]);
  const files = { search, ...Object.fromEntries(await Promise.all(islands)) };
  const main = await bundleModule({
    ...entry("import { start } from './components/islands/main'; start();"),
    define: { ISLAND_FILES: JSON.stringify(files) },
    plugins: [onDemand(addressOf)],
  });
  return { main: write('main.js', main), search: search[0] };
}

const entry = (...lines: string[]): BuildOptions => ({ stdin: { contents: lines.join('\n'), resolveDir: root } });

/** The source of each island's program, found by running the registry with addresses instead of programs. */
async function islandSources(): Promise<Record<string, string>> {
  const toSource = async (source: string) => asModule(`export default ${JSON.stringify(source)}`);
  const registry = await bundle({
    ...entry("export { ISLANDS } from './components/islands/registry';"),
    format: 'esm',
    plugins: [onDemand(toSource)],
  });
  type Registry = { ISLANDS: Record<string, { load(): Promise<{ default: string }> }> };
  const { ISLANDS } = (await import(asModule(registry))) as Registry;
  const sources = Object.entries(ISLANDS).map(async ([name, { load }]) => [name, (await load()).default]);
  return Object.fromEntries(await Promise.all(sources)) as Record<string, string>;
}

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Exports by name what CommonJS packages export. Names that several have are the same. */
function exportsOf(packages: readonly string[]): string[] {
  const require = createRequire(import.meta.url);
  const origin = new Map(packages.flatMap((from) => Object.keys(require(from) as object).map((name) => [name, from])));
  return [
    // Some packages import React or React DOM as a whole.
    "import React from 'react'; import DOM from 'react-dom'; export default { ...React, ...DOM };",
    ...[...origin].map(([name, from]) => `export { ${name} } from '${from}';`),
  ];
}

/** Replaces packages with the file that contains them. */
function external(filter: RegExp, address: string): Plugin {
  return {
    name: 'external',
    setup: ({ onResolve }) => onResolve({ filter }, () => ({ path: address, external: true })),
  };
}

/** Replaces modules that are loaded on demand with their addresses. */
function onDemand(addressOf: (source: string) => Promise<string>): Plugin {
  return {
    name: 'on-demand',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path: name, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === onDemand) return undefined;
        const { path: file } = await resolve(name, { kind, resolveDir, pluginData: onDemand });
        return { path: await addressOf(path.relative(root, file)), external: true };
      });
    },
  };
}
