import { readFileSync } from 'node:fs';
import { readDialogues } from '../../../lib/content/dialogues';
import { compileBody } from '../../../lib/content/mdx/compile';
import { ProblemError } from '../../../lib/errors';
import { readSettings } from '../../../lib/settings';
import { checkPages } from '../../../lib/site/check';
import { readSite } from '../../../lib/site/site';
import { identityText, pageText, temporaryFolder } from '../temporary';

const dialogues = readDialogues('content', '.');

/** What the build says to an exercise, each with its line. */
async function saidTo(body: string): Promise<string[]> {
  try {
    await compileBody({ body, file: 'page.mdx', publicDir: 'public', dialogues });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
}

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const wrong = (when: string) => `<Wrong when="${when}">\n\nWhy.\n\n</Wrong>\n`;
const exercise = (attributes: string, ...children: string[]) =>
  `Text.\n\n<Exercise id="one" title="One" ${attributes}>\n\nTask.\n\n${children.join('\n')}\n</Exercise>\n`;

const GIVEN = '- hi: Welcome\n- large: One large pizza';
const SOLUTION = '- hi: Welcome\n- order: Which size';
const faults = (text: string) => block('yaml faults', text);
const OTHER_QUESTION = 'it asks for the crust:\n  Which size: Which crust';
const VARIED = '- which pizza is vegan: The Marinara is vegan. It has tomatoes, garlic and oregano';
const FACTS = '- which pizza is vegan: Marinara';
const CHEESE = 'the pizza has cheese:\n  Marinara: Margherita';
const NO_QUESTION = 'it asks nothing:\n  "Which size: small, medium or large?": ""';
/** An exercise in which a script is mended, and what makes it complete but for `children`. */
const mend = (...children: string[]) => exercise('kind="mend" on="bot"', ...children);
const solved = (given: string, solution: string, ...children: string[]) =>
  mend(block('yaml given', given), block('yaml solution', solution), ...children);
const judged = (what: string, given = GIVEN) => solved(given, SOLUTION, faults(what), wrong('large'));

test.each([
  ['is solved by an answer that stops after its first step', solved(GIVEN, SOLUTION, wrong('large'))],
  ['is solved by an answer that expects "W" after "order"', judged(NO_QUESTION)],
  [
    'has a solution that is not right: Your script catches 1 of 2 faults. It also passes when it has no large pizza.',
    judged(`${OTHER_QUESTION}\nit has no large pizza:\n  medium or large: or medium`),
  ],
  [
    'has a solution that is not right: Your script also passes when it has none.',
    solved(VARIED, FACTS, faults('it has none:\n  The Marinara is: No pizza is'), wrong('tomatoes')),
  ],
  ['has a fault that changes nothing: "it is rude"', judged(`${OTHER_QUESTION}\nit is rude:\n  Please: Now`)],
  [
    'has a solution that is not right: The run fails at “large”. The bot says “Sorry, I did not get that. Type order or track”.',
    solved(GIVEN, GIVEN, wrong('xxl')),
  ],
  [
    'has a solution that is not right: <Wrong when="!size of"> applies to it',
    solved(GIVEN, SOLUTION, faults(OTHER_QUESTION), wrong('!size of')),
  ],
  ['is already solved as given', judged(OTHER_QUESTION, SOLUTION)],
  ['does not explain a wrong answer', solved(GIVEN, SOLUTION, faults(OTHER_QUESTION))],
  ['has no task', mend(block('yaml solution', SOLUTION))],
  ['has no solution', mend(block('yaml given', GIVEN))],
  [
    'needs exactly one failing step',
    exercise('kind="step" on="bot"', block('yaml given', SOLUTION), wrong('1'), wrong('2')),
  ],
  ['does not explain why step 1 passes', exercise('kind="step" on="bot"', block('yaml given', GIVEN))],
  ['needs exactly one correct choice', exercise('kind="choice"', '- [x] a\n\n  Why.\n\n- [x] b\n\n  Why.\n')],
  ['does not explain the choice on line 11', exercise('kind="choice"', '- [x] a\n\n  Why.\n\n- [ ] b\n')],
  [
    'has a <Wrong when="span.sample-bot-text"> that is the right answer',
    exercise(
      'kind="selector" messages="hi"',
      block('text solution', '.sample-bot-text'),
      wrong('span.sample-bot-text'),
    ),
  ],
  ['needs 6 faults', judged(OTHER_QUESTION).replace('kind="mend"', 'kind="project"')],
])('an exercise that %s', async (told, body) => {
  expect(await saidTo(body)).toEqual([`3: the exercise one ${told}`]);
});

test.each<[what: string, body: string, told: unknown[]]>([
  ['is in order', judged(OTHER_QUESTION), []],
  [
    'is on a reply in several wordings, of which its solution accepts one',
    solved(FACTS.replace('Marinara', 'salad'), VARIED, faults(CHEESE), wrong('salad')),
    [
      expect.stringContaining(
        ': The run passes with one wording of a reply, but fails with another at “which pizza is vegan”. The bot says “',
      ),
    ],
  ],
  [
    'is on a reply in several wordings, all of which its solution accepts',
    solved(VARIED, FACTS, faults(CHEESE), wrong('tomatoes')),
    [],
  ],
  [
    'has faults that cannot be read',
    judged('- it is rude'),
    [expect.stringContaining('3: '), expect.stringContaining('3: the exercise one is solved by')],
  ],
  [
    'has a target that is none',
    judged(OTHER_QUESTION).replace('on="bot"', 'on="tram"'),
    ['3: there is no target "tram"'],
  ],
  ['has a kind that is none', exercise('kind="guess"'), ['3: <Exercise> has no kind="guess"']],
])('an exercise that %s', async (_what, body, told) => {
  expect(await saidTo(body)).toEqual(told);
});

test('an exercise with a name that is no id', async () => {
  expect(await saidTo(mend(block('yaml given', GIVEN)).replace('id="one"', 'id="One two"'))).toEqual([
    '3: the exercise One two has an invalid id',
  ]);
});

test('no two exercises of a site have one id', async () => {
  const page = (title: string) =>
    pageText(title, '', exercise('kind="choice"', '- [x] a\n\n  Why.\n\n- [ ] b\n\n  Why.\n'));
  const settings = readSettings(
    { NODE_ENV: 'production' },
    temporaryFolder({
      'content/identity.yml': identityText(),
      'content/index.mdx': pageText('Home page'),
      'content/a.mdx': page('Page A'),
      'content/b.mdx': page('Page B'),
      'content/practice/sample-bot.yml': readFileSync('content/practice/sample-bot.yml'),
      'content/practice/sample-line.yml': readFileSync('content/practice/sample-line.yml'),
      'package-lock.json': '{}',
      'lib/content/mdx/x.ts': '',
    }),
  );
  const { site, problems } = readSite(settings);
  const [problem] = (await checkPages(site, settings, problems)).problems;
  expect(problem).toMatchObject({ file: 'content/b.mdx', message: expect.stringContaining('content/a.mdx:') });
});
