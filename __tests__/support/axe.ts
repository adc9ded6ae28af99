import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe holds to be good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
  elementRef: false,
  iframes: false,
};

/** The same, but only what can differ between the themes. */
const colorOptions: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds wrong in a page as it is now, one line a place: rule, element, what it says.
 * @param part a selector of what is looked at; the page if there is none
 * @param rules which rules are looked at
 */
async function violationsOf(page: Page, part?: string, rules = options): Promise<string[]> {
  // As an expression: a script element would ask for a Content-Security-Policy that allows it.
  await page.evaluate(`window.axe || (() => { ${source} })()`);
  const { violations } = await page.evaluate(
    ([within, parameters]) =>
      (window as unknown as { axe: { run: (part: ElementContext, o: RunOptions) => Promise<AxeResults> } }).axe.run(
        within ?? document,
        parameters,
      ),
    [part, rules] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? help}`,
    ),
  );
}

/**
 * The same in both themes, each violation with its theme: all of it in the light one, the colors in the dark one. The page is
 * loaded once: the theme is switched as a system does it.
 */
export async function violationsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', options],
    ['dark', colorOptions],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violationsOf(page, part, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Shows what a reader has to press for: opens every disclosure, and every panel of every set of tabs at once. */
export function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const [index, input] of document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]').entries()) {
    // Buttons of one name exclude each other.
    input.name = `unfolded-${index}`;
    input.checked = true;
  }
}
