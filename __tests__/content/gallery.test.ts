import { readFileSync } from 'node:fs';
import { MDX_COMPONENTS } from '../../lib/content/mdx/components';
import { readSettings } from '../../lib/settings';
import { findDeadLinks } from '../../lib/site/page-links';
import { compilePage, readSite } from '../../lib/site/site';

const text = readFileSync('content/gallery.mdx', 'utf8');

test.each(Object.keys(MDX_COMPONENTS))('the gallery shows <%s>', (name) => {
  expect(text).toMatch(new RegExp(`<${name}[\\s/>]`));
});

test('the gallery is a page in order for writers, and none of the build', async () => {
  const settings = readSettings({ NODE_ENV: 'development' });
  const { site, problems } = readSite(settings);
  expect(problems).toEqual([]);
  const page = site.pages.get('/gallery/');
  if (!page) throw new Error('there is no gallery');
  const compiled = await compilePage(page, site, settings);
  expect(await findDeadLinks({ ...page, compiled, isDraft: true }, site, settings)).toEqual([]);
  expect(readSite(readSettings({ NODE_ENV: 'production' })).site.routes.has('/gallery/')).toBe(false);
});
