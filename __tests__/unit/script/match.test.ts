import { matchesItselfInTool } from '../../../lib/script/match/cli';
import { closeness, compare, type Comparing, type Profile } from '../../../lib/script/match/compare';
import type { Operator } from '../../../lib/script/words/properties';

const HI = 'Welcome to Pizza Corner, how can I help?';
const EXACT: Comparing = { threshold: 1 };
const LENIENT: Comparing = { lenient: true, threshold: 1 };
const URL = 'https://audio.example/a.mp3';

/** `pass`, `fail`, or the likeness in percent by which a text passes or fails. */
type Verdict = 'pass' | 'fail' | `${'pass' | 'fail'} ${number}%`;

type Row = [
  check: string,
  expected: string | string[],
  answer: unknown,
  service: Verdict,
  cli: 'pass' | 'fail',
  how?: Comparing,
];

/**
 * The definition of the matcher: each comparison with the verdict of the service, as /script-reference/expectations/ describes it,
 * and of the command-line tool, as it was measured on its last public version. Without settings the threshold is 0.8.
 * An expected value in double quotes has them in the script.
 */
const TABLE: Record<string, Row[]> = {
  'a colon means contains': [
    ['prompt :', 'Pizza Corner', HI, 'pass', 'pass'],
    ['prompt :', HI, HI, 'pass', 'pass'],
    ['prompt :', 'we are closed on Monday', HI, 'fail 35%', 'fail'],
    ['cardTitle :', 'Order', 'New Order', 'pass', 'pass'],
    ['debug.count :', '5', 15, 'pass', 'pass'],
    ['raw.open :', 'true', true, 'pass', 'pass'],
    ['raw.days :', 'Monday', ['Sunday', 'Monday'], 'pass', 'pass'],
    ['prompt :', 'hello', undefined, 'fail', 'fail'],
  ],
  'one of several values is enough, and none at all accepts everything, except in the tool': [
    ['prompt :', ['Good morning', 'Welcome to'], HI, 'pass', 'pass'],
    ['prompt :', ['Good morning', 'Good evening'], HI, 'fail 33%', 'fail'],
    ['prompt :', [], HI, 'pass', 'fail'],
  ],
  'capitals: the tool ignores them in the reply only': [
    ['prompt :', 'pizza corner', HI, 'pass', 'pass'],
    ['transcript :', 'PIZZA', HI, 'pass', 'pass'],
    ['cardTitle :', 'order', 'New Order', 'pass', 'fail'],
    ['prompt :', '/pizza/', HI, 'fail', 'pass'],
    ['prompt :', '/pizza|pasta/i', HI, 'pass', 'pass'],
    ['cardTitle :', '/order/', 'New Order', 'fail', 'fail'],
  ],
  'punctuation of the reply does not count for the service': [
    ['prompt :', 'Pizza Corner how can', HI, 'pass', 'fail'],
    ['prompt :', 'Welcome, to Pizza Corner!', HI, 'pass', 'fail'],
    ['caption :', 'Corner how', HI, 'fail', 'fail'],
    ['prompt :', '3.50', 'That is 3.50, please.', 'pass', 'pass'],
    ['prompt :', "you're next", 'youre next', 'pass', 'fail'],
    ['prompt :', 'A.B.E.', 'This is A.B.E.', 'pass', 'pass'],
  ],
  'lenientMode ignores signs and extra spaces, also in the expected text': [
    ['caption :', 'Corner how', HI, 'pass', 'pass', LENIENT],
    ['caption :', 'open 24 hours', 'open   (24)  hours!', 'pass', 'pass', LENIENT],
    ['prompt :', '3.50', '3.50', 'pass', 'pass', LENIENT],
    ['caption :', 'A.B.E.', 'A.B.E.', 'pass', 'pass', LENIENT],
    ['caption :', 'dont', "don't", 'pass', 'fail', LENIENT],
    ['prompt :', 'total (5)', 'total (5)', 'pass', 'pass', LENIENT],
    ['prompt :', 'Welcome * help', HI, 'pass', 'fail', LENIENT],
  ],
  'an asterisk stands for any text; for the tool the spaces around it count': [
    ['prompt :', '*', HI, 'pass', 'pass'],
    ['prompt :', '"*"', undefined, 'pass', 'fail'],
    ['prompt :', 'Welcome to * how can I help', HI, 'pass', 'pass'],
    ['prompt :', '* Corner * help', HI, 'pass', 'fail'],
    ['prompt :', 'how can * Corner', HI, 'fail', 'fail'],
    ['prompt :', 'your * is', 'your is', 'pass', 'fail'],
    ['prompt :', 'your order is on * way', 'Your order is on its way', 'pass', 'pass'],
  ],
  'between slashes there is a regular expression; the tool reads one in any text': [
    ['prompt :', '/^Welcome (back )?to/', HI, 'pass', 'pass'],
    ['prompt :', '/open(/', 'open(', 'fail', 'fail'],
    ['prompt :', '/unfinished', '/unfinished', 'pass', 'fail'],
    ['prompt :', '/unfinished', 'unfinished', 'pass', 'fail'],
    ['prompt :', 'total (5)', 'total (5)', 'pass', 'fail'],
    ['prompt :', 'open [daily]', 'open [daily]', 'pass', 'fail'],
    ['prompt :', 'small|large', 'small|large', 'pass', 'pass'],
    ['prompt :', 'it costs $36,150? c++', 'it costs $36,150? c++', 'pass', 'pass'],
    ['prompt :', 'smile :(', 'smile :(', 'pass', 'fail'],
    ['prompt :', 'h.lp', HI, 'fail 75%', 'pass'],
    ['prompt :', ['/^Hello/', 'Welcome * help'], HI, 'pass', 'fail'],
  ],
  'undefined means not set; in quotes it is a text': [
    ['streamURL :', 'undefined', undefined, 'pass', 'pass'],
    ['streamURL :', 'undefined', null, 'pass', 'fail'],
    ['streamURL :', 'undefined', URL, 'fail', 'fail'],
    ['streamURL !=', 'undefined', URL, 'pass', 'pass'],
    ['streamURL :', '"undefined"', 'undefined', 'pass', 'fail'],
  ],
  '!= means does not contain': [
    ['prompt !=', 'closed', HI, 'pass 50%', 'pass'],
    ['prompt !=', 'Pizza Corner', HI, 'fail', 'fail'],
    ['prompt !=', ['closed', 'Pizza'], HI, 'fail', 'fail'],
    ['cardTitle !=', 'Pizza', undefined, 'pass', 'pass'],
    ['prompt !=', 'check-in', 'we opened in may', 'pass 50%', 'fail'],
    ['cardTitle !=', 'check-in', 'Opened in May', 'pass', 'fail'],
    ['debug.count !=', '5', 4, 'pass', 'fail'],
    ['prompt !=', '/x+/', 'xx', 'fail', 'pass'],
    ['prompt !=', 'a*b', 'a and b', 'fail', 'pass'],
    ['prompt !=', 'nine to six', 'open nine to five', 'fail 82%', 'pass'],
  ],
  'signs of order compare numbers; the tool takes whole ones': [
    ['debug.count <', '3', 2.5, 'pass', 'pass'],
    ['debug.count <', '3', 3, 'fail', 'fail'],
    ['debug.count <=', '3', 3, 'pass', 'pass'],
    ['debug.count >', '2.5', 2.9, 'pass', 'fail'],
    ['debug.count >', '3', '10', 'pass', 'pass'],
    ['debug.count >=', '3', 'many', 'fail', 'fail'],
    ['debug.count >', '3', '10 minutes', 'fail', 'fail'],
    ['raw <', '1', [0], 'fail', 'pass'],
  ],
  'operators of older scripts': [
    ['prompt ==', 'Pizza', HI, 'fail', 'pass'],
    ['prompt ==', HI, HI, 'pass', 'pass'],
    ['prompt =~', '/pizza/i', HI, 'pass', 'pass'],
  ],
  'the service forgives small differences of the reply, by its threshold': [
    ['prompt :', 'press 1', 'press 2', 'pass 86%', 'fail'],
    ['prompt :', 'press 1', 'press 2', 'fail 86%', 'fail', EXACT],
    ['prompt :', 'nine to six', 'nine to five', 'pass 82%', 'fail'],
    ['prompt :', ['press 1', 'press 2'], 'press 2', 'pass', 'pass'],
    ['cardTitle :', 'Pizza Korner', 'Pizza Corner', 'fail', 'fail'],
    ['prompt :', 'hello from Fern Air', 'welcome to Tern Air', 'fail 58%', 'fail'],
    ['prompt :', '[MENU] Choose a size', 'Choose a size', 'pass', 'fail'],
  ],
  'homophones are replaced in the reply, whole words only': [
    ['prompt :', 'your loan', 'your lone is due', 'pass', 'pass', { homophones: { loan: ['lone'] } }],
    ['prompt :', 'reserve', 're serve it', 'pass', 'pass', { homophones: { reserve: ['re serve'] } }],
    ['prompt :', 'a loan', 'Do you want a lone?', 'pass', 'fail', { homophones: { loan: ['lone'] } }],
    ['cardTitle :', 'loan', 'alone', 'fail', 'fail', { homophones: { loan: ['lone'] } }],
  ],
};

function outcomeOf([check, expected, answer, , , how]: Row, profile?: Profile) {
  const [property = '', operator = ''] = check.split(' ');
  const words = [expected].flat().map((written) => {
    const quoted = /^"(.*)"$/.exec(written)?.[1];
    return { text: quoted ?? written, plain: quoted === undefined };
  });
  return compare(property, answer, operator as Operator, words, { ...how, profile });
}

function verdictOf(row: Row, profile?: Profile): string {
  const { passes, likeness } = outcomeOf(row, profile);
  return `${passes ? 'pass' : 'fail'}${likeness === undefined ? '' : ` ${Math.round(likeness * 100)}%`}`;
}

describe.each(Object.entries(TABLE))('%s', (_rule, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row[2], row[3], row[4], row] as const))(
    '%s %j against %j: service %s, command-line tool %s',
    (_check, _expected, _answer, service, cli, row) => {
      expect([verdictOf(row), verdictOf(row, 'cli')]).toEqual([service, cli]);
    },
  );
});

test.each([
  ['open daily. how are you?', true],
  ['(music)', true],
  ['small|large', true],
  ['what? really', true],
  ['total (5)', false],
  ['menu [daily]', false],
  ['$5 off, c++ and 2^3', true],
  ['smile :(', false],
  ['/unfinished', false],
  // As an expression, this one takes forever.
  [`${'a'.repeat(60)}[z]|(a+)+[bx]`, false],
])('%s matches itself in the command-line tool: %s', (text, expected) => {
  expect(matchesItselfInTool(text)).toBe(expected);
  // lenientMode removes these signs from both texts.
  expect(matchesItselfInTool('total (5) :(', true)).toBe(true);
});

test('it is told which value was met', () => {
  const met = (check: string, expected: string[]) => outcomeOf([check, expected, HI, 'pass', 'pass', EXACT]).by;
  expect(met('prompt :', ['Good morning', 'Welcome to'])).toBe('Welcome to');
  expect(met('prompt !=', ['closed', 'Pizza'])).toBe('Pizza');
});

test('the nearest passage decides how much of a phrase was heard', () => {
  const heard = 'Thank you. Please press won for refills.';
  expect(closeness('press one for refills', heard)).toBeCloseTo(19 / 21);
  expect(closeness('for refills', heard)).toBe(1);
  expect(closeness('', 'anything')).toBe(1);
  expect(closeness('abc', '')).toBe(0);
});
