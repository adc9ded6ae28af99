import type { Tab } from './site';

/** Stops an awake page's clock. From then on, only `page.clock.runFor` advances time. */
export async function stopClock({ page, wake }: Pick<Tab, 'page' | 'wake'>): Promise<void> {
  await wake();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
