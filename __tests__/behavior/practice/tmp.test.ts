import { serveSite } from '../../support/site';
const site = serveSite();
test('look', async () => {
  for (const [width, scheme] of [[1280, 'light'], [390, 'dark']] as const) {
    const { page, alarms } = await site.open('/training/phone/functional/reporting/', { viewport: { width, height: 1000 }, colorScheme: scheme });
    const log = async (what: string) => {
      await page.waitForTimeout(1500);
      console.log(what, await page.getByRole('status').allInnerTexts(), alarms);
    };
    const ex = (name: string) => page.getByRole('region', { name: `Exercise: ${name}` });
    await page.screenshot({ path: `/tmp/p2work/shots/static-${width}.png`, fullPage: true });
    const a = ex('Press the key');
    await a.getByRole('button', { name: 'Mend it here' }).click();
    const s = a.getByRole('textbox', { name: 'Script' });
    await s.waitFor();
    await s.fill((await s.inputValue()).replace('- 2:', '- press 2:'));
    await a.getByRole('button', { name: 'Check' }).click();
    await page.waitForTimeout(3000);
    await log('mend');
    const b = ex('Find the red one');
    await b.getByRole('radio', { name: /track/ }).check();
    await b.getByRole('button', { name: 'Check' }).click();
    await log('step1');
    await b.getByRole('radio', { name: /large/ }).check();
    await b.getByRole('button', { name: 'Check' }).click();
    await log('step2');
    const c = ex('Wait for the end');
    await c.getByRole('button', { name: 'Try settings' }).click();
    await c.getByRole('slider', { name: 'Finish phrase' }).focus();
    await page.keyboard.press('End');
    await c.getByRole('button', { name: 'Check' }).click();
    await log('ending');
    const d = ex('Right the name');
    await d.getByRole('button', { name: 'Correct it here' }).click();
    await d.getByRole('textbox', { name: 'Key' }).fill('Tern Air');
    await d.getByRole('textbox', { name: 'Values' }).fill('turn');
    await d.getByRole('button', { name: 'Check' }).click();
    await log('hom');
    await page.screenshot({ path: `/tmp/p2work/shots/live-${width}.png`, fullPage: true });
    await page.goto(page.url().replace('phone/functional/reporting', 'chat/functional/sample'));
    const e = ex('Match the replies');
    await e.getByRole('button', { name: 'Try selectors' }).click();
    await e.getByRole('textbox', { name: 'Selector' }).fill('span');
    await e.getByRole('button', { name: 'Check' }).click();
    await log('sel');
    await page.screenshot({ path: `/tmp/p2work/shots/sel-${width}.png`, fullPage: true });
  }
});
