import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../../lib/script/words/settings';

test('every key of testing.json is on a page', () => {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const pages = names.map((name) => readFileSync(path.join('content', name), 'utf8')).join('\n');
  expect(Object.keys(SETTINGS).filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(pages))).toEqual([]);
});
