import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readDialogues } from '../../../lib/content/dialogues';
import { compileBody } from '../../../lib/content/mdx/compile';
import { evaluateBody } from '../../../lib/content/mdx/evaluate';
import { ProblemError } from '../../../lib/errors';
import { problemsOf } from '../compiling';

const dialogues = readDialogues('content', '.');
const compile = (body: string) => compileBody({ body, file: 'page.mdx', publicDir: 'public', dialogues });
const sample = (words: string, script: string) => `\`\`\`yaml ${words}\n${script}\n\`\`\``;

const CHAT = '- test: Chat\n- hi: Welcome\n- track: left the oven';
const GREETING = '- test: Call\n- $DIAL:\n    - prompt: welcome to Tern Air\n    - set finishOnPhrase: or say espanol';
const HOMOPHONES = 'homophones="Tern Air: turn air, turn hair"';
const SETTINGS = '```json title="testing.json"\n{ "homophones": { "Tern Air": ["turn air"] } }\n```';

/** The first thing that the build refuses, as `line: message`; nothing where it refuses nothing. */
async function refused(body: string): Promise<string | undefined> {
  try {
    await compile(body);
    return undefined;
  } catch (error) {
    const [problem] = (error as ProblemError).problems;
    return `${problem?.line}: ${problem?.message}`;
  }
}

test.each([
  ['all pass', sample('run=bot', CHAT), undefined],
  ['one fails, as it says', sample('run=bot result="1/2"', CHAT.replace('oven', 'shop')), undefined],
  ['two tests', sample('run=bot result="2/2 1/2"', `${CHAT}\n---\n${CHAT.replace('oven', 'shop')}`), undefined],
  ['with homophones', sample(`run=line ${HOMOPHONES}`, GREETING), undefined],
  ['with the settings above', `${SETTINGS}\n\n${sample('run=line with=testing.json', GREETING)}`, undefined],
  [
    'one fails, and nothing says so',
    `Text.\n\n${sample('run=bot', CHAT.replace('oven', 'shop'))}`,
    '3: the sample passes 1/2 steps: "track" has the reply "Your pizza left the oven five minutes ago."',
  ],
  ['all pass, but it says otherwise', sample('run=bot result="1/2"', CHAT), '1: the sample passes 2/2 steps'],
  [
    'another name',
    sample('run=line', GREETING.replace('welcome to Tern Air', 'goodbye, and call again')),
    '1: the sample passes 0/1 steps: "$DIAL" has the reply "welcome to turn air for Spanish press 1 or say espanol"',
  ],
  ['no test', sample('run=bot', '# nothing'), '1: the sample has no test to run'],
  [
    'settings that are not there',
    `${sample('run=line with=testing.json', GREETING)}\n\n${SETTINGS}`,
    '1: with=testing.json needs a testing.json above',
  ],
  ['a target that is not there', sample('run=car', CHAT), '1: unknown run=car on a code block'],
  ['a claim without a run', sample('result="1/2"', CHAT), '1: result= has no effect on a code block that does not run'],
  ['a claim that is no count', sample('run=bot result="two"', CHAT), '1: unknown result=two on a code block'],
  ['other settings', sample('run=line with=my.json', GREETING), '1: unknown with=my.json on a code block'],
])('a sample that is run by the build: %s', async (_name, body, message) => {
  expect(await refused(body)).toBe(message);
});

test('a text that is no page cannot run its samples', async () => {
  const [problem] = await problemsOf(sample('run=bot', CHAT));
  expect(problem?.message).toBe('run=bot works only on pages');
});

test('the component of a run is handed the code block, and what it runs with', async () => {
  const SampleRun = ({ children, ...handed }: { children: ReactNode }) => [children, JSON.stringify(handed)];
  const { code } = await compile(sample(`run=line view=script ${HOMOPHONES}`, GREETING));
  const html = renderToStaticMarkup(createElement(evaluateBody(code), { components: { SampleRun } }));
  expect(html.replaceAll(/<span[^>]*>|<\/span>/g, '').replaceAll('&quot;', '"')).toContain('<code>- test: Call');
  expect(html.replaceAll('&quot;', '"')).toContain(
    String.raw`</pre>{"target":"line","settings":"{\"homophones\":{\"Tern Air\":[\"turn air\",\"turn hair\"]}}"}`,
  );
});
