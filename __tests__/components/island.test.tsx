import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Start } from '@/components/browser/start';

/** A program that shows what it starts from, and fails when it is asked to. */
function Program({ props, pressed, taken }: Start<{ who: string }>) {
  const [hasFailed, setFailed] = useState(fails.atOnce);
  if (hasFailed) throw new Error('a mistake');
  return (
    <>
      <p>{`The program of ${props.who}, started by ${pressed ?? 'nothing'}`}</p>
      <input name="words" aria-label="Words" defaultValue={taken.values.words} />
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </>
  );
}

const fails = { atOnce: false };
const load = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@/components/islands/registry', () => ({
  entryOf: (wake: string) => ({ label: 'The program', wake, load }),
}));
const { Island } = await import('@/components/Island');
const { show, showIsland } = await import('./html');

const told: string[] = [];
document.addEventListener('fault', (event) => told.push((event as CustomEvent<string>).detail));

beforeEach(() => {
  // The programs render when they want, and their mistakes are not those of the test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  told.length = 0;
  fails.atOnce = false;
  load.mockReset();
  load.mockResolvedValue({ default: Program });
});

/** An island that wakes as its name says. */
const island = (name: string) => (
  <Island name={name as never} props={{ who: 'Tern Air' } as never}>
    <form>
      <input name="words" aria-label="Words" defaultValue="early" />
      <button type="button" name="start">
        Start
      </button>
    </form>
  </Island>
);
const button = (name = 'Start') => screen.getByRole('button', { name });
const program = () => screen.findByText(/^The program of Tern Air/);
const plainIsBack = () => waitFor(() => expect(button()).toBeVisible());

test('a pressed button is busy until its program is there, which is told what was pressed and entered', async () => {
  let arrive: () => void;
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ default: Program }))));
  showIsland(island('press'));
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'typed' } });
  fireEvent.click(button());
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  arrive!();
  expect(await program()).toHaveTextContent('started by start');
  expect(screen.getByLabelText('Words')).toHaveValue('typed');
  expect([screen.queryByRole('button', { name: 'Start' }), load.mock.calls.length]).toEqual([null, 1]);
});

test.each(['at once', 'later'])(
  'a program that fails %s gives its plain HTML back, with a notice, and can be started again',
  async (when) => {
    showIsland(island('press'));
    const [before, place] = [document.body.innerHTML, document.querySelector('[data-island]')!];
    fails.atOnce = when === 'at once';
    fireEvent.click(button());
    if (when === 'later') {
      await program();
      button('Fail').click();
    }
    await plainIsBack();
    expect(document.body.innerHTML.replace(' aria-busy="true"', '')).toBe(before);
    expect(told).toEqual(['The program has failed. You can keep reading.']);
    fails.atOnce = false;
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    fireEvent.click(button());
    expect(place).toContainElement(await program());
  },
);

test('a program that cannot be loaded is told, and loaded at the next press', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  showIsland(island('press'));
  fireEvent.click(button());
  await waitFor(() => expect(told).toEqual([expect.stringContaining('The program couldn’t be loaded')]));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  fireEvent.click(button());
  expect(await program()).toBeVisible();
});

test('a form wakes when it is used, also before this code had arrived, and not earlier', async () => {
  showIsland(island('use'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByLabelText('Words'));
  expect(await program()).toHaveTextContent('started by nothing');
  show(island('use'));
  const html = document.body.innerHTML;
  showIsland(null);
  document.body.innerHTML = html;
  screen.getByLabelText('Words').focus();
  const { watchIslands } = await import('@/components/islands/island');
  watchIslands(new AbortController().signal);
  expect(await program()).toBeVisible();
});

test('a section wakes when it is opened, and is closed again if that fails', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  showIsland(
    <details>
      <summary>Try it</summary>
      {island('open')}
    </details>,
  );
  const section = document.querySelector('details')!;
  section.open = true;
  await waitFor(() => expect(told).toHaveLength(1));
  await waitFor(() => expect(section.open).toBe(false));
  section.open = true;
  expect(await program()).toBeInTheDocument();
});

test('a form is not replaced during a press in it', async () => {
  showIsland(island('use'));
  const place = document.querySelector<HTMLElement>('[data-island]')!;
  const matches = place.matches.bind(place);
  let isPressed = true;
  Object.assign(place, { matches: (selector: string) => (selector === ':active' ? isPressed : matches(selector)) });
  fireEvent.pointerDown(screen.getByLabelText('Words'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).toHaveBeenCalled();
  expect(button()).toBeVisible();
  isPressed = false;
  expect(await program()).toBeVisible();
});
