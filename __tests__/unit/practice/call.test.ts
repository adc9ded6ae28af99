import { placeCall, type Call } from '../../../components/practice/phone/call';
import { line, plainLine } from '../script/run/running';

/** What was said and pressed, one line a turn; `…` where somebody has not finished, `/` where the line was interrupted. */
const said = ({ state: { turns } }: Call) =>
  turns.map(({ by, text, isWhole, isCut }) => `${by}: ${text}${isCut ? ' /' : isWhole ? '' : '…'}`);

test('the line rings, answers, and its words come one after another', () => {
  const call = placeCall(line);
  call.goOn(1900);
  expect([call.state.phase, said(call)]).toEqual(['ringing', []]);
  call.goOn(1000);
  expect([call.state.phase, said(call)]).toEqual(['talking', ['line: Welcome to…']]);
  call.goOn(1500);
  expect(said(call)).toEqual(['line: Welcome to Tern Air.']);
});

test('what takes its time comes to the same in one step and in many', () => {
  const [one, many] = [placeCall(line), placeCall(line)];
  one.goOn(20_000);
  for (let step = 0; step < 200; step++) many.goOn(100);
  expect(said(many)).toEqual(said(one));
});

test('a pause that the line makes ends a turn, as far as its caller can tell', () => {
  const call = placeCall(plainLine({ offer: ['one', 2, 'two'], end: ['bye'] }));
  call.goOn(4000);
  expect(said(call)).toEqual(['line: one', 'line: two…']);
});

test('keys that follow one another fast are all taken', () => {
  const call = placeCall(line);
  call.goOn(9000);
  call.press('2');
  call.goOn(7000);
  call.say('reservations');
  call.goOn(6000);
  for (const key of '482913') call.press(key);
  call.goOn(5000);
  expect(said(call).slice(-7)).toEqual([
    ...[...'482913'].map((key) => `caller: ${key}`),
    'line: Thank you. One moment, please.',
  ]);
});

test('what the line says in Spanish is marked, as is the language of the caller then', () => {
  const call = placeCall(line);
  call.goOn(9000);
  expect(call.lang).toBeUndefined();
  call.press('1');
  call.goOn(4000);
  expect([call.lang, call.state.turns.at(-1)?.lang]).toEqual(['es-US', 'es-US']);
  expect(call.state.turns[0]?.lang).toBeUndefined();
});

test('an interruption cuts the line short where it lets itself be interrupted', () => {
  const call = placeCall(line);
  call.goOn(9000);
  expect(call.yields).toBe(false);
  call.press('2');
  call.goOn(7000);
  call.say('baggage');
  call.goOn(3000);
  expect(call.yields).toBe(true);
  call.say('agent');
  call.goOn(4000);
  expect(said(call).slice(-3)).toEqual([
    expect.stringMatching(/^line: Each passenger.* \/$/),
    'caller: agent',
    expect.stringMatching(/^line: Please note.*[^/]$/),
  ]);
  expect(said(call).join()).not.toContain('on board');
});

test('nobody hears who speaks while it rings, or when the call is over', () => {
  const call = placeCall(line);
  call.press('1');
  call.hangUp();
  call.say('hello');
  call.goOn(9000);
  expect([call.state.phase, call.state.endedBy, said(call)]).toEqual(['over', 'caller', []]);
});

test('the line hangs up when it has said goodbye', () => {
  const call = placeCall(plainLine({ end: ['bye bye'] }));
  call.goOn(2500);
  expect(call.state.phase).toBe('talking');
  call.goOn(1000);
  expect([call.state.phase, call.state.endedBy, call.state.now]).toEqual(['over', 'line', 3000]);
});

test('a sentence is told to a voice once, when it begins', () => {
  const call = placeCall(line);
  expect([call.goOn(1900), call.goOn(200), call.goOn(1000), call.goOn(1500)]).toEqual([
    [],
    ['Welcome to Tern Air.'],
    [],
    ['For Spanish, press 1 or say español.'],
  ]);
});
