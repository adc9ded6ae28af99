import { act, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { WhyItFailed } from '@/components/practice/checker/WhyItFailed';
import Program from '@/components/practice/exercise/Program';
import { startLanguage, useLanguage } from '@/components/practice/language';
import { checkText } from '@/lib/script/check/text';
import { createTasks, type TaskName } from '@/lib/script/tasks';

/** The language's worker, which answers at once unless it hangs. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static asked: TaskName[] = [];
  static hangs = false;
  onmessage?: (event: { data: unknown }) => void;
  isStopped = false;
  private tasks = createTasks() as Record<TaskName, (input: unknown) => unknown>;

  constructor() {
    FakeWorker.made.push(this);
    queueMicrotask(() => this.onmessage?.({ data: 'ready' }));
  }

  postMessage({ name, input }: { name: TaskName; input: unknown }) {
    FakeWorker.asked.push(name);
    if (!FakeWorker.hangs) queueMicrotask(() => this.onmessage?.({ data: this.tasks[name](input) }));
  }

  terminate() {
    this.isStopped = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(FakeWorker, { made: [], asked: [], hangs: false });
  Object.assign(globalThis, { Worker: FakeWorker, RUNNER: '/runner.js' });
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Why() {
  const { tests } = checkText('- hi: nine to six\n');
  const language = useLanguage();
  return <WhyItFailed tests={tests} asked={asked} language={language} onChange={(next) => (asked = next)} />;
}
let asked: { number: number; reply: string } | undefined;

test('"Why did it fail?" asks one worker, once for all that is typed without a pause', async () => {
  asked = { number: 0, reply: 'o' };
  const { rerender } = render(<Why />);
  for (const reply of ['op', 'ope', 'open', 'open nine', 'open nine to five']) {
    asked = { number: 0, reply };
    rerender(<Why />);
    await wait(50);
  }
  expect(FakeWorker.asked).toEqual([]);
  await wait(400);
  expect([FakeWorker.asked, FakeWorker.made.length]).toEqual([['why'], 1]);
  expect(screen.getByRole('status').textContent).toMatch(/^Passed, 82% similar \(80% passes by default\)/);
  asked = { number: 0, reply: 'closed' };
  rerender(<Why />);
  await wait(400);
  expect([FakeWorker.asked, FakeWorker.made.length]).toEqual([['why', 'why'], 1]);
});

const exercise = { id: 'one', kind: 'choice', on: 'line', given: '', solution: '2', wrong: [] } as const;
const PLAIN = `<input type="radio" value="1" checked>
  <p data-part="label">One</p><p data-part="reason">No.</p><p data-part="label">Two</p><p data-part="reason">Yes.</p>`;

test('a choice is compared on the page, without a worker', async () => {
  const plain = document.createElement('div');
  plain.innerHTML = PLAIN;
  render(<Program place={document.body} plain={plain} taken={{ values: {} }} props={{ exercise }} />);
  expect(screen.getByRole('status').textContent).toMatch(/Not yet.*No\./);
  fireEvent.click(screen.getByLabelText('Two'));
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await wait(0);
  expect(screen.getByRole('status').textContent).toMatch(/Solved.*Yes\./);
  expect(FakeWorker.made).toEqual([]);
});

test('a task that takes too long is stopped, and the next one has a worker of its own', async () => {
  const language = startLanguage();
  FakeWorker.hangs = true;
  const first = language.ask('check', { text: '- hi' }).catch((error: Error) => error.message);
  await wait(6000);
  await expect(first).resolves.toMatch(/stopped after 5 seconds/);
  FakeWorker.hangs = false;
  const second = language.ask('check', { text: '- hi: a: b' });
  await wait(0);
  expect((await second).problems).toHaveLength(1);
  expect(FakeWorker.made.map(({ isStopped }) => isStopped)).toEqual([true, false]);
});

test('what is no longer wanted is not asked, and stopping fails what runs', async () => {
  const language = startLanguage();
  FakeWorker.hangs = true;
  const running = language.ask('check', { text: '- a' }).catch((error: Error) => error.message);
  const old = language.ask('check', { text: '- b' }, () => false).catch((error: Error) => error.message);
  await wait(0);
  language.stop();
  await wait(0);
  expect([await running, await old]).toEqual(['The run was stopped.', 'This is no longer wanted.']);
  expect(FakeWorker.asked).toEqual(['check']);
});
