import { ProblemError, throwIfAny } from '../errors';
import { readSettings, type Settings } from '../settings';
import { checkPages } from '../site/check';
import { writeGenerated } from '../site/generate';
import { readSite, type Site } from '../site/site';

/**
 * Reads and compiles the whole content and writes the generated modules.
 * @throws ProblemError with everything that is wrong.
 */
export async function prepareSite(settings: Settings): Promise<Site> {
  const { site, problems } = readSite(settings);
  throwIfAny(await checkPages(site, settings, problems));
  writeGenerated(site, settings);
  return site;
}

/** Runs a command; what is wrong with the content is printed as it is, everything else with its stack, both with exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ProblemError ? `\n${error.message}\n\n${error.problems.length} to mend.` : error);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('check.ts')) {
  await runCommand(async () => {
    const started = performance.now();
    const site = await prepareSite(readSettings());
    console.log(
      `${site.pages.size} pages, ${site.routes.size} addresses: no problem found (${((performance.now() - started) / 1000).toFixed(1)} s).`,
    );
  });
}
