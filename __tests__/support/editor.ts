import type { Locator } from 'playwright-core';

/** The text in the script editor inside an element, once the editor has loaded. */
export async function editorText(root: Locator): Promise<string> {
  await root.locator('.cm-content').waitFor();
  return (await root.locator('.cm-line').allTextContents()).join('\n');
}
