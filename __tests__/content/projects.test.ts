import { editorText } from '../support/editor';
import { serveSite } from '../support/site';

const site = serveSite('content');

test.each([
  ['ivr', 'Test the refill line', 'IVR functional testing'],
  ['chatbot', "Test the library's bot", 'Chatbot functional testing'],
])('the project of the %s course says how many faults a suite catches; all six end the course', async (...names) => {
  const [course, title, name] = names;
  const { page, alarms } = await site.open(`/training/${course}/functional/project/`);
  const root = page.getByRole('region', { name: `Exercise: ${title}` });
  const solution =
    (await root.locator('details', { hasText: 'Solution' }).last().locator('pre code').textContent()) ?? '';
  const answer = async (script: string) => {
    await root.getByRole('textbox', { name: 'Script' }).fill(script);
    await root.getByRole('button', { name: 'Check' }).click();
    return (text: string) => root.getByRole('status').getByText(text).waitFor();
  };
  await root.getByRole('button', { name: 'Write it here' }).click();
  // Steps are added at the end.
  await root.locator('.cm-focused').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('# the end');
  expect(await editorText(root)).toMatch(/# the end$/);
  await root.getByRole('button', { name: 'Check' }).click();
  await root.getByRole('status').getByText('your test expects nothing').waitFor();
  const isTold = await answer(solution.slice(0, solution.lastIndexOf('---')));
  await isTold('Your script catches 5 of 6 faults. It also passes when ');
  expect(await page.getByRole('button', { name: 'Print a card' }).count()).toBe(0);
  await (
    await answer(solution)
  )('It catches 6 of 6 faults.');
  await page.getByRole('button', { name: 'Print a card' }).waitFor();
  await page.getByRole('button', { name: 'Lesson done' }).waitFor();
  const card = page.getByRole('complementary', { name: 'Your progress' });
  expect(await card.innerText()).toMatch(new RegExp(`^${name}: 0 of \\d+ lessons done, 0 of \\d+ exercises solved`));
  expect(await page.locator('[data-printed]').textContent()).toMatch(
    /0 of \d+ lessons done, 0 of \d+ exercises solved, and a final project that catches 6 of 6 faults/,
  );
  expect(alarms).toEqual([]);
});
