import { unfold, violationsInBothThemes } from '../support/axe';
import { problemsInEachFace } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite } from '../support/site';

const site = serveSite();

// What opens above a page is looked at in `walks/states.test.ts`.
test.each(PAGE_TYPES)(
  '%s: axe finds nothing, and it holds in each face, and with text of twice the size',
  async (address) => {
    const { page } = await site.open(address);
    await page.evaluate(unfold);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await problemsInEachFace(page)).toEqual([]);
  },
);

test('on the smallest screen a table of three columns is read as a list, without scrolling sideways', async () => {
  const { page } = await site.open('/guides/cli/', { viewport: { width: 320, height: 700 } });
  const table = page.getByRole('group', { name: /^Table/ }).first();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const cells = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
});
