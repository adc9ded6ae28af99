import { unfold } from '../support/axe';
import { problemsInEachFace } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite } from '../support/site';

const site = serveSite();

// What opens above a page is looked at in `walks/states.test.ts`.
test.each(PAGE_TYPES)('%s holds in wide and narrow faces, and with text of twice the size', async (address) => {
  const { page } = await site.open(address);
  await page.evaluate(unfold);
  expect(await problemsInEachFace(page)).toEqual([]);
});

test('on the smallest screen no column of a table stays in the way of the others', async () => {
  const { page } = await site.open('/guides/cli/', { viewport: { width: 320, height: 700 } });
  const table = page.getByRole('group', { name: 'Table' }).first();
  await table.evaluate((scroller) => scroller.scrollTo({ left: 1e4, behavior: 'instant' }));
  expect((await table.locator('tbody td').first().boundingBox())?.x).toBeLessThan(-100);
});
