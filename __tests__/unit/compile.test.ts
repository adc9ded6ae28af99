import { compileBody } from '../../lib/content/mdx/compile';
import { ProblemError } from '../../lib/errors';

const compile = (body: string, file = 'page.mdx') => compileBody({ body, file, publicDir: 'public' });

async function problemsOf(body: string) {
  const error = await compile(body).catch((cause: unknown) => cause);
  if (!(error instanceof ProblemError)) throw new Error(`expected problems, got ${String(error)}`);
  return error.problems;
}

test('an expression survives', async () => {
  expect((await compile('{1 + 1}')).code).toContain('1 + 1');
});

test('an unclosed tag is reported at its line', async () => {
  expect(await problemsOf('\n\n<Callout type="note">\n\ntext')).toEqual([
    expect.objectContaining({ file: 'page.mdx', line: 3 }),
  ]);
});
