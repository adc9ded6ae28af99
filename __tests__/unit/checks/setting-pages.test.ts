import { checkSettingPages } from '../../../lib/checks/setting-pages';
import type { Site } from '../../../lib/site/site';
import { SETTINGS } from '../../../lib/script/words/settings';

/** What is told of a site with a page on settings. */
function told(body: string) {
  const pages = new Map([['/script-reference/testing-json/', { file: '/a/page.mdx', body }]]);
  return checkSettingPages({ pages } as unknown as Site, { rootDir: '/a' }).map(({ message }) => message);
}

const all = Object.keys(SETTINGS).map((key) => `\`${key}\``);

test('a key that no page has is named', () => {
  expect(told(all.join('\n'))).toEqual([]);
  expect(told(all.filter((key) => key !== '`retryOn`').join('\n'))).toEqual([expect.stringContaining('`retryOn`')]);
});
