import { runLighthouse } from './runner';
import { FLOORS, judge, type Category } from './scores';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { readSettings } from '../../lib/settings';
import { runCommand } from '../../lib/commands/run';

/** One address of each page type that is measured. */
const PAGES: Record<string, string> = {
  home: '/',
  guide: '/guides/ivr/',
  reference: '/end-to-end/guide/',
  api: '/api/test-api/',
  lesson: '/training/ivr/functional/test/',
  faq: '/faq/',
};

/** Runs a page is measured in; the median counts. */
const RUNS = 3;

/** Prints the Lighthouse scores (mobile) of each page type on the served export. Needs a build. Exit status 1 when one is below its floor. */
await runCommand(async () => {
  const { outDir, hostsDir } = readSettings();
  const server = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  const origin = await listen(server, 4600);
  const categories = Object.keys(FLOORS) as Category[];
  console.log(['page'.padEnd(12), ...categories.map((category) => category.padStart(16))].join(''));
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(new URL(address, origin).href));
      const { medians, low, faults } = judge(runs);
      console.log([name.padEnd(12), ...categories.map((category) => String(medians[category]).padStart(16))].join(''));
      for (const fault of faults) console.log(`  ${fault}`);
      if (low.length > 0) process.exitCode = 1;
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  console.log(`\nMedians of ${RUNS} runs. Floors: ${categories.map((category) => FLOORS[category]).join(', ')}.`);
});
