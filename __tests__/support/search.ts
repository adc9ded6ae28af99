import type { Page } from 'playwright-core';

/** A page in the search dialog: its title, and the headings shown with it. */
export interface Shown {
  title: string;
  sections: string[];
}

/** Opens the search with its keyboard shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
}

/** Types a query into the open dialog, and returns the announced result. */
export async function ask(page: Page, query: string): Promise<string> {
  const field = page.getByRole('combobox');
  const said = (pattern: string) =>
    new RegExp(pattern).exec(document.querySelector('dialog [role=status]')?.textContent ?? '')?.[0];
  // The previous results stay until there are new ones. Emptying the field removes them.
  await field.fill('');
  await page.waitForFunction(said, '^Enter a key');
  await field.fill(query);
  return String(await (await page.waitForFunction(said, '^(?!Enter a key|Searching).+')).jsonValue());
}

/** The pages shown in the open dialog. */
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
