import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
  elementRef: false,
  iframes: false,
};

/** Only the rules whose result can differ between themes. */
const colorOptions: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Lists axe's violations on a page, one line per element: rule, element, explanation.
 * @param part a selector for the part to check; the complete page by default
 * @param rules the rules to check
 */
export async function violationsOf(page: Page, part?: string, rules = options): Promise<string[]> {
  // As an expression, because the Content-Security-Policy would block a script element.
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
 * Lists violations in both themes: all rules in the light one, and colors in the dark one. The page is loaded once, and
 * the theme is switched by the system setting.
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

/** Opens all disclosures and all tab panels, and lays out what is far from the screen. */
export function unfold(): void {
  delete document.documentElement.dataset.lazy;
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const [index, input] of document.querySelectorAll<HTMLInputElement>('input[data-tab]').entries()) {
    // Only one button with the same name can be checked.
    input.name = `unfolded-${index}`;
    input.checked = true;
  }
}
