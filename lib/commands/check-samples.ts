import { checkSamples, readSamples } from '../checks/samples';
import { throwIfAny } from '../errors';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { runCommand } from './check';

/** Parses every code sample of every page and snippet as its language. Exit status 1 when one does not parse. */
await runCommand(async () => {
  const settings = readSettings();
  const { site, problems: contentProblems } = readSite(settings);
  throwIfAny(contentProblems);
  const samples = readSamples(site, settings);
  const { problems, unchecked } = checkSamples(samples);
  for (const [language, count] of unchecked) console.log(`not checked, for lack of a parser: ${count} × ${language}`);
  throwIfAny(problems);
  console.log(`${samples.length} samples: no problem found.`);
});
