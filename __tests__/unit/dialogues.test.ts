import { readFileSync } from 'node:fs';
import { parseDialogue, readDialogues } from '../../lib/content/dialogues';
import { ProblemError, type Problem } from '../../lib/errors';
import { temporaryFolder } from './temporary';

const bot = readFileSync('content/practice/sample-bot.yml', 'utf8');
const line = readFileSync('content/practice/sample-line.yml', 'utf8');

function problemsOf(attempt: () => unknown): readonly Problem[] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
  return [];
}

/** Line and message of what is wrong with a text of which one piece was replaced. */
function faultsOf(source: string, from: string, to: string): string[] {
  expect(source).toContain(from);
  return problemsOf(() => parseDialogue(source.replace(from, to), 'a.yml')).map(
    ({ line: at, message }) => `${at} ${message}`,
  );
}

const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

test('the dialogues of the site are in order', () => {
  expect([...readDialogues('content', '.')].map(([name, { kind }]) => [name, kind])).toEqual([
    ['sample-bot', 'chat'],
    ['sample-library', 'chat'],
    ['sample-line', 'phone'],
    ['sample-pharmacy', 'phone'],
  ]);
});

test('a folder without dialogues gets those of the project, and one with its own keeps them', () => {
  const rootDir = temporaryFolder({
    'content/practice/sample-bot.yml': bot,
    'content/practice/sample-line.yml': line,
    'pages/practice/sample-bot.yml': bot.replace('Corner Slice', 'Fern Bistro'),
  });
  const names = [...readDialogues(`${rootDir}/pages`, rootDir).values()].map(({ name }) => name);
  expect(names).toEqual(['Fern Bistro', 'Tern Air']);
  expect(readDialogues(rootDir, rootDir + '/nowhere').size).toBe(0);
});

test('a fault is told with file, line and remedy', () => {
  const rootDir = temporaryFolder({ 'content/practice/sample-bot.yml': bot.replace('answersAfter', 'answerAfter') });
  expect(problemsOf(() => readDialogues(`${rootDir}/content`, rootDir))).toContainEqual({
    file: 'content/practice/sample-bot.yml',
    line: lineOf(bot, 'answersAfter'),
    message: 'answerAfter: unknown key; "answersAfter" is missing',
    remedy: expect.stringContaining('lib/script/dialogue/schema.ts'),
  });
});

test.each([
  ['a state that is not there', 'to: reference }', 'to: refrence }', 'to: reference }', 'there is no state "refrence"'],
  ['a dead end', '    silence: { after: 0, to: hold }\n', '', '  notice:', 'needs "silence", or "hangsUp: true"'],
])('a line with %s is refused', (_fault, from, to, at, message) => {
  expect(faultsOf(line, from, to)).toContainEqual(
    expect.stringMatching(new RegExp(`^${lineOf(line, at)} .*${message}`)),
  );
});

test.each([
  ['a misspelled key', line, '    says:', '    say:', / states\.\w+\.say: unknown key; "says" is missing$/],
  ['a button without answer', bot, 'chosen: Large', 'chosen: Larger', /no answer has this text in "chosen"/],
])('%s is refused for that alone', (_what, source, from, to, message) => {
  expect(faultsOf(source, from, to)).toEqual([expect.stringMatching(message)]);
});
