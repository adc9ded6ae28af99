import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [400, 700] as const;

/**
 * The faces between which those of readers lie, and the next of kin of what systems have. The wide one is all that a bare Debian
 * has; the narrow one is as narrow as Arial Narrow. They come with the tests, so that no result depends on what a machine has.
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
 * Gives a page's text a face in place of the machine's. Neither a font of the script's nor a sheet of it asks the page's policy.
 * To be called again after another document was opened.
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
      document.adoptedStyleSheets = [sheet];
    },
    { name: `tests-${face}`, files },
  );
}

function read(face: Face, weight: number): string {
  const name = FACES[face];
  return readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)).toString('base64');
}
