import { playgroundOn } from '../support/playground';
import { serveSite } from '../support/site';

const site = serveSite();

test('a language that was chosen once holds in tabs and samples of all pages, and after a reload', async () => {
  const { page, open, alarms } = await site.open('/guides/phone/');
  const chosen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input[data-tab="Language"]:checked')].map(
        ({ value }) => value,
      ),
    );
  await page.getByRole('radio', { name: 'Python' }).first().check();
  expect(await chosen()).toEqual(['Python', 'Python']);
  await page.reload();
  expect(await chosen()).toEqual(['Python', 'Python']);
  await open('/api/reference/');
  expect(new Set(await chosen())).toEqual(new Set(['Python']));
  await open('/api/');
  const playground = playgroundOn(page);
  await playground.paste('curl https://a.example/');
  await playground.root
    .getByRole('radio', { name: 'Python' })
    .and(page.locator(':checked'))
    .waitFor({ state: 'attached' });
  expect(alarms).toEqual([]);
});
