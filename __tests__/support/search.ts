import type { Page } from 'playwright-core';

/** A page in the search dialog: its title, and the headings that are offered with it. */
export interface Shown {
  title: string;
  sections: string[];
}

/** Opens the search of a page by its key. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
}

/** Types a query into the open dialog, all at once, and waits until the dialog has said what is found: returns that. */
export async function ask(page: Page, query: string): Promise<string> {
  const field = page.getByRole('combobox');
  const said = () => document.querySelector('dialog [role=status]')?.textContent ?? '';
  // What was found last stays until something else is: an empty field takes it away.
  await field.fill('');
  await page.waitForFunction(() => document.querySelector('dialog [role=status]')?.textContent === '');
  await field.fill(query);
  await page.waitForFunction(() => document.querySelector('dialog [role=status]')?.textContent);
  return page.evaluate(said);
}

/** The pages that the open dialog shows. */
export function readShown(page: Page): Promise<Shown[]> {
  return page.locator('dialog [role=group]').evaluateAll((groups) =>
    groups.map((group) => ({
      title: group.getAttribute('aria-label') ?? '',
      sections: [...group.querySelectorAll('[role=option] + [role=option]')].map(
        (section) => section.firstElementChild?.textContent ?? '',
      ),
    })),
  );
}
