import { readFileSync } from 'node:fs';
import { COLORS } from '../../lib/brand';

test.each(Object.entries(COLORS))('what has no stylesheet has the %s of the others', (name, [light, dark]) => {
  expect(readFileSync('app/global.css', 'utf8')).toContain(`--${name}: light-dark(${light}, ${dark});`);
});
