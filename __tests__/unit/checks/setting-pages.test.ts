import { SETTINGS } from '../../../lib/script/words/settings';
import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';

test('pages describe every key of testing.json that the checker accepts', () => {
  const text = [...readSite(readSettings()).site.pages.values()].map(({ body }) => body).join('\n');
  expect(Object.keys(SETTINGS).filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(text))).toEqual([]);
});
