import { createProcessor } from '@mdx-js/mdx';
import { readdirSync, readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findSamples } from '../../../lib/checks/samples';
import { readDialogues } from '../../../lib/content/dialogues';
import { readIdentity } from '../../../lib/content/identity';
import { exercisePlugin } from '../../../lib/content/mdx/exercise';
import { readSampleRun } from '../../../lib/content/mdx/fence';
import { replaceTokens, tokenValues } from '../../../lib/reading/tokens';
import { firstAnswer, type Exercise, type Targets } from '../../../lib/script/exercise/exercise';
import { judge } from '../../../lib/script/exercise/judge';

const dialogues = readDialogues('content', '.');
const targets = { line: dialogues.get('sample-line'), bot: dialogues.get('sample-bot') } as Targets;

const tokens = tokenValues(readIdentity('content', '.'));

const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('gallery'))
  .map((file) => {
    const { text } = replaceTokens(readFileSync(`content/${file}`, 'utf8'), tokens, file);
    return { file, body: text.replace(/^---\n[\s\S]*?\n---\n/, '') };
  });

/** The exercises of a page, as the build reads them. */
function exercisesOf({ file, body }: { file: string; body: string }): Exercise[] {
  const tree = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] }).parse(body);
  exercisePlugin({ file, problems: [], dialogues, exercises: [] })(tree);
  const found: Exercise[] = [];
  visit(tree, { type: 'mdxJsxFlowElement', name: 'Exercise' }, ({ attributes }: MdxJsxFlowElement) => {
    const json = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'exercise')?.value;
    found.push(JSON.parse(String(json)) as Exercise);
  });
  return found;
}

const exercises = pages.filter(({ body }) => body.includes('<Exercise')).flatMap(exercisesOf);
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: the solution is right, and what the reader begins with is not',
  (_id, exercise) => {
    expect(judge(exercise, exercise.solution, targets)).toMatchObject({ isRight: true });
    expect(judge(exercise, firstAnswer(exercise), targets)).toMatchObject({ isRight: false });
  },
);

test.each(exercises.filter(({ kind }) => kind === 'step').map((exercise) => [exercise.id, exercise] as const))(
  '%s: each other interaction has its explanation, and the run is shown',
  (_id, exercise) => {
    const others = exercise.inputs?.map((_, index) => String(index + 1)).filter((one) => one !== exercise.solution);
    for (const other of others ?? []) {
      const verdict = judge(exercise, other, targets);
      expect([verdict.isRight, exercise.wrong[verdict.wrong ?? -1]]).toEqual([false, other]);
      expect(verdict.run?.report.tests[0]?.total).toBe(exercise.inputs?.length);
    }
  },
);

/** The given script with one text in place of another. */
const edited = (id: string, text: string, other: string) => (byId.get(id)?.given ?? '').replace(text, other);
const homophone = (key: string, ...values: string[]) => JSON.stringify({ homophones: { [key]: values } }, null, 2);

// Answers that readers give, and the explanation that they get; "right" where there are other right answers than the solution.
test.each([
  ['ivr-overview-mend', edited('ivr-overview-mend', 'which flight would you like to change', '"*"'), 'like to change'],
  [
    'ivr-overview-mend',
    edited('ivr-overview-mend', 'which flight', 'what is your booking reference'),
    'like to change',
  ],
  [
    'ivr-overview-mend',
    (byId.get('ivr-overview-mend')?.solution ?? '').replace('prompt: what is your booking reference', 'prompt: what'),
    String.raw`/^(?!(?:[\s\S]*\n)?(?!\s*- (?:set|test)\b).*(booking reference|what is your))/`,
  ],
  ['ivr-test-write', `${edited('ivr-test-write', '', '')}\n- Reservations: What is your booking reference\n`, 'right'],
  [
    'ivr-test-write',
    `${edited('ivr-test-write', '', '')}\n- Reservations:\n    - prompt: reservations\n    - set finishOnPhrase: booking reference\n`,
    String.raw`/^(?!(?:[\s\S]*\n)?(?!\s*- (?:set|test)\b).*(booking reference|what is your))/`,
  ],
  ['ivr-test-key', edited('ivr-test-key', '482913', '"482913"'), '"482913"'],
  ['ivr-test-key', edited('ivr-test-key', '- 482913', '- key in 482913'), '/(press|key in) 482913/'],
  ['ivr-test-phrase', edited('ivr-test-phrase', 'finishOnPhrase: welcome to', 'finishOnPhrase: espanol'), 'right'],
  [
    'ivr-test-phrase',
    edited(
      'ivr-test-phrase',
      'finishOnPhrase: welcome to',
      'finishOnPhrase: welcome to turn air for Spanish press 1 or say espanol',
    ),
    'right',
  ],
  ['ivr-homophones-boarding', homophone('boring pass', 'boarding pass'), '/"boring[^"]*":/'],
  ['ivr-homophones-boarding', homophone('boring', 'boarding'), '/"boring[^"]*":/'],
  // The keyboard of a phone begins with a capital.
  ['ivr-homophones-boarding', homophone('Boarding', 'boring'), 'right'],
  ['ivr-homophones-copay', homophone('copay', 'pay'), '/[\\[\\s]"pay"/'],
  ['ivr-homophones-two', homophone('Tern Air', 'turn air'), undefined],
  ['ivr-homophones-two', homophone('Tern', 'turn'), '"turn"'],
  ['ivr-voices-recording', edited('ivr-voices-recording', '???', 'reservations.wav'), '- reservations.wav'],
  [
    'ivr-voices-recording',
    edited('ivr-voices-recording', '???', '"play reservations.wav"'),
    String.raw`/^(?![\s\S]*- \W?https:\/\/audio\.example\/reservations\.wav\W?:)/`,
  ],
  ['ivr-voices-recording', edited('ivr-voices-recording', '???', '"https://audio.example/reservations.wav"'), 'right'],
  ['ivr-ending-silence', edited('ivr-ending-silence', 'listeningTimeout: 3', 'endSpeechTimeout: 0.5'), 'early'],
  ['ivr-ending-silence', edited('ivr-ending-silence', 'listeningTimeout: 3', 'endSpeechTimeout: 6'), 'late'],
  ['ivr-ending-silence', edited('ivr-ending-silence', 'listeningTimeout: 3', 'endSpeechTimeout: 1.5'), 'right'],
  [
    'ivr-ending-silence',
    edited('ivr-ending-silence', 'listeningTimeout: 3', 'listeningTimeout: 7'),
    'listeningTimeout',
  ],
  ['ivr-ending-phrase', edited('ivr-ending-phrase', 'endSpeechTimeout: 3', 'listeningTimeout: 20'), 'late'],
  ['ivr-ending-clock', edited('ivr-ending-clock', '', ''), 'late'],
  ['ivr-further-silence', `${edited('ivr-further-silence', '', '')}\n- silence: are you still there\n`, '/- silence:/'],
  [
    'ivr-further-silence',
    (byId.get('ivr-further-silence')?.solution ?? '').replace('are you still there', 'Are you still there?'),
    'right',
  ],
  ['ivr-further-silence', (byId.get('ivr-further-silence')?.solution ?? '').replace('$SILENCE', 'hello'), '!$SILENCE'],
  ['ivr-further-patience', edited('ivr-further-patience', 'listeningTimeout: 3', 'listeningTimeout: 30'), 'right'],
  ['bot-overview-mend', edited('bot-overview-mend', 'ready for pickup', '"*"'), '"*"'],
  ['bot-configure-replies', 'span', 'span'],
  ['bot-configure-replies', '.sample-bot-text', 'right'],
  ['bot-configure-replies', '.sample-bot-reply', '.sample-bot-reply'],
  ['bot-configure-launcher', 'button[type]', undefined],
  [
    'bot-test-quotes',
    edited('bot-test-quotes', 'Which size: small, medium or large?', '"*"'),
    '!small, medium or large',
  ],
  ['bot-jquery-medium', `${edited('bot-jquery-medium', '', '')}\n- medium: One medium pizza\n`, '/- medium/'],
  ['bot-jquery-medium', edited('bot-jquery-medium', '', ''), undefined],
  [
    'bot-jquery-medium',
    (byId.get('bot-jquery-medium')?.solution ?? '')
      .replace('contains(Medium)', 'contains(Large)')
      .replace('One medium pizza', 'ready in 25 minutes'),
    '/contains\\(.?(small|large)/',
  ],
  [
    'bot-test-write',
    (byId.get('bot-test-write')?.solution ?? '')
      .replace('Say order or track', 'Sorry, I did not get that')
      .replace('left the oven', 'Your pizza left'),
    'right',
  ],
  // An expectation may be in other capitals.
  ['bot-further-syntax', edited('bot-further-syntax', '-track: left the oven', '- track: Left the oven'), 'right'],
  ['bot-further-syntax', edited('bot-further-syntax', '-track', '--track'), '/\\n--(?!-)/'],
  ['bot-further-syntax', edited('bot-further-syntax', '-track: left the oven', '- track: "*"'), '!left the oven'],
  [
    'bot-sample-write',
    (byId.get('bot-sample-write')?.solution ?? '').replace('Sorry, I did not get that', 'Say order or track'),
    'right',
  ],
])('%s: the answer %j is explained by %s', (id, answer, expected) => {
  const exercise = byId.get(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { isRight, wrong } = judge(exercise, answer, targets);
  expect(isRight ? 'right' : exercise.wrong[wrong ?? -1]).toBe(expected);
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
    const page = pages.find(({ file }) => file === `training/${lesson}.mdx`);
    expect([lesson, (page ? exercisesOf(page).length : 0) >= 3]).toEqual([lesson, true]);
  }
  const runs = pages.flatMap(({ file, body }) => findSamples(body, file)).filter(({ meta }) => readSampleRun(meta));
  expect(exercises.length + runs.length).toBeGreaterThanOrEqual(60);
});
