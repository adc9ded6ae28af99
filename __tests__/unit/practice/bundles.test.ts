import { build } from 'esbuild';

/** The modules in a program's file, and its size. Exercises and samples load the editor on demand. */
async function contentsOf(entry: string) {
  const { metafile, outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    external: ['@/.generated/*', 'react', 'react-dom', 'react/jsx-runtime', './editor'],
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  const used = Object.entries(output?.inputs ?? {}).flatMap(([name, { bytesInOutput }]) =>
    bytesInOutput > 0 ? name : [],
  );
  return { used, size: outputFiles.find(({ path }) => path.endsWith('.js'))?.contents.length ?? 0 };
}

const PARSER = /node_modules\/(?:yaml|zod|css-select)\/|lib\/script\/(?:parse|repair|check|tasks)/;

test.each(['exercise/Program', 'checker/Checker', 'run/Run', 'hero/Program', 'phone/Phone', 'bot/Chat'])(
  '%s contains neither the parser nor the judge: the worker has them',
  async (program) => {
    const { used } = await contentsOf(`components/practice/${program}.tsx`);
    // The one function of the checker on the page capitalizes its messages.
    expect(used.filter((name) => PARSER.test(name) && !name.endsWith('check/problem.ts'))).toEqual([]);
  },
);

test('an exercise is a small program', async () => {
  expect((await contentsOf('components/practice/exercise/Program.tsx')).size).toBeLessThan(40_000);
});

test('the worker has all of it', async () => {
  const { used } = await contentsOf('lib/script/run/worker.ts');
  expect(used).toEqual(expect.arrayContaining(['lib/script/parse/parse.ts', 'lib/script/exercise/judge.ts']));
  expect(used.filter((name) => /node_modules\/zod/.test(name))).toEqual([]);
});
