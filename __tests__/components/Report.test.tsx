import { render, screen } from '@testing-library/react';
import { Report } from '@/components/practice/run/Report';
import { plainLine, run } from '../unit/script/run/running';

const shownRows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('an interaction that did not run is not said to accept anything', () => {
  const script = '- $DIAL:\n    - set listeningTimeout: 40\n- $1:\n    - prompt: more\n';
  render(<Report {...run(script, { dialogue: plainLine({ end: ['bye'] }) })} />);
  const [first, second] = shownRows();
  expect(first).toMatch(/Expectedanything/);
  expect(second).toMatch(/Expectednot checked.*Not run.*The line had hung up/);
});

test('a listening timeout is told in the seconds that the test listened, without those of dialling', () => {
  const script = '- $DIAL:\n    - set listeningTimeout: 3\n';
  render(<Report {...run(script, { dialogue: plainLine({ count: ['one', 20, 'two'] }) })} />);
  expect(shownRows()[0]).toMatch(/Listened for 3 seconds, until time ran out/);
});
