import type { Page } from 'playwright-core';

/** A click on a link that stands anywhere. */
export function follow(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
