import { render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { useProgram } from '../../components/browser/useProgram';

/** What stands in the page right after the form was read, before the browser can do anything else. */
let after: string | null | undefined;

function takeOver(_chunk: unknown, root: HTMLElement): ReactNode {
  queueMicrotask(() => (after ??= root.textContent));
  return 'The program';
}

function Form() {
  const root = useRef<HTMLDivElement>(null);
  const { live, load } = useProgram('The program', root, async () => ({}), takeOver);
  return (
    <div ref={root} onFocus={load}>
      {live ?? <input aria-label="Plain" />}
    </div>
  );
}

test('the program takes the place of its form at the moment when the form is read: what is typed goes to the one or the other', async () => {
  document.documentElement.dataset.hydrated = '';
  render(<Form />);
  screen.getByLabelText('Plain').focus();
  await screen.findByText('The program');
  expect(after).toBe('The program');
});
