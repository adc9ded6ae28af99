import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { wear, type Face } from '../__tests__/support/faces';
import { launchChromium } from '../__tests__/support/tools/chromium';
import { readHostRules } from '../lib/hosts/rules';
import { offlineDocument } from '../lib/offline/document';
import { createStaticServer, listen } from '../lib/hosts/server';
import { readSettings } from '../lib/settings';
import { readSite } from '../lib/site/site';
import { runCommand } from '../lib/commands/run';

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
const WIDTHS = [390, 820, 1440, 1920];
const THEMES = ['light', 'dark'] as const;

/** The faces of text that readers have, each in a picture of a guide as wide as their screens. */
const SYSTEMS: Record<string, { face: Face; width: number }> = {
  macOS: { face: 'macOS', width: 1440 },
  Windows: { face: 'Windows', width: 1440 },
  Android: { face: 'Android', width: 390 },
  Linux: { face: 'wide', width: 1440 },
};

/** What the service worker answers with has no address of its own. */
const OFFLINE = 'offline';

/** The pictures that the README shows. */
const README_PICTURES = new Set(['home-1440-light', 'guide-1440-dark']);

/**
 * Takes a picture of every page type, and of the offline page, at every width in both themes, and of a guide in the faces of each
 * system: all to `.build/screenshots`, two to `bench/screenshots`. Needs a build.
 */
await runCommand(async () => {
  const settings = readSettings();
  const { rootDir, outDir, hostsDir } = settings;
  const folder = path.join(hostsDir, 'screenshots');
  const readmeFolder = path.join(rootDir, 'bench/screenshots');
  for (const dir of [folder, readmeFolder]) mkdirSync(dir, { recursive: true });
  const server = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  const origin = await listen(server, 4500);
  const browser = await launchChromium();
  const { site } = readSite(settings);
  const offline = offlineDocument(`${site.identity.product.name} Documentation`);
  try {
    for (const colorScheme of THEMES) {
      for (const width of WIDTHS) {
        const viewport = { width, height: width < 500 ? 844 : 900 };
        // A phone is touched: there are no keys to show.
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          hasTouch: width < 500,
          isMobile: width < 500,
        });
        const page = await context.newPage();
        for (const [name, address] of Object.entries(PAGES)) {
          await page.goto(new URL(address, origin).href, { waitUntil: 'networkidle' });
          const picture = `${name}-${width}-${colorScheme}`;
          await page.screenshot({ path: path.join(folder, `${picture}.png`) });
          if (README_PICTURES.has(picture)) await page.screenshot({ path: path.join(readmeFolder, `${picture}.png`) });
        }
        // In a tab of its own: the policy of a page of the site would not let its document be replaced.
        const blank = await context.newPage();
        await blank.setContent(offline);
        await blank.screenshot({ path: path.join(folder, `${OFFLINE}-${width}-${colorScheme}.png`) });
        await context.close();
      }
    }
    for (const [system, { face, width }] of Object.entries(SYSTEMS)) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(new URL(PAGES.guide ?? '/', origin).href, { waitUntil: 'networkidle' });
      await wear(page, face);
      await page.screenshot({ path: path.join(folder, `face-${system}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  const count = (Object.keys(PAGES).length + 1) * WIDTHS.length * THEMES.length + Object.keys(SYSTEMS).length;
  console.log(`${count} pictures in ${path.relative(rootDir, folder)}/`);
});
