import type { Tab } from './site';

/** Stops the clock of a page that is awake: from now on `page.clock.runFor` is what lets time go by. */
export async function stopClock({ page, wake }: Pick<Tab, 'page' | 'wake'>): Promise<void> {
  await wake();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
