import { PROBLEM_CLASSES } from '../../../lib/script/classes';
import { ASSUMPTIONS } from '../../../lib/script/run/assumptions';
import { readSettings } from '../../../lib/settings';
import { slugsOf } from '../../../lib/site/page-links';
import { compilePage, readSite } from '../../../lib/site/site';

test('the section that each class of mistakes and each assumption leads to is there', async () => {
  const settings = readSettings({ NODE_ENV: 'production' });
  const { site } = readSite(settings);
  const slugs = new Map<string, Set<string>>();
  const addresses = [
    ...Object.values(PROBLEM_CLASSES).map(({ address }) => address),
    ...Object.values(ASSUMPTIONS).map(({ page }) => page),
  ];
  for (const address of addresses) {
    const [path = '', section] = address.split('#');
    const page = site.pages.get(path);
    if (!page) throw new Error(`there is no page ${path}`);
    if (!slugs.has(path)) slugs.set(path, slugsOf(await compilePage(page, site, settings)));
    if (section !== undefined) expect([...(slugs.get(path) ?? [])]).toContain(section);
  }
});
