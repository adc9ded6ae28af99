import {
  readLoadForm,
  reportOf,
  simulateLoad,
  stateAt,
  type Call,
  type LoadSettings,
} from '../../../lib/simulations/load';

const EXAMPLE: LoadSettings = { concurrent: 150, length: 2, duration: 30, agents: 20, asking: 12 };
const reportWith = (change: Partial<LoadSettings>) =>
  reportOf(simulateLoad({ ...EXAMPLE, ...change }), EXAMPLE.duration);

test('the form starts with the figures of the request in the lesson', () => {
  expect(readLoadForm({}).values).toEqual(EXAMPLE);
  expect(readLoadForm({ agents: '20.5' }).problems).toEqual({
    agents: 'Enter a whole number from 0 to 200.',
  });
});

test('the same figures give the same calls', () => expect(simulateLoad(EXAMPLE)).toEqual(simulateLoad(EXAMPLE)));

// The lesson: calls of an hour × minutes of a call / 60 are the concurrent calls.
test.each([
  [150, 2],
  [60, 3],
])('%d concurrent calls of %d minutes overlap as planned', (concurrent, length) => {
  const settings = { ...EXAMPLE, concurrent, length, duration: 60, agents: 0 };
  const calls = simulateLoad(settings);
  expect(calls.length / ((concurrent * 60) / length)).toBeCloseTo(1, 1);
  const samples = Array.from({ length: 50 }, (_, index) => stateAt(calls, 8 + index).onLine);
  expect(samples.reduce((sum, onLine) => sum + onLine, 0) / samples.length / concurrent).toBeCloseTo(1, 1);
});

describe('agents', () => {
  const calls = simulateLoad({ ...EXAMPLE, agents: 10 });
  const asking = calls.filter(({ asked }) => asked !== undefined);

  test('talk to one caller each: never more than there are', () => {
    const times = Array.from({ length: 300 }, (_, index) => index / 10);
    expect(Math.max(...times.map((time) => stateAt(calls, time).busyAgents))).toBe(10);
  });

  test('answer who has waited longest first', () => {
    const answered = asking.filter(({ hungUp }) => !hungUp).sort((one, other) => (one.asked ?? 0) - (other.asked ?? 0));
    const times = answered.map(({ waited = NaN }) => waited);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  test('are waited for between one and three minutes by those who hang up, and no longer by those who are answered', () => {
    const waits = (hungUp: boolean) =>
      asking.filter((call) => call.hungUp === hungUp).map(({ asked = NaN, waited = NaN }) => waited - asked);
    expect(waits(true).length).toBeGreaterThan(10);
    expect(Math.min(...waits(true))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...waits(true), ...waits(false))).toBeLessThanOrEqual(3);
  });

  test('the fewer there are, the longer the wait and the more callers hang up', () => {
    const [many, some, few] = [40, 15, 8].map((agents) => reportWith({ agents }));
    expect(many).toMatchObject({ hungUp: 0, averageWait: 0 });
    expect(some?.averageWait).toBeGreaterThan(0);
    expect(few?.averageWait).toBeGreaterThan(some?.averageWait ?? NaN);
    expect(few?.hungUp).toBeGreaterThan(some?.hungUp ?? NaN);
  });

  test('nobody asks where none are simulated', () => {
    expect(reportWith({ agents: 0 })).toMatchObject({ asked: 0, hungUp: 0 });
    expect(reportWith({ asking: 0 })).toMatchObject({ asked: 0 });
  });
});

describe('the report', () => {
  const calls: Call[] = [
    { start: 0, end: 1.5 },
    { start: 0.2, asked: 1, waited: 1, end: 3 },
    { start: 0.4, asked: 2, waited: 3, end: 5 },
    { start: 0.6, asked: 2, waited: 4.5, end: 4.5, hungUp: true },
  ];

  test.each([
    [0, { onLine: 1, waiting: 0, busyAgents: 0 }],
    [2.5, { onLine: 3, waiting: 2, busyAgents: 1 }],
    [4, { onLine: 2, waiting: 1, busyAgents: 1 }],
    [5, { onLine: 0, waiting: 0, busyAgents: 0 }],
  ])('counts who is on the line after %d minutes', (minute, state) => expect(stateAt(calls, minute)).toEqual(state));

  test.each([
    [2.5, { placed: 4, asked: 3, hungUp: 0, throughput: 1, averageWait: 0, longestWait: 0 }],
    [5, { placed: 4, asked: 3, hungUp: 1, throughput: 1, averageWait: 0.5, longestWait: 1 }],
  ])('has the totals after %d minutes', (minute, report) => expect(reportOf(calls, minute)).toEqual(report));
});
