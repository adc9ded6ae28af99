import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [400, 700] as const;

/**
 * The extremes between which readers' typefaces are. The wide one is the only one on a bare Debian, and the narrow one
 * is as narrow as Arial Narrow. Both come with the tests, so results don't depend on the machine.
 */
export const FACES = {
  wide: 'dejavu-sans',
  narrow: 'archivo-narrow',
  macOS: 'inter',
  Windows: 'open-sans',
  Android: 'roboto',
} as const;

export type Face = keyof typeof FACES;

/**
 * Sets the typeface of a page's text, without being subject to the page's policy. Call it again after opening another
 * document.
 */
export async function wear(page: Page, face: Face): Promise<void> {
  const files = WEIGHTS.map((weight) => ({ weight: String(weight), data: read(face, weight) }));
  await page.evaluate(
    async ({ name, files }) => {
      if (![...document.fonts].some(({ family }) => family === name))
        for (const { weight, data } of files) {
          const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
          document.fonts.add(await new FontFace(name, bytes, { weight }).load());
        }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { --font-text: ${name} }`);
      // Programs have sheets of their own.
      const others = document.adoptedStyleSheets.filter(({ cssRules: [rule] }) => !rule?.cssText.includes('tests-'));
      document.adoptedStyleSheets = [...others, sheet];
    },
    { name: `tests-${face}`, files },
  );
}

function read(face: Face, weight: number): string {
  const name = FACES[face];
  return readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)).toString('base64');
}
