import type { Locator, Page } from 'playwright-core';

/** A playground on a page, as a reader uses it. */
export interface PlaygroundOnPage {
  root: Locator;
  /** Opens it, and waits for its program. */
  open(): Promise<void>;
  /** Opens it, and enters a different server. */
  useServer(origin: string): Promise<void>;
  /** Fills the form from a curl command. */
  paste(command: string): Promise<void>;
  /** Sends the request, even if no key was entered. */
  send(): Promise<void>;
  /** The text of the response's status, once it is complete. */
  status(): Promise<string>;
  /** The visible text of the response's body. */
  body(): Promise<string>;
  /** The kind of failure shown. */
  failure(): Promise<string | null>;
}

/** The playground with this name on a page. */
export function playgroundOn(page: Page, name = 'List lines'): PlaygroundOnPage {
  const root = page.locator(`[data-playground="${name}"]`);
  const response = root.getByRole('region', { name: 'Response' });
  const command = root.getByLabel('A curl command or an address');
  const open = async () => {
    if (!(await root.evaluate((details) => (details as HTMLDetailsElement).open)))
      await root.locator('summary').first().click();
    await root.locator('[data-live]').waitFor();
  };
  return {
    root,
    open,
    async useServer(origin) {
      await open();
      await root.getByLabel('Server', { exact: true }).selectOption('other');
      await root.getByLabel('Server address').fill(origin);
    },
    async paste(text) {
      await open();
      await root.getByText('Paste a request').click();
      await command.fill(text);
      await root.getByRole('button', { name: 'Fill in', exact: true }).click();
      await root.getByText('The form has been filled in.').waitFor();
    },
    async send() {
      await root.getByRole('button', { name: 'Send', exact: true }).click();
      const skip = root.getByRole('button', { name: 'Send without it' });
      if ((await skip.count()) > 0) await skip.click();
    },
    async status() {
      await root.locator('[role=status] a').waitFor();
      return (await response.locator('[data-class]').textContent()) ?? '';
    },
    async body() {
      await root.locator('[role=status] a').waitFor();
      return response.getByRole('region', { name: 'Body' }).innerText();
    },
    async failure() {
      await root.locator('[role=status] a').waitFor();
      return response.locator('[data-failure]').getAttribute('data-failure');
    },
  };
}
