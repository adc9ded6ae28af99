import { closeness, compare, type Comparing } from '../../../lib/script/match/compare';
import { similarity } from '../../../lib/script/match/fuzzy';
import type { Operator } from '../../../lib/script/words/properties';

const REPLY = 'Welcome to Pizza Corner, how can I help?';

interface Row {
  answer?: unknown;
  operator?: Operator;
  expected: string | string[];
  passes: boolean;
  property?: string;
  how?: Comparing;
  quoted?: true;
}

function outcomeOf(row: Row) {
  const { operator = ':', expected, property = 'prompt', how = { threshold: 1 }, quoted } = row;
  const words = [expected].flat().map((text) => ({ text, plain: !quoted }));
  return compare(property, 'answer' in row ? row.answer : REPLY, operator, words, how);
}

// The page that owns a rule is named above its cases.
const RULES: Record<string, Row[]> = {
  '/script-reference/expectations/: a colon means that the answer contains the value': [
    { expected: 'Pizza Corner', passes: true },
    { expected: 'Welcome to Pizza Corner, how can I help?', passes: true },
    { expected: 'Burger Corner', passes: false },
    { expected: 'Order', property: 'cardTitle', answer: 'New Order', passes: true },
    { expected: '5', property: 'debug.count', answer: 15, passes: true },
    { expected: 'true', property: 'raw.open', answer: true, passes: true },
    { expected: 'Monday', property: 'raw.days', answer: ['Sunday', 'Monday'], passes: true },
    { expected: 'Pizza', property: 'cardTitle', answer: undefined, passes: true, operator: '!=' },
  ],
  '/script-reference/expectations/: any one of several values is enough': [
    { expected: ['Good morning', 'Welcome to'], passes: true },
    { expected: ['Good morning', 'Good evening'], passes: false },
    { expected: [], passes: true },
  ],
  '/script-reference/expectations/: a wildcard stands for any text': [
    { expected: '*', passes: true },
    { expected: 'Welcome to * how can I help', passes: true },
    { expected: '* Corner * help', passes: true },
    { expected: 'how can * Corner', passes: false },
    { expected: 'your order is on * way', answer: 'Your order is on its way', passes: true },
  ],
  '/script-reference/expectations/: a value between slashes is a regular expression': [
    { expected: '/pizza|pasta/i', passes: true },
    { expected: '/pizza|pasta/', passes: false },
    { expected: '/^Welcome (back )?to/', passes: true },
    { expected: '/open(/', passes: false },
  ],
  '/script-reference/expectations/: undefined means that the property is not set': [
    { expected: 'undefined', property: 'streamURL', answer: undefined, passes: true },
    { expected: 'undefined', property: 'streamURL', answer: null, passes: true },
    { expected: 'undefined', property: 'streamURL', answer: 'https://audio.example/a.mp3', passes: false },
    { expected: 'undefined', property: 'streamURL', answer: 'undefined', passes: true, quoted: true },
    { expected: 'undefined', operator: '!=', property: 'streamURL', answer: 'https://audio.example/', passes: true },
  ],
  '/script-reference/expectations/: operators': [
    { operator: '!=', expected: 'closed', passes: true },
    { operator: '!=', expected: 'Pizza Corner', passes: false },
    { operator: '<', expected: '3', property: 'debug.count', answer: 2.5, passes: true },
    { operator: '<', expected: '3', property: 'debug.count', answer: 3, passes: false },
    { operator: '<=', expected: '3', property: 'debug.count', answer: 3, passes: true },
    { operator: '>', expected: '3', property: 'debug.count', answer: '10', passes: true },
    { operator: '>=', expected: '3', property: 'debug.count', answer: 'many', passes: false },
  ],
  '/guides/old-names/: operators of older scripts': [
    { operator: '==', expected: 'Pizza', passes: false },
    { operator: '==', expected: REPLY, passes: true },
    { operator: '=~', expected: '/pizza/i', passes: true },
  ],
  '/script-reference/expectations/: the comparison of prompt does not consider punctuation': [
    { expected: 'Pizza Corner how can', passes: true },
    { expected: 'Welcome, to Pizza Corner!', passes: true },
    { expected: 'Corner how', property: 'caption', passes: false },
  ],
  '/script-reference/testing-json/: lenientMode ignores signs and extra spaces of the answer': [
    { expected: 'Corner how', property: 'caption', how: { lenient: true }, passes: true },
    {
      expected: 'open 24 hours',
      property: 'caption',
      answer: 'open   (24)  hours!',
      how: { lenient: true },
      passes: true,
    },
  ],
  '/script-reference/testing-json/: homophones are replaced by their key before the comparison': [
    {
      expected: 'your loan',
      answer: 'your lone is due',
      how: { homophones: { loan: ['lone'] }, threshold: 1 },
      passes: true,
    },
    {
      expected: 'reserve',
      answer: 're serve it',
      how: { homophones: { reserve: ['re serve'] }, threshold: 1 },
      passes: true,
    },
    { expected: 'loan', answer: 'alone', how: { homophones: { loan: ['lone'] }, threshold: 1 }, passes: false },
  ],
  '/script-reference/expectations/: the comparison of prompt forgives small differences': [
    { expected: 'you are next in line, Dana Lee', answer: "you're next in line, Dana Leigh", how: {}, passes: true },
    {
      expected: 'you are next in line, Dana Lee',
      answer: "you're next in line, Dana Leigh",
      how: { threshold: 1 },
      passes: false,
    },
    { expected: 'your refill is ready', answer: 'we are closed today', how: {}, passes: false },
    { expected: 'Pizza Korner', property: 'cardTitle', answer: 'Pizza Corner', how: {}, passes: false },
  ],
  'a list or an object is no number': [
    { expected: '1', property: 'raw', operator: '<', answer: [{ toString: 0 }], passes: false },
    { expected: '1', property: 'raw', operator: '<', answer: [0], passes: false },
  ],
  '/guides/whatsapp/: a mocked menu is compared by its text': [
    { expected: '[MENU] Choose a size', answer: 'Choose a size', passes: true },
  ],
};

describe.each(Object.entries(RULES))('%s', (_rule, rows) => {
  test.each(rows.map((row) => [row.property ?? 'prompt', row.operator ?? ':', row.expected, row.passes, row] as const))(
    '%s %s %j: %s',
    (_property, _operator, _expected, passes, row) => {
      expect(outcomeOf(row).passes).toBe(passes);
    },
  );
});

test('it is told which value was met', () => {
  expect(outcomeOf({ expected: ['Good morning', 'Welcome to'], passes: true }).by).toBe('Welcome to');
});

test('what the documentation leaves open is told', () => {
  expect(outcomeOf({ expected: 'pizza corner', passes: true }).open).toBe('capitals');
  expect(outcomeOf({ expected: 'Pizza Korner', how: {}, passes: true }).open).toBe('fuzziness');
  expect(outcomeOf({ operator: '!=', expected: ['closed', 'Pizza'], passes: false }).open).toBe('list');
  expect(outcomeOf({ expected: 'Pizza Corner', passes: true }).open).toBeUndefined();
});

test('the nearest passage decides how much of a text was heard', () => {
  expect(similarity('press one', 'please press one now')).toBe(1);
  expect(similarity('press one', 'please press won now')).toBeCloseTo(7 / 9);
  expect(similarity('', 'anything')).toBe(1);
  expect(similarity('abc', '')).toBe(0);
});

test('it is told how much of a finish phrase was heard', () => {
  const heard = 'Thank you. Please press won for refills.';
  expect(closeness('press one for refills', heard)).toBeCloseTo(19 / 21);
  expect(closeness('for refills', heard)).toBe(1);
});
