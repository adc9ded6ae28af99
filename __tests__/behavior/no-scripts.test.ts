import { pagesOf } from '../support/pages';
import { serveSite } from '../support/site';

const addresses = pagesOf('site');

const site = serveSite();

test('without scripts every page shows all its text, every panel of every set of tabs, and no control that cannot work', async () => {
  // Where nothing hovers, buttons that appear under the pointer are there all the time.
  const touch = { viewport: { width: 1280, height: 800 }, isMobile: true, hasTouch: true };
  const { page, open, alarms } = await site.newTab({ javaScriptEnabled: false, ...touch });
  let panels = 0;
  for (const address of addresses) {
    await open(address);
    const { hidden, shown } = await page.evaluate(lookAround);
    // What is folded may hold a control.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const { dead } = await page.evaluate(lookAround);
    expect([address, hidden, dead, alarms]).toEqual([address, [], [], []]);
    panels += shown;
  }
  // Were the tabs made otherwise, none would be found.
  expect(panels).toBeGreaterThan(10);
});

test('without scripts the menu of a phone opens, its groups open, and its links lead on', async () => {
  const { page } = await site.open('/training/phone/functional/test/', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const menu = page.getByRole('navigation', { name: 'Documentation' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  // In an area, the groups are below its list.
  await menu.getByText('All topics').click();
  await menu.getByText('Guides', { exact: true }).click();
  await menu.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.waitForURL('**/guides/chat/');
});

test('without scripts no link in the menu of a phone leads to a section that the menu would cover', async () => {
  const { page } = await site.open('/api/reference/', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Documentation' });
  const links = menu.locator('a[href^="#"]');
  expect(await links.count()).toBeGreaterThan(5);
  expect(await links.filter({ visible: true }).count()).toBe(0);
});

/**
 * In the page: text that is not seen, controls that need a script without saying so, and how many panels of tabs are open.
 * Disclosures open by themselves.
 */
function lookAround(): { hidden: string[]; dead: string[]; shown: number } {
  const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, pre, figcaption)')];
  /** Fields that a reader may fill in beside a note that they are of no use; a button that does nothing is never shown. */
  const saysSo = (control: Element) =>
    control.tagName !== 'BUTTON' &&
    [...(control.closest('[data-playground]')?.querySelectorAll('noscript') ?? [])].some(
      (note) => note.textContent?.includes('needs JavaScript') && [...note.children].some(isSeen),
    );
  const folded = (element: Element) => element.closest('details:not([open]), label, .visually-hidden') !== null;
  return {
    hidden: texts.filter((text) => text.textContent?.trim() && !folded(text) && !isSeen(text)).map(name),
    dead: [...document.querySelectorAll('button:not([popovertarget]), input, select, textarea')]
      .filter((control) => isSeen(control) && !saysSo(control))
      .map(name),
    shown: [...document.querySelectorAll('main [data-panel]')].filter(isSeen).length,
  };
}
