import type { ElementHandle, Page } from 'playwright-core';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite } from '../support/site';

const CONTROLS = 'a[href], button, summary, input, [tabindex="0"]';
/** Pixels around a control in which its focus may show. */
const MARGIN = 8;

const site = serveSite();

test('every kind of control shows that it has the focus, in colors of the page and of the system', async () => {
  const known: string[] = [];
  const unseen: string[] = [];
  const { page, open } = await site.newTab({ viewport: { width: 1280, height: 800 } });
  for (const address of PAGE_TYPES) {
    await open(address);
    unseen.push(...(await kindsWithoutFocus(page, known)));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/guides/cli/');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  unseen.push(...(await kindsWithoutFocus(page, known)));
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('pause');
  await page.getByRole('option').first().waitFor();
  unseen.push(...(await kindsWithoutFocus(page, known)));
  expect(unseen).toEqual([]);
  // Were nothing looked at, nothing would be found.
  expect(known.length).toBeGreaterThan(20);
});

test('every control that does not stand in running text is at least 24 pixels, on a phone and on a desk', async () => {
  const { page, open } = await site.newTab();
  for (const address of PAGE_TYPES) {
    await open(address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([address, width, await page.evaluate(smallControls, CONTROLS)]).toEqual([address, width, []]);
    }
  }
});

/**
 * The controls of a page that look the same with and without the focus.
 * @param known kinds that have been looked at; those of this page are added
 */
async function kindsWithoutFocus(page: Page, known: string[]): Promise<string[]> {
  // From now on the browser shows the focus as to one who uses the keyboard.
  await page.keyboard.press('Shift');
  const handles = await page.evaluateHandle(newKinds, { controls: CONTROLS, known });
  const kinds = await handles.evaluate((all) => all.map(({ kind }) => kind));
  known.push(...kinds);
  const same: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const [index, kind] of kinds.entries()) {
      const control = (await handles.evaluateHandle((all, at) => all[at]?.control, index)).asElement();
      if (!control) throw new Error(`no control of the kind ${kind}`);
      if (await looksTheSame(page, control))
        same.push(`${new URL(page.url()).pathname}, forced colors ${forcedColors}: ${kind}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return same;
}

/** Whether a control looks the same with and without the focus. */
async function looksTheSame(page: Page, control: ElementHandle<HTMLElement>): Promise<boolean> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.evaluate((element) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return { x, y, width: Math.min(width, innerWidth), height: Math.min(height, 200) };
  });
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  const before = await page.screenshot({ clip });
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  return before.equals(await page.screenshot({ clip }));
}

/** In the page: one visible control of each kind that is not known. A kind is an element with its class and its parent's. */
function newKinds({
  controls,
  known,
}: {
  controls: string;
  known: string[];
}): { kind: string; control: HTMLElement }[] {
  const found = new Map<string, HTMLElement>();
  const layer = document.querySelector('dialog[open]') ?? document.querySelector(':popover-open') ?? document.body;
  for (const control of layer.querySelectorAll<HTMLElement>(controls)) {
    const box = control.getBoundingClientRect();
    const isSkipLink = box.bottom < 0 && scrollY === 0;
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width === 0 || isSkipLink) continue;
    const kind = [control.parentElement, control].map((one) => `${one?.tagName}.${one?.className}`).join(' > ');
    if (!known.includes(kind) && !found.has(kind)) found.set(kind, control);
  }
  return [...found].map(([kind, control]) => ({ kind, control }));
}

/** In the page: controls that a finger would miss. */
function smallControls(controls: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const target = control.closest('label') ?? control;
    const { width, height, right } = target.getBoundingClientRect();
    const isInText = getComputedStyle(target).display === 'inline';
    // The skip link waits above the screen; what has no size is not there.
    if (isInText || width === 0 || right < 0 || Math.min(width, height) >= 24) return [];
    return `${width.toFixed(0)} × ${height.toFixed(0)}: ${target.outerHTML.slice(0, 100)}`;
  });
}
