import { PROBLEM_CLASSES } from '../../../lib/script/classes';
import { readSettings } from '../../../lib/settings';
import { slugsOf } from '../../../lib/site/page-links';
import { compilePage, readSite } from '../../../lib/site/site';

test('the section that each class of mistakes leads to is there', async () => {
  const settings = readSettings({ NODE_ENV: 'production' });
  const { site } = readSite(settings);
  const slugs = new Map<string, Set<string>>();
  for (const { address } of Object.values(PROBLEM_CLASSES)) {
    const [path = '', section] = address.split('#');
    const page = site.pages.get(path);
    if (!page) throw new Error(`there is no page ${path}`);
    if (!slugs.has(path)) slugs.set(path, slugsOf(await compilePage(page, site, settings)));
    if (section !== undefined) expect([...(slugs.get(path) ?? [])]).toContain(section);
  }
});
