import path from 'node:path';
import { launchChromium } from '../browser/chromium';
import { openAddressTrier, PROBE, type Outcome } from '../browser/try-address';
import type { Route } from '../routes/table';
import { startPlainServer } from '../server/plain';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { runCommand } from './run';

/**
 * Prints what a plain static server and a browser, with and without scripts, make of every address of the route table.
 * Needs a build. Exit status 1 when one does not end where the table says.
 */
await runCommand(async () => {
  const settings = readSettings();
  const { site } = readSite(settings);
  const plain = await startPlainServer(settings.outDir);
  const browser = await launchChromium();
  let wrong = 0;
  try {
    console.log(
      `${path.relative(settings.rootDir, settings.outDir)}/ by python3 -m http.server, each address with ${PROBE}\n`,
    );
    const trier = await openAddressTrier(browser, plain.address);
    for (const route of site.routes.values()) {
      const outcome = await trier.try(route.url);
      if (!isRight(route, outcome)) wrong++;
      const { status, withScripts, withoutScripts } = outcome;
      const columns = [
        isRight(route, outcome) ? 'ok' : 'WRONG',
        route.url,
        route.kind,
        status,
        withScripts,
        withoutScripts,
      ];
      console.log(columns.map((text, index) => text.padEnd([6, 56, 9, 8, 56, 0][index] ?? 0)).join(' '));
    }
  } finally {
    await browser.close();
    plain.stop();
  }
  console.log(`\n${site.routes.size} addresses, ${wrong} wrong`);
  if (wrong > 0) process.exitCode = 1;
});

/**
 * With scripts every address ends at the canonical one, query and fragment kept. Without scripts an `index.html` alias is
 * the page itself, and a redirect document leads to the page: HTML has no way to keep query and fragment there.
 */
function isRight({ url, to, kind }: Route, { withScripts, withoutScripts }: Outcome): boolean {
  const ends = withoutScripts.split(/[?#]/)[0];
  return (
    withScripts === to + PROBE && (ends === to || (kind === 'redirect' && url === ends && `${to}index.html` === url))
  );
}
