import type { Page } from 'playwright-core';

/** Clicks a link, wherever it is on the page. */
export function follow(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
