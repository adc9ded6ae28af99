import { nearestPages } from '../../lib/routes/nearest';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

const { groups, areas } = readSite(settingsOf('content')).site.navigation;
const pages = [...groups, ...areas].flatMap(({ items }) => items);

test('an address beyond a page, or with the ending of another system, leads to the page first', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { path } of pages) {
    const bare = path.replace(/(\/|\.html)$/, '');
    for (const asked of [`${bare}/no-such-part`, `${bare}.php`, `${bare}.md`, `${bare}/index.aspx`])
      expect([asked, nearestPages(asked, pages)[0]?.path]).toEqual([asked, path]);
  }
});
