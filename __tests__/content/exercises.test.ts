import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { fillExercise } from '../../lib/content/mdx/exercise';
import { readFence } from '../../lib/content/mdx/fence';
import { firstAnswer, hasScript, type Exercise } from '../../lib/script/exercise/exercise';
import type { Dialogue } from '../../lib/script/dialogue/schema';
import { judge } from '../../lib/script/exercise/judge';
import { weakAnswers } from '../../lib/script/exercise/weak';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { samplesIn } from '../support/samples';

const { site } = readSite(readSettings({ NODE_ENV: 'production' }));
const { dialogues } = site;
const targetOf = ({ on }: Exercise) => dialogues.get(`sample-${on}`) as Dialogue;
const pages = [...site.pages.values()].map(({ relativePath, body }) => ({ file: relativePath, body }));

/** The exercises of a page, as the build reads them. */
function exercisesOf({ file, body }: { file: string; body: string }): Exercise[] {
  const tree = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] }).parse(body);
  const found: Exercise[] = [];
  visit(tree, { type: 'mdxJsxFlowElement', name: 'Exercise' }, (element: MdxJsxFlowElement) => {
    fillExercise(element, { file, problems: [], dialogues, exercises: [] });
    const json = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'exercise')?.value;
    found.push(JSON.parse(String(json)) as Exercise);
  });
  return found;
}

const exercisesByFile = new Map(
  pages.filter(({ body }) => body.includes('<Exercise')).map((page) => [page.file, exercisesOf(page)]),
);
const exercises = [...exercisesByFile.values()].flat();
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** What each exercise proves; `npx jest --verbose` prints it as a table. */
const table = exercises.map((exercise) => {
  const weak = hasScript(exercise.kind) ? weakAnswers(exercise) : [];
  return { ...exercise, faulty: Object.keys(exercise.faults ?? {}).length, weak, refused: weak.length };
});

test.each(table)(
  '$id ($kind): the solution passes and catches $faulty faults, and $refused weak answers are refused',
  ({ weak, faulty, ...exercise }) => {
    const { isRight, says } = judge(exercise, exercise.solution, targetOf(exercise));
    expect([isRight, says]).toEqual([true, expect.any(String)]);
    if (faulty > 1) expect(says).toBe(`The run passes. It catches ${faulty} of ${faulty} faults.`);
    expect(judge(exercise, firstAnswer(exercise), targetOf(exercise))).toMatchObject({ isRight: false });
    expect(weak.filter(({ text }) => judge(exercise, text, targetOf(exercise)).isRight)).toEqual([]);
    if (weak.length > 0) expect(faulty).toBeGreaterThan(0);
  },
);

test.each(exercises.filter(({ kind }) => kind === 'step').map((exercise) => [exercise.id, exercise] as const))(
  '%s: each other interaction has its explanation, and the run is shown',
  (_id, exercise) => {
    const others = exercise.inputs?.map((_, index) => String(index + 1)).filter((one) => one !== exercise.solution);
    for (const other of others ?? []) {
      const verdict = judge(exercise, other, targetOf(exercise));
      expect([verdict.isRight, exercise.wrong[verdict.wrong ?? -1]]).toEqual([false, other]);
      expect(verdict.run?.report.tests[0]?.total).toBe(exercise.inputs?.length);
    }
  },
);

/** The given script with one text in place of another. */
const edited = (id: string, text: string, other: string) => (byId.get(id)?.given ?? '').replace(text, other);
const homophone = (key: string, ...values: string[]) => JSON.stringify({ homophones: { [key]: values } }, null, 2);

// One answer of each kind that readers give, and the explanation that they get; "right" where the solution is not the only one.
test.each([
  ['ivr-overview-mend', edited('ivr-overview-mend', 'how many miles would you like to use', '"*"'), 'like to use'],
  ['ivr-test-write', `${edited('ivr-test-write', '', '')}\n- my luggage please: eight kilos * agent\n`, 'right'],
  ['ivr-homophones-copay', homophone('copay', 'pay'), '/[\\[\\s]"pay"/'],
  ['ivr-homophones-two', homophone('gate', 'great'), '"great"'],
  ['ivr-ending-silence', edited('ivr-ending-silence', 'listeningTimeout: 3', 'endSpeechTimeout: 0.5'), 'early'],
  ['ivr-ending-phrase', edited('ivr-ending-phrase', 'endSpeechTimeout: 3', 'listeningTimeout: 20'), 'late'],
  ['ivr-further-silence', (byId.get('ivr-further-silence')?.solution ?? '').replace('$SILENCE', 'hello'), '!$SILENCE'],
  ['bot-configure-replies', 'span', 'span'],
  ['bot-configure-replies', '.sample-bot-text', 'right'],
  ['bot-further-iframe', 'iframe\n.sample-bot-text', 'right'],
  ['bot-further-iframe', '\n.sample-bot-reply .sample-bot-text', '/^\\s*(\\n|$)/'],
  ['bot-further-iframe', '#sample-bot-frame\n', '/\\n\\s*$/'],
  ['bot-further-iframe', '#sample-bot-frame\niframe .sample-bot-text', '/\\n.*frame/'],
  ['bot-further-iframe', '#sample-bot-input\n.sample-bot-text', '/^[^\\n]*sample-bot-(open|input|reply|text)/'],
  ['bot-further-iframe', '*\n.sample-bot-text', undefined],
  ['bot-further-model', byId.get('bot-further-model')?.given ?? '', 'The Marinara is vegan'],
  [
    'ivr-ending-lookup',
    edited('ivr-ending-lookup', 'endSpeechTimeout: 5', 'endSpeechTimeout: 15'),
    '/endSpeechTimeout: *(\\d|1\\d|20)(?![\\d.])/',
  ],
  ['ivr-ending-lookup', edited('ivr-ending-lookup', 'endSpeechTimeout: 5', 'endSpeechTimeout: 25'), 'endSpeechTimeout'],
  ['ivr-homophones-digits', edited('ivr-homophones-digits', 'twelve thousand', '12000'), 'right'],
  ['bot-test-greeting', '- test: Greeting\n- hello: order * track a pizza\n', 'right'],
  ['bot-further-syntax', edited('bot-further-syntax', '-track', '--track'), '/\\n--(?!-)/'],
  [
    'ivr-test-write',
    `${edited('ivr-test-write', '', '')}\n- baggage: eight kilos\n`,
    '/^(?![^]*- set )[^]*: \\W?eight( kilos)?\\W*$/',
  ],
  ['bot-reporting-mend', edited('bot-reporting-mend', '- large:', '- Large:'), '/- large/'],
  [
    'bot-test-write',
    `${edited('bot-test-write', '', '')}\n- track: left the oven\n- bananas: Type order or track\n`,
    '/- track:[\\s\\S]*- bananas:/',
  ],
])('%s: the answer %j is explained by %s', (id, answer, expected) => {
  const exercise = byId.get(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { isRight, wrong } = judge(exercise, answer, targetOf(exercise));
  expect(isRight ? 'right' : exercise.wrong[wrong ?? -1]).toBe(expected);
});

test('the explanation of a wrong answer is the verdict, whatever the run proves', () => {
  const exercise = byId.get('ivr-further-silence')!;
  const verdict = judge({ ...exercise, wrong: ['$SILENCE'] }, exercise.solution, targetOf(exercise));
  expect(verdict).toMatchObject({ isRight: false, wrong: 0, says: '' });
});

test('an answer without the selector of the iframe matches nothing', () => {
  const exercise = byId.get('bot-further-iframe')!;
  expect(judge(exercise, '\n.sample-bot-text', targetOf(exercise)).says).toBe('It matches 0 elements: 2 missing.');
});

/** The solution of a project with some of its tests, counted from 0. */
const testsOf = (id: string, ...numbers: number[]) => {
  const tests = byId.get(id)?.solution.split('---\n').slice(1) ?? [];
  return numbers.map((number) => `---\n${tests[number]}`).join('');
};

test.each([
  [
    'ivr-project',
    '- test: Hi\n- $DIAL: "*"\n',
    expect.stringMatching(
      /^Your script catches 0 of 6 faults. It also passes when .* At “\$DIAL”, your test expects nothing.$/,
    ),
  ],
  [
    'ivr-project',
    '- test: Hi\n- $DIAL: pizza\n---\n- test: Again\n- $DIAL: Cedar Street',
    expect.stringMatching(
      /^The run fails at “\$DIAL” in “Hi”, even though the line meets its requirements. The line says “/,
    ),
  ],
  [
    'ivr-project',
    testsOf('ivr-project', 0, 1, 2),
    "Your script catches 4 of 6 faults. It also passes when the line stays silent when the caller does, and when callers can't interrupt the greeting.",
  ],
  [
    'ivr-project',
    byId.get('ivr-project')!.solution.replace('after two', "two o'clock"),
    "Your script catches 5 of 6 faults. It also passes when the line gives the wrong time for the refill. The line then says “thank you your refill will be ready tomorrow after ten o'clock goodbye”, which is similar enough to “two o'clock” to pass.",
  ],
  [
    'ivr-project',
    '- test: Refill\n- $DIAL: "*"\n- $1: "*"\n',
    'The run fails at “$1”. The call ended before this step, because “$DIAL” listens until the line hangs up.',
  ],
  [
    'ivr-further-patience',
    edited('ivr-further-patience', 'listeningTimeout: 3', 'listeningTimeout: 5'),
    'The run fails at “$SILENCE”. The line says nothing while this step listens.',
  ],
  ['ivr-device-token', '1', ''],
  [
    'bot-project',
    testsOf('bot-project', 2),
    'Your script catches 1 of 6 faults. It also passes when the bot renews the wrong book, and when the date of a renewed book is wrong, and when the bot renews a reserved book, and with 2 other faults.',
  ],
  [
    'ivr-test-write',
    `${edited('ivr-test-write', '', '')}\n- baggage:\n    - prompt: 8 kilos\n    - set finishOnPhrase: agent\n`,
    expect.stringMatching(/ The line doesn't say “8 kilos”. Your test passes because the reply is similar.$/),
  ],
  [
    'bot-test-write',
    `${edited('bot-test-write', '', '')}\n- bananas:Type order or track\n`,
    expect.stringMatching(/ At “bananas:Type order or track”, your test expects nothing. Line 4: there is no space/),
  ],
  [
    'bot-jquery-medium',
    `${edited('bot-jquery-medium', '', '')}\n- "$('.sample-bot-choice:contains(Medium)')": One medium pizza\n`,
    expect.stringMatching(/^The run fails at “\$.*This page can only run \$\('selector'\).click\(\)/),
  ],
  ['ivr-homophones-boarding', homophone('"boarding pass"', '["boring pass"]'), expect.stringMatching(/^Leave out /)],
  ['bot-jquery-selector', '.sample-bot-choice:contains(Large', expect.stringMatching(/^This page can't judge /)],
])('%s: an answer that is not enough is told why', (id, answer, says) => {
  const exercise = byId.get(id)!;
  expect(judge({ ...exercise, wrong: [] }, answer, targetOf(exercise))).toMatchObject({ isRight: false, says });
});

test('the courses have three exercises in each lesson that teaches a skill, and with the samples that run more than sixty tries', () => {
  const lessons = [
    ...['overview', 'test', 'homophones', 'voices', 'end-of-speech', 'reporting', 'going-further'].map(
      (one) => `ivr/functional/${one}`,
    ),
    ...['overview', 'configure', 'recordings', 'test', 'jquery', 'sample', 'reporting', 'going-further'].map(
      (one) => `chatbot/functional/${one}`,
    ),
  ];
  for (const lesson of lessons) {
    const count = exercisesByFile.get(`training/${lesson}.mdx`)?.length ?? 0;
    expect([lesson, count >= 3]).toEqual([lesson, true]);
  }
  const runs = pages
    .filter(({ body }) => body.includes(' run='))
    .flatMap(({ body }) => samplesIn(body))
    .filter(({ meta }) => readFence(meta).run);
  expect(exercises.length + runs.length).toBeGreaterThanOrEqual(60);
});
