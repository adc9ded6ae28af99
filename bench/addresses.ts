import path from 'node:path';
import { launchChromium } from '../__tests__/support/tools/chromium';
import { openAddressTrier, PROBE, type Outcome } from '../__tests__/support/tools/try-address';
import { bareOf } from '../lib/routes/address';
import type { Route } from '../lib/routes/table';
import { startPlainServer } from '../__tests__/support/tools/plain';
import { readSettings } from '../lib/settings';
import { readSite } from '../lib/site/site';
import { runCommand } from '../lib/commands/run';

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
    const trier = await openAddressTrier(browser);
    for (const route of site.routes.values()) {
      const outcome = await trier.try(plain.address, route.url);
      if (!isRight(route, outcome)) wrong++;
      const { withScripts, withoutScripts } = outcome;
      const columns = [
        isRight(route, outcome) ? 'ok' : 'WRONG',
        route.url,
        route.kind,
        withScripts.statuses.join(' '),
        withScripts.address,
        withoutScripts.address,
      ];
      console.log(columns.map((text, index) => text.padEnd([6, 56, 9, 12, 56, 0][index] ?? 0)).join(' '));
    }
  } finally {
    await browser.close();
    await plain.stop();
  }
  console.log(`\n${site.routes.size} addresses, ${wrong} wrong`);
  if (wrong > 0) process.exitCode = 1;
});

/**
 * With scripts every address ends at the canonical one, query and fragment kept. Without scripts the page stands at the way
 * of writing its address that the server has a file for, and a redirect document leads there: HTML has no way to keep query
 * and fragment then.
 */
function isRight({ to }: Route, { withScripts, withoutScripts }: Outcome): boolean {
  const [end = ''] = withoutScripts.address.split(/[?#]/);
  return withScripts.address === to + PROBE && withoutScripts.page === to && bareOf(end) === bareOf(to);
}
