import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readIdentity } from '../../../../lib/content/identity';
import { readFence } from '../../../../lib/content/mdx/fence';
import { replaceTokens, tokenValues } from '../../../../lib/reading/tokens';
import { samplesIn } from '../../../support/samples';
import { GREETING, bot, line, PURPOSE, run } from './running';

const tokens = tokenValues(readIdentity('content', '.'));

/** The samples of YAML of a page. */
function samplesOf(page: string) {
  const { text } = replaceTokens(readFileSync(`content/${page}.mdx`, 'utf8'), tokens, page);
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return samplesIn(body).filter(({ language }) => language === 'yaml');
}

/** Only scripts for the two sample targets hold one of these. */
const LINE = /phoneNumber: "\+12025550119"|[Tt]ern Air|turn air/;
const BOT = /sample-bot-|left the oven|Which size|^- hi:(?: "\*"| Welcome to Corner Slice)?$/m;

/** Test scripts of other targets that hold such words: a line, an Alexa skill and a WhatsApp bot; and what the checker starts from. */
const OTHERS = ['dashboard/test-page', 'script-reference/index', 'practice/checker'];

/** The scripts of an exercise, which the page runs in its own way. */
const OF_EXERCISES = /(?:^|\s)(?:given|solution|faults)(?:\s|$)/;

const REFERENCE = 'reservations got it what is your booking reference';
const REPROMPT = 'are you still there tell me what your call is about';
const READY = 'One large pizza. It will be ready in 25 minutes.';

const KINDS = [
  ['line', LINE],
  ['bot', BOT],
] as const;

// The build holds each to the counts that its fence tells.
test.each(KINDS)('every sample that is written for the sample %s runs on its page', (target, pattern) => {
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('gallery'))
    .map((file) => file.slice(0, -'.mdx'.length).split(path.sep).join('/'))
    .filter((page) => !OTHERS.includes(page));
  const silent = pages.flatMap((page) =>
    samplesOf(page)
      .filter(({ code, meta }) => pattern.test(code) && !OF_EXERCISES.test(meta) && readFence(meta).run !== target)
      .map(({ code }) => `${page}: ${code}`),
  );
  expect(silent).toEqual([]);
});

// What pages say is heard in the last interaction of a sample.
test.each([
  ['training/ivr/functional/overview', 0, line, REFERENCE],
  ['training/ivr/functional/test', 0, line, REFERENCE],
  ['training/ivr/functional/going-further', 0, line, REPROMPT],
  ['quickstart', 1, bot, 'Your pizza left the oven five minutes ago.'],
  ['training/chatbot/functional/overview', 0, bot, 'Which size: small, medium or large?'],
  ['training/chatbot/functional/jquery', 0, bot, READY],
  ['training/chatbot/functional/sample', 0, bot, READY],
])('the page says what is heard last: %s (%i)', (page, nth, dialogue, last) => {
  const { code } = samplesOf(page).filter(({ meta }) => readFence(meta).run)[nth] ?? { code: '' };
  expect(run(code, { dialogue }).report.tests.at(-1)?.interactions.at(-1)?.actual).toBe(last);
});

const LESSON = `- $DIAL:
    - prompt: welcome to turn air for Spanish press 1 or say espanol
    - set finishOnPhrase: or say espanol
- $2:
    - prompt: in a few words tell me what your call is about
    - set finishOnPhrase: is about
`;

// What lessons have readers do, step by step, and what they say is seen then.
test.each([
  [
    'lesson 4: the placeholder fails',
    '- $DIAL:\n    - prompt: Welcome to First IVR Test\n    - set finishOnPhrase: what can I help you with',
    '0/1',
    /^welcome to turn air/,
  ],
  [
    'lesson 4: speak, and find out what to expect',
    `${LESSON}- Reservations:\n    - prompt: "*"\n    - set listeningTimeout: 15`,
    '3/3',
    REFERENCE,
  ],
  [
    'lesson 7: cut the greeting short',
    '- $DIAL:\n    - prompt: "*"\n    - set listeningTimeout: 3',
    '1/1',
    'welcome to turn air for',
  ],
  ['lesson 7: give it enough time', '- $DIAL:\n    - prompt: "*"\n    - set listeningTimeout: 10', '1/1', GREETING],
  ['lesson 7: wait for a silence', '- $DIAL:\n    - prompt: "*"\n    - set endSpeechTimeout: 3', '1/1', GREETING],
  [
    'lesson 9: listen to the reprompt',
    `${LESSON}- $SILENCE:\n    - prompt: "*"\n    - set listeningTimeout: 20`,
    '3/3',
    REPROMPT,
  ],
  ['quickstart: the line answers', '- $DIAL:\n    - prompt: "*"\n    - set listeningTimeout: 15', '1/1', GREETING],
  [
    'lesson 6: a recording in place of a word',
    `${LESSON}- https://audio.example/reservations.wav:\n    - prompt: what is your booking reference`,
    '3/3',
    REFERENCE,
  ],
  [
    'lesson 8: the cause of a red run is a green interaction',
    '- $DIAL: welcome to turn air\n- $2: tell me what your call is about',
    '2/2',
    `${GREETING.slice('welcome to turn air '.length)} ${PURPOSE}`,
  ],
])('%s', (_step, script, count, heard) => {
  const [test] = run(script).report.tests;
  expect(`${test?.passed}/${test?.total}`).toBe(count);
  const actual = test?.interactions.at(-1)?.actual;
  if (typeof heard === 'string') expect(actual).toBe(heard);
  else expect(actual).toMatch(heard);
});
