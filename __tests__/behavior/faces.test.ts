import { unfold } from '../support/axe';
import { problemsAtEachWidth, problemsInEachFace } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite } from '../support/site';

const site = serveSite();

// What opens above a page is looked at in `accessibility/states.test.ts`.
test.each(PAGE_TYPES)('%s holds in wide and narrow faces, and with text of twice the size', async (address) => {
  const { page } = await site.open(address);
  await page.evaluate(unfold);
  expect(await problemsInEachFace(page)).toEqual([]);
});

test('at the end of a page the button that leads to its top covers no text', async () => {
  const { page, wake } = await site.open('/guides/phone/');
  await wake();
  await page.evaluate(scrollToEnd);
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  const look = async () => {
    await page.evaluate(scrollToEnd);
    return page.evaluate(coveredText);
  };
  for (const face of ['wide', 'narrow'] as const) expect(await problemsAtEachWidth(page, face, look)).toEqual([]);
});

test('on the smallest screen no column of a table stays in the way of the others', async () => {
  const { page } = await site.open('/guides/cli/', { viewport: { width: 320, height: 700 } });
  const table = page.getByRole('group', { name: 'Table' }).first();
  await table.evaluate((scroller) => scroller.scrollTo({ left: 1e4, behavior: 'instant' }));
  expect((await table.locator('tbody td').first().boundingBox())?.x).toBeLessThan(-100);
});

function scrollToEnd(): void {
  scrollTo(0, document.documentElement.scrollHeight);
}

/** In the page: lines of the footer that the button to the top lies upon. */
function coveredText(): string[] {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('footer p') as Element);
  const button = (document.querySelector('[aria-label="Back to top"]') as Element).getBoundingClientRect();
  return [...text.getClientRects()]
    .filter(({ right, bottom }) => right > button.left && bottom > button.top)
    .map(({ right }) => `text that ends at ${right} px, where the button begins at ${button.left} px`);
}
