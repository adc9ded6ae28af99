import type { Page } from 'playwright-core';
import { roundTrip } from './round-trip';
import type { Tab } from './site';

/** What the Content-Security-Policy forbids in a page from now on, and in those that follow it: a line each. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** A tab in which nothing may be forbidden. */
export interface WatchedTab extends Tab {
  /** Forgets what has been noted so far. */
  forget(): void;
  /** What was forbidden and what else went wrong since then, once the page has got around to saying it. */
  troubles(): Promise<string[]>;
}

/** Watches a tab. Answers of the status 404 are no trouble in it, as a page that is not there has to have it. */
export async function watchTab(tab: Tab): Promise<WatchedTab> {
  const violations = await watchViolations(tab.page);
  return {
    ...tab,
    forget: () => void [violations, tab.alarms].forEach((list) => list.splice(0)),
    async troubles() {
      await roundTrip(tab.page);
      return [...violations, ...tab.alarms.filter((alarm) => !/404/.test(alarm))];
    },
  };
}
