import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlossaryList, Term } from '../../components/mdx/Term';
import { parseGlossary } from '../../lib/content/glossary';
import { compileBody } from '../../lib/content/mdx/compile';
import { evaluateBody } from '../../lib/content/mdx/evaluate';
import { ProblemError, type Problem } from '../../lib/errors';

const source = [
  '- id: finish-phrase',
  '  term: Finish phrase',
  '  definition: The words, such as `good bye`, that end listening.',
  '  link: /guides/ivr/#finishonphrase',
  '  label: finishOnPhrase',
  '- id: dtmf',
  '  term: DTMF',
  '  definition: The tones of a keypad.',
  '  link: /guides/ivr/',
  '  label: Press keys',
].join('\n');
const glossary = parseGlossary(source, 'content/glossary.yml');

const compile = (body: string, terms: typeof glossary | undefined = glossary) =>
  compileBody({ body, file: 'page.mdx', publicDir: 'public', glossary: terms });

async function problemsOf(attempt: () => unknown): Promise<readonly Problem[]> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
  }
  throw new Error('expected problems');
}

test('a term is a link to its entry, with the definition as a tooltip, and is checked like every link', async () => {
  const { code, links } = await compile('First.\n\nSet a <Term id="finish-phrase">**finish** phrase</Term>.\n');
  const html = renderToStaticMarkup(createElement(evaluateBody(code)));
  expect(html).toContain(
    '<a href="/glossary/#finish-phrase" title="The words, such as good bye, that end listening." class="term"><strong>finish</strong> phrase</a>',
  );
  expect(links).toEqual([{ href: '/glossary/#finish-phrase', line: 3, column: 7 }]);
});

test('the list has a heading for each term, in alphabetical order, with definition and link', async () => {
  const { code, headers, links } = await compile('Words.\n\n<GlossaryList />\n');
  expect(headers).toEqual([
    { level: 2, title: 'DTMF', slug: 'dtmf' },
    { level: 2, title: 'Finish phrase', slug: 'finish-phrase' },
  ]);
  expect(links.map(({ href }) => href)).toEqual(['/guides/ivr/', '/guides/ivr/#finishonphrase']);
  const components = { Term, GlossaryList, a: (props: ComponentProps<'a'>) => createElement('a', props) };
  const html = renderToStaticMarkup(createElement(evaluateBody(code), { components }));
  expect(html.replace(/<\/?(?:a|p|code)[^>]*>/g, ' ')).toContain('The words, such as  good bye , that end listening.');
});

test('an unknown term is refused with its place and the nearest known one', async () => {
  expect(await problemsOf(() => compile('A\n<Term id="finish-phase">phrase</Term>.\n'))).toEqual([
    {
      file: 'page.mdx',
      line: 2,
      column: 1,
      message: 'content/glossary.yml has no term "finish-phase"',
      remedy: 'did you mean "finish-phrase"?',
    },
  ]);
  expect(await problemsOf(() => compile('<Term id="zebra">animal</Term>'))).toMatchObject([
    { remedy: 'add it to that file' },
  ]);
});

test.each(['<Term id="dtmf">keys</Term>', '<GlossaryList />'])('%s needs a glossary', async (element) => {
  const attempt = () => compileBody({ body: `Press ${element}.`, file: 'page.mdx', publicDir: 'public' });
  expect((await problemsOf(attempt))[0]?.message).toMatch(/^<(Term|GlossaryList)> needs a glossary$/);
});

test.each([
  ['a key too many', `${source}\n  note: no`, 11, '1.note: unknown key'],
  ['two sentences without an end', source.replace('keypad.', 'keypad'), 8, '1.definition: must be a sentence'],
  ['an id twice', source.replace('id: dtmf', 'id: finish-phrase'), 6, 'two terms have the id "finish-phrase"'],
  ['no YAML', `${source}\n "`, 11, 'not valid YAML'],
])('a file with %s is refused with its line', async (_case, text, line, message) => {
  const [problem] = await problemsOf(() => parseGlossary(text, 'content/glossary.yml'));
  expect(problem).toMatchObject({ file: 'content/glossary.yml', line, message: expect.stringContaining(message) });
});
