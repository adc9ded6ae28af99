import { closeness, compare, type Comparing } from '../../../lib/script/match/compare';
import type { Operator } from '../../../lib/script/grammar';

const HI = 'Welcome to Pizza Corner, how can I help?';
const EXACT: Comparing = { threshold: 1 };
const LENIENT: Comparing = { lenient: true, threshold: 1 };
const URL = 'https://audio.example/a.mp3';

/** `pass`, `fail`, or the likeness in percent by which a text passes or fails. */
type Verdict = 'pass' | 'fail' | `${'pass' | 'fail'} ${number}%`;

type Row = [check: string, expected: string | string[], answer: unknown, service: Verdict, how?: Comparing];

/**
 * The definition of the matcher: each comparison with the verdict of the service, as /script-reference/expectations/ describes it. Without settings the threshold is 0.8.
 * An expected value in double quotes has them in the script.
 */
const TABLE: Record<string, Row[]> = {
  'a colon means contains': [
    ['prompt :', 'Pizza Corner', HI, 'pass'],
    ['prompt :', HI, HI, 'pass'],
    ['prompt :', 'we are closed on Monday', HI, 'fail 35%'],
    ['cardTitle :', 'Order', 'New Order', 'pass'],
    ['debug.count :', '5', 15, 'pass'],
    ['raw.open :', 'true', true, 'pass'],
    ['raw.days :', 'Monday', ['Sunday', 'Monday'], 'pass'],
    ['prompt :', 'hello', undefined, 'fail'],
  ],
  'one of several values is enough, and none at all accepts everything': [
    ['prompt :', ['Good morning', 'Welcome to'], HI, 'pass'],
    ['prompt :', ['Good morning', 'Good evening'], HI, 'fail 33%'],
    ['prompt :', [], HI, 'pass'],
  ],
  'capitals do not count, except in patterns': [
    ['prompt :', 'pizza corner', HI, 'pass'],
    ['transcript :', 'PIZZA', HI, 'pass'],
    ['cardTitle :', 'order', 'New Order', 'pass'],
    ['prompt :', '/pizza/', HI, 'fail'],
    ['prompt :', '/pizza|pasta/i', HI, 'pass'],
    ['cardTitle :', '/order/', 'New Order', 'fail'],
  ],
  'punctuation of the reply does not count for the service': [
    ['prompt :', 'Pizza Corner how can', HI, 'pass'],
    ['prompt :', 'Welcome, to Pizza Corner!', HI, 'pass'],
    ['caption :', 'Corner how', HI, 'fail'],
    ['prompt :', '3.50', 'That is 3.50, please.', 'pass'],
    ['prompt :', "you're next", 'youre next', 'pass'],
    ['prompt :', 'A.B.E.', 'This is A.B.E.', 'pass'],
  ],
  'lenientMode ignores signs and extra spaces, also in the expected text': [
    ['caption :', 'Corner how', HI, 'pass', LENIENT],
    ['caption :', 'open 24 hours', 'open   (24)  hours!', 'pass', LENIENT],
    ['prompt :', '3.50', '3.50', 'pass', LENIENT],
    ['caption :', 'A.B.E.', 'A.B.E.', 'pass', LENIENT],
    ['caption :', 'dont', "don't", 'pass', LENIENT],
    ['prompt :', 'total (5)', 'total (5)', 'pass', LENIENT],
    ['prompt :', 'Welcome * help', HI, 'pass', LENIENT],
  ],
  'an asterisk stands for any text': [
    ['prompt :', '*', HI, 'pass'],
    ['prompt :', '"*"', undefined, 'pass'],
    ['prompt :', 'Welcome to * how can I help', HI, 'pass'],
    ['prompt :', '* Corner * help', HI, 'pass'],
    ['prompt :', 'how can * Corner', HI, 'fail'],
    ['prompt :', 'your * is', 'your is', 'pass'],
    ['prompt :', 'your order is on * way', 'Your order is on its way', 'pass'],
  ],
  'between slashes there is a regular expression': [
    ['prompt :', '/^Welcome (back )?to/', HI, 'pass'],
    ['prompt :', '/open(/', 'open(', 'fail'],
    ['prompt :', '/unfinished', '/unfinished', 'pass'],
    ['prompt :', '/unfinished', 'unfinished', 'pass'],
    ['prompt :', 'total (5)', 'total (5)', 'pass'],
    ['prompt :', 'open [daily]', 'open [daily]', 'pass'],
    ['prompt :', 'small|large', 'small|large', 'pass'],
    ['prompt :', 'it costs $36,150? c++', 'it costs $36,150? c++', 'pass'],
    ['prompt :', 'smile :(', 'smile :(', 'pass'],
    ['prompt :', 'h.lp', HI, 'fail 75%'],
    ['prompt :', ['/^Hello/', 'Welcome * help'], HI, 'pass'],
  ],
  'undefined means not set; in quotes it is a text': [
    ['streamURL :', 'undefined', undefined, 'pass'],
    ['streamURL :', 'undefined', null, 'pass'],
    ['streamURL :', 'undefined', URL, 'fail'],
    ['streamURL !=', 'undefined', URL, 'pass'],
    ['streamURL :', '"undefined"', 'undefined', 'pass'],
  ],
  '!= means does not contain': [
    ['prompt !=', 'closed', HI, 'pass 50%'],
    ['prompt !=', 'Pizza Corner', HI, 'fail'],
    ['prompt !=', ['closed', 'Pizza'], HI, 'fail'],
    ['cardTitle !=', 'Pizza', undefined, 'pass'],
    ['prompt !=', 'check-in', 'we opened in may', 'pass 50%'],
    ['cardTitle !=', 'check-in', 'Opened in May', 'pass'],
    ['debug.count !=', '5', 4, 'pass'],
    ['prompt !=', '/x+/', 'xx', 'fail'],
    ['prompt !=', 'a*b', 'a and b', 'fail'],
    ['prompt !=', 'nine to six', 'open nine to five', 'fail 82%'],
  ],
  'signs of order compare numbers': [
    ['debug.count <', '3', 2.5, 'pass'],
    ['debug.count <', '3', 3, 'fail'],
    ['debug.count <=', '3', 3, 'pass'],
    ['debug.count >', '2.5', 2.9, 'pass'],
    ['debug.count >', '3', '10', 'pass'],
    ['debug.count >=', '3', 'many', 'fail'],
    ['debug.count >', '3', '10 minutes', 'fail'],
    ['raw <', '1', [0], 'fail'],
  ],
  'operators of older scripts': [
    ['prompt ==', 'Pizza', HI, 'fail'],
    ['prompt ==', HI, HI, 'pass'],
    ['prompt =~', '/pizza/i', HI, 'pass'],
  ],
  'the service forgives small differences of the reply, by its threshold': [
    ['prompt :', 'press 1', 'press 2', 'pass 86%'],
    ['prompt :', 'press 1', 'press 2', 'fail 86%', EXACT],
    ['prompt :', 'nine to six', 'nine to five', 'pass 82%'],
    ['prompt :', ['press 1', 'press 2'], 'press 2', 'pass'],
    ['cardTitle :', 'Pizza Korner', 'Pizza Corner', 'fail'],
    ['prompt :', 'hello from Fern Air', 'welcome to Tern Air', 'fail 58%'],
    ['prompt :', '[MENU] Choose a size', 'Choose a size', 'pass'],
  ],
  'the text of a menu is added to the reply, so it always passes': [
    ['prompt :', '[MENU] Choose a size', 'We are closed', 'pass'],
    ['prompt :', '[MENU] Choose a size', undefined, 'pass'],
    ['prompt !=', '[MENU] Choose a size', 'We are closed', 'fail'],
  ],
  'signs alone are text': [
    ['prompt :', '?', HI, 'pass'],
    ['prompt :', '!', HI, 'fail 0%'],
    ['prompt !=', '!', HI, 'pass 0%'],
    ['prompt !=', '?', HI, 'fail'],
    ['prompt :', 'Pizza * ?', HI, 'pass'],
  ],
  'homophones are replaced in the reply, whole words only': [
    ['prompt :', 'your loan', 'your lone is due', 'pass', { homophones: { loan: ['lone'] } }],
    ['prompt :', 'reserve', 're serve it', 'pass', { homophones: { reserve: ['re serve'] } }],
    ['prompt :', 'a loan', 'Do you want a lone?', 'pass', { homophones: { loan: ['lone'] } }],
    ['cardTitle :', 'loan', 'alone', 'fail', { homophones: { loan: ['lone'] } }],
  ],
};

function outcomeOf([check, expected, answer, , how]: Row) {
  const [property = '', operator = ''] = check.split(' ');
  const words = [expected].flat().map((written) => {
    const quoted = /^"(.*)"$/.exec(written)?.[1];
    return { text: quoted ?? written, plain: quoted === undefined };
  });
  return compare(property, answer, operator as Operator, words, how);
}

function verdictOf(row: Row): string {
  const { passes, likeness } = outcomeOf(row);
  return `${passes ? 'pass' : 'fail'}${likeness === undefined ? '' : ` ${Math.round(likeness * 100)}%`}`;
}

describe.each(Object.entries(TABLE))('%s', (_rule, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row[2], row[3], row] as const))(
    '%s %j against %j: %s',
    (_check, _expected, _answer, verdict, row) => {
      expect(verdictOf(row)).toBe(verdict);
    },
  );
});

test('it is told which value was met', () => {
  const met = (check: string, expected: string[]) => outcomeOf([check, expected, HI, 'pass', EXACT]).by;
  expect(met('prompt :', ['Good morning', 'Welcome to'])).toBe('Welcome to');
  expect(met('prompt !=', ['closed', 'Pizza'])).toBe('Pizza');
});

test('the nearest passage decides how much of a phrase was heard', () => {
  const heard = 'Thank you. Please press won for refills.';
  expect(closeness('press one for refills', heard)).toBeCloseTo(19 / 21);
  expect(closeness('for refills', heard)).toBe(1);
  expect(closeness('', 'anything')).toBe(1);
  // A phrase of signs is no phrase that is always heard.
  expect([closeness('?', 'hello there'), closeness('?', 'hello?')]).toEqual([0, 1]);
  expect(closeness('abc', '')).toBe(0);
});
