import { readFileSync } from 'node:fs';
import { PAPER } from '../../lib/brand';

test('what has no stylesheet has the color of the page', () => {
  expect(readFileSync('app/global.css', 'utf8')).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark});`);
});
