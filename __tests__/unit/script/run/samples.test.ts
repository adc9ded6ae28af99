import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSamples } from '../../../../lib/checks/samples';
import { readIdentity } from '../../../../lib/content/identity';
import { replaceTokens, tokenValues } from '../../../../lib/reading/tokens';
import { GREETING, bot, line, PURPOSE, run, type How } from './running';

const tokens = tokenValues(readIdentity('content', '.'));

/** The samples of YAML of a page. */
function samplesOf(page: string): string[] {
  const { text } = replaceTokens(readFileSync(`content/${page}.mdx`, 'utf8'), tokens, page);
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return findSamples(body, `${page}.mdx`)
    .filter(({ language }) => language === 'yaml')
    .map(({ code }) => code);
}

/** Only scripts for the two sample targets hold one of these. */
const LINE = /phoneNumber: "\+12025550119"|[Tt]ern Air|turn air/;
const BOT = /sample-bot-|left the oven|Which size|^- hi:(?: "\*"| Welcome to Corner Slice)?$/m;

/** Test scripts of other targets that hold such words: a line, an Alexa skill and a WhatsApp bot. */
const OTHERS = ['dashboard/test-page', 'script-reference/index'];

interface Row {
  page: string;
  /** Of the samples of the page for this target. */
  nth?: number;
  /** It adds to the sample before it. */
  isAdded?: true;
  /** The counts that the page tells, by test: all green where it tells nothing. */
  counts: string[];
  /** What the page says is heard in the last interaction. */
  last?: string;
  how?: How;
}

const SORRY = 'Sorry, I did not get that. Say order or track.';
const REFERENCE = 'reservations got it what is your booking reference';
const REPROMPT = 'are you still there tell me what your call is about';
const homophones = { homophones: { 'Tern Air': ['turn air', 'turn hair'] } };
const GREEN = ['3/3'];
const READY = 'One large pizza. It will be ready in 25 minutes.';

const CALLS: Row[] = [
  { page: 'training/ivr/functional/overview', counts: ['2/3'], last: REFERENCE },
  { page: 'training/ivr/functional/test', counts: GREEN, last: REFERENCE },
  { page: 'training/ivr/functional/homophones', counts: GREEN, last: REFERENCE, how: { json: homophones } },
  { page: 'training/ivr/functional/voices', counts: GREEN, last: REFERENCE, how: { json: homophones } },
  { page: 'training/ivr/functional/end-of-speech', counts: GREEN, last: REFERENCE, how: { json: homophones } },
  { page: 'training/ivr/functional/reporting', counts: GREEN, last: REFERENCE, how: { json: homophones } },
  {
    page: 'training/ivr/functional/going-further',
    counts: ['3/3', '3/3'],
    last: REPROMPT,
    how: { json: homophones, defaults: 'files' },
  },
  { page: 'training/ivr/monitoring/overview', counts: ['3/3', '3/3'], last: REPROMPT, how: { json: homophones } },
];

const CHATS: Row[] = [
  { page: 'quickstart', counts: ['2/2'], last: 'Your pizza left the oven five minutes ago.' },
  { page: 'training/chatbot/functional/overview', counts: ['2/3'], last: 'Which size: small, medium or large?' },
  { page: 'training/chatbot/functional/configure', counts: ['1/1'] },
  { page: 'training/chatbot/functional/recordings', counts: ['1/1'] },
  { page: 'training/chatbot/functional/test', counts: ['1/1'] },
  { page: 'training/chatbot/functional/test', nth: 1, counts: ['4/4'] },
  { page: 'training/chatbot/functional/test', nth: 2, counts: ['2/3'], last: SORRY },
  { page: 'training/chatbot/functional/jquery', counts: ['5/5'], last: READY },
  { page: 'training/chatbot/functional/jquery', nth: 1, counts: ['1/1'] },
  { page: 'training/chatbot/functional/jquery', nth: 2, isAdded: true, counts: ['2/2'] },
  { page: 'training/chatbot/functional/sample', counts: ['5/5', '4/4'], last: READY },
  { page: 'training/chatbot/functional/reporting', counts: ['5/5', '4/4'], last: READY },
  { page: 'training/chatbot/functional/going-further', counts: ['5/5', '4/4'], last: READY },
  { page: 'training/chatbot/monitoring/overview', counts: ['5/5', '4/4'], last: READY },
];

const KINDS = [
  ['line', LINE, CALLS, line],
  ['bot', BOT, CHATS, bot],
] as const;

describe.each(KINDS)('the sample %s', (_name, pattern, rows, dialogue) => {
  test.each(rows.map((row) => [row.page, row.nth ?? 0, row.counts.join(', '), row] as const))(
    'the sample of %s (%i) ends as the page says: %s',
    (page, nth, _counts, { counts, last, how, isAdded }) => {
      const samples = samplesOf(page).filter((code) => pattern.test(code));
      const script = samples.slice(isAdded ? nth - 1 : nth, nth + 1).join('\n');
      const { report } = run(script, { dialogue, ...how });
      expect(report.tests.map(({ passed, total }) => `${passed}/${total}`)).toEqual(counts);
      if (last !== undefined) expect(report.tests.at(-1)?.interactions.at(-1)?.actual).toBe(last);
    },
  );

  test('every sample that is written for it is among these', () => {
    const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx') && !file.startsWith('gallery'))
      .map((file) => file.slice(0, -'.mdx'.length).split(path.sep).join('/'))
      .filter((page) => !OTHERS.includes(page));
    const found = pages.flatMap((page) =>
      samplesOf(page)
        .filter((code) => pattern.test(code))
        .map(() => page),
    );
    expect(found.sort()).toEqual(rows.map(({ page }) => page).sort());
  });
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
