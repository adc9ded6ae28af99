import { readdirSync, readFileSync } from 'node:fs';
import { fixAll } from '../../../lib/script/repair/fix';
import type { Message, Rule } from '../../../lib/script/rules/rule';
import { RULE_CODES, RULES_BY_CODE } from '../../../lib/script/rules/rules';
import { problemsOf, readCases, readPeople } from './corpus';

const texts = [
  ...readCases(),
  ...readPeople().map(({ text, context }) => ({ text, code: '', context })),
  // Mistakes that hide others, and mistakes that are told once.
  {
    text: '- test: A\n- hi:\n\t- promt: a\n- bye: "see you\n- $DAIL: b\n- size: small: large\n',
    code: '',
    context: {},
  },
  { text: '{ type: "e2e", platform: webchat, lenientMode: true }', code: '', context: {} },
];

/** All that a text leads to, apart from words. */
const outcomes = () =>
  texts.map(({ text, code, context }) => ({
    problems: problemsOf(text, code, context).map((problem) => ({ ...problem, message: '', remedy: '' })),
    fixed: fixAll(text, (one) => problemsOf(one, code, context)).text,
  }));

/** Other words around the same data. */
function reworded(message: Message, index: number): Message {
  if (typeof message !== 'string') return [message[0], reworded(message[1], index) as string];
  return message
    .split(' → ')
    .map((part) => [`x${index}`, ...(part.match(/«\w+»/g) ?? [])].join(' '))
    .join(' → ');
}

test('no code reads the words of a message: with others, everything but the words stays the same', () => {
  const before = outcomes();
  for (const code of RULE_CODES) {
    const rule = RULES_BY_CODE[code] as Rule & { messages: Record<string, Message> };
    Object.entries(rule.messages).forEach(([name, message], index) => (rule.messages[name] = reworded(message, index)));
  }
  expect(problemsOf('- test: A\n- -hi: b: c\n').map(({ message }) => message)).toEqual([expect.stringMatching(/^x\d/)]);
  expect(outcomes()).toEqual(before);
});

test('no component or command compares the words of a message', () => {
  const folders = ['lib/script', 'lib/checks', 'lib/content/mdx', 'components/practice'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const reads =
    /\b(message|remedy|says)\??\.(includes|startsWith|endsWith|match|search|indexOf|test)\b|\.test\((\w+\.)?(message|remedy|says)\)|(?<!typeof )\b(message|remedy|says) [=!]== (?!undefined)/;
  expect(files.filter((file) => reads.test(readFileSync(file, 'utf8')))).toEqual([]);
});
