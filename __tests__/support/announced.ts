import type { Page } from 'playwright-core';

/** The words for states in the accessibility tree, by name and value. Others aren't announced. */
const STATES: Record<string, Record<string, string>> = {
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  disabled: { true: 'disabled' },
  modal: { true: 'modal' },
};

/**
 * Describes the focused element as a screen reader would, from the browser's accessibility tree: role, name and states,
 * for example `button "Menu", collapsed`.
 */
export async function announced(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const states = (node?.properties ?? []).map(({ name, value }) => STATES[name]?.[String(value.value)]);
  return [`${node?.role?.value} "${node?.name?.value ?? ''}"`, ...states.filter(Boolean)].join(', ');
}

/** Presses a key several times, and describes the focused element after each. */
export async function announcedAfter(page: Page, key: string, times: number): Promise<string[]> {
  const said: string[] = [];
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key);
    said.push(await announced(page));
  }
  return said;
}
