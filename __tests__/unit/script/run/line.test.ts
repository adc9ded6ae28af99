import { answerCall, type LineInput } from '../../../../lib/script/dialogue/line';
import { speak } from '../../../../lib/script/dialogue/speech';
import { line as dialogue, plainLine } from './running';

/**
 * Calls the line without a script: inputs by the second at which they are given.
 * @returns what the line says from a moment on
 */
function call(inputs: Record<number, LineInput>, from: number, until = 200) {
  const line = answerCall(dialogue, 0);
  const said: string[] = [];
  const listen = (time: number) => {
    for (let event = line.next(time * 1000); event; event = line.next(time * 1000))
      if (event.at > from * 1000) said.push(event.kind === 'word' ? event.said : '(hangs up)');
  };
  const inOrder = Object.entries(inputs).toSorted(([one], [other]) => Number(one) - Number(other));
  for (const [time, input] of inOrder) {
    listen(Number(time));
    line.interrupt(Number(time) * 1000);
    line.receive(input, Number(time) * 1000);
  }
  listen(until);
  return said.join(' ');
}

const key = (name: string): LineInput => ({ key: name });
const words = (text: string): LineInput => ({ words: text });

const BOOKING = /^Thank you\. One moment, please\. Your flight to Lima .* Goodbye\. \(hangs up\)$/;
const AGAIN = /^A booking reference has six digits\./;

test.each([
  ['a key', { 7: key('1') }, 7, /^Bienvenido a Tern Air\./],
  ['a key that the menu does not have', { 7: key('9') }, 7, /^That is not a valid choice\./],
  [
    'a caller who does nothing',
    {},
    6,
    /^In a few words.*Are you still there\?.*Please call again\. Goodbye\. \(hangs up\)$/,
  ],
  ['words', { 7: words('English, please'), 13: words('my baggage') }, 13, /^Each passenger/],
  ['words that nobody knows', { 7: key('2'), 14: words('purple bicycle') }, 14, /^Sorry, I did not get that\./],
  ['a part of a word', { 7: key('2'), 14: words('bookings') }, 14, /^Sorry, I did not get that\./],
])('%s: the line answers', (_input, inputs, from, said) => {
  expect(call(inputs as Record<number, LineInput>, from)).toMatch(said);
});

const REFERENCE = { 7: key('2'), 14: words('reservations') };
const digits = (text: string) => Object.fromEntries([...text].map((digit, index) => [20 + index / 2, key(digit)]));

test.each([
  ['six digits', '482913', BOOKING],
  ['a number without a booking', '000000', /^I cannot find that reference\. Please check it/],
  ['three digits and a pause', '482', AGAIN],
  ['a sign among the digits', '48*', AGAIN],
])('%s: the number is taken when it is complete', (_input, text, said) => {
  expect(call({ ...REFERENCE, ...digits(text) }, 20)).toMatch(said);
});

test('a line that says goodbye hears nothing more', () => {
  expect(call({ ...REFERENCE, ...digits('482913'), 27: words('agent'), 33: key('0') }, 20)).toMatch(BOOKING);
});

test('a line that is interrupted stops within the sentence', () => {
  expect(call({ 7: key('2'), 9: words('reservations') }, 7, 9)).toBe('In a few');
  expect(call({ 7: key('2'), 9: words('reservations') }, 9)).toMatch(/^Reservations, got it\./);
});

test('what is said takes time by its words, is written without signs, and misheard words are one piece', () => {
  const { misheard } = plainLine({ a: ['x'] }, { misheard: { 'Tern Air': 'turn air' } });
  const { pieces, until } = speak(['Tern Air, hello. I am "Ann".', { pause: 2 }], { misheard, wordsPerSecond: 1 }, 500);
  expect(pieces).toEqual([
    { said: 'Tern Air,', heard: 'turn air', from: 500, to: 2500 },
    { said: 'hello.', heard: 'hello', from: 2500, to: 3500 },
    { said: 'I', heard: 'I', from: 3500, to: 4500 },
    { said: 'am', heard: 'am', from: 4500, to: 5500 },
    { said: '"Ann".', heard: 'Ann', from: 5500, to: 6500 },
  ]);
  expect(until).toBe(8500);
});
