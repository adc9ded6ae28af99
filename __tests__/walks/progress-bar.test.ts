import type { Page } from 'playwright-core';
import { serveSite } from '../support/site';

const site = serveSite();

/** A tab on a page that has started, and in which the next page never comes. */
async function openPage() {
  const tab = await site.open('/monitoring/', { viewport: { width: 1440, height: 900 } });
  await tab.wake();
  await tab.page.route('**/*', (route) => (route.request().isNavigationRequest() ? undefined : route.continue()));
  return tab;
}

/**
 * Follows a link. Returns whether the progress bar is shown a second later, and a second after something else happens.
 * All of it is asked within the page, because browsers answer no question while they wait for another page.
 */
const follow = (page: Page, href: string, what: 'stop' | 'pagehide') =>
  page.evaluate(
    async ([address, end]) => {
      const isShown = async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return document.querySelector('#nprogress .bar') !== null;
      };
      const element = Object.assign(document.createElement('a'), { href: address });
      document.body.append(element);
      element.click();
      const before = await isShown();
      if (end === 'stop') window.stop();
      else dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const after = await isShown();
      window.stop();
      return [before, after];
    },
    [href, what] as const,
  );

test.each(['stop', 'pagehide'] as const)('it is shown while a page loads, and ends with a %s', async (end) => {
  const { page } = await openPage();
  expect(await follow(page, '/guides/cli/', end)).toEqual([true, false]);
});
