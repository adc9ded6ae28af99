import type { Locator, Page } from 'playwright-core';

/** A playground on a page, as a reader uses it. */
export interface PlaygroundOnPage {
  root: Locator;
  /** Unfolds it, where it stands below an operation. */
  open(): Promise<void>;
  /** Chooses another server for it, and wakes it thereby. */
  useServer(origin: string): Promise<void>;
  /** Fills the form from a request as people copy them. */
  paste(command: string): Promise<void>;
  send(): Promise<void>;
  /** The text of the answer's status once it is complete. */
  status(): Promise<string>;
  /** The visible text of the answer's body. */
  body(): Promise<string>;
  /** The kind of the failure that is shown. */
  failure(): Promise<string | null>;
}

/** The playground with this name on a page. */
export function playgroundOn(page: Page, name = 'List lines'): PlaygroundOnPage {
  const root = page.locator('[data-playground]').filter({ has: page.locator(`form[aria-label="Try it: ${name}"]`) });
  const response = root.getByRole('region', { name: 'Response' });
  const command = root.getByLabel(/^A request:/);
  const isDone = () => response.and(page.locator('[aria-busy="false"]')).waitFor();
  const send = () => root.getByRole('button', { name: 'Send' }).click();
  return {
    root,
    open: () => root.locator('xpath=ancestor::details[1]/summary').click(),
    async useServer(origin) {
      await wake(root);
      await root.getByLabel('Server', { exact: true }).selectOption('other');
      await root.getByLabel('Address of the server').fill(origin);
    },
    async paste(text) {
      await wake(root);
      // A command with something to be said about it has left it open.
      if (!(await command.isVisible())) await root.getByText('Paste a request').click();
      await command.fill(text);
      await root.getByRole('button', { name: 'Fill in' }).click();
      // It is empty again with the form that has been filled in, not earlier.
      await command.and(page.locator(':placeholder-shown')).waitFor({ state: 'attached' });
    },
    send,
    async status() {
      await isDone();
      return (await response.locator('[data-class]').textContent()) ?? '';
    },
    async body() {
      await isDone();
      return response.getByRole('region', { name: 'Body' }).innerText();
    },
    async failure() {
      await isDone();
      return response.locator('[data-failure]').getAttribute('data-failure');
    },
  };
}

async function wake(root: Locator): Promise<void> {
  await root.getByRole('textbox').first().focus();
  await root.and(root.page().locator('[data-live]')).waitFor();
}
