import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../browser/chromium';
import { serverRules } from '../hosts/rules';
import { createStaticServer, listen } from '../server/server';
import { readSettings } from '../settings';
import { runCommand } from './run';

/** One address of each page type. */
const PAGES: Record<string, string> = {
  home: '/',
  overview: '/dashboard/',
  guide: '/guides/ivr/',
  reference: '/end-to-end/guide/',
  api: '/api/test-api/',
  faq: '/faq/',
  menu: '/training/ivr/overview/',
  lesson: '/training/ivr/functional/test/',
  release: '/releases/202005.html',
  'not-found': '/nowhere/',
};
const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;

/** The pictures that the README shows. */
const README_PICTURES = new Set(['home-1440-light', 'guide-1440-dark']);

/** Takes a picture of every page type at every width in both themes: all to `.build/screenshots`, two to `bench/screenshots`. Needs a build. */
await runCommand(async () => {
  const { rootDir, outDir, buildDir } = readSettings();
  const folder = path.join(buildDir, 'screenshots');
  const readmeFolder = path.join(rootDir, 'bench/screenshots');
  for (const dir of [folder, readmeFolder]) mkdirSync(dir, { recursive: true });
  const server = createStaticServer({ dir: outDir, ...serverRules(buildDir) });
  const origin = await listen(server, 4500);
  const browser = await launchChromium();
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: width < 500 ? 844 : 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const [name, address] of Object.entries(PAGES)) {
        await page.goto(new URL(address, origin).href, { waitUntil: 'networkidle' });
        const picture = `${name}-${width}-${colorScheme}`;
        await page.screenshot({ path: path.join(folder, `${picture}.png`) });
        if (README_PICTURES.has(picture)) await page.screenshot({ path: path.join(readmeFolder, `${picture}.png`) });
      }
      await page.close();
    }
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  console.log(
    `${Object.keys(PAGES).length * WIDTHS.length * THEMES.length} pictures in ${path.relative(rootDir, folder)}/`,
  );
});
