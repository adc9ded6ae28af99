import { writeAnchors } from '../checks/anchors';
import { throwIfAny } from '../errors';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { readArguments, runCommand } from './run';

/** Records a release's anchors, so that checks notice missing ones: `npm run anchors`. */
await runCommand(async () => {
  readArguments({});
  const settings = readSettings();
  const { site, problems } = readSite(settings);
  throwIfAny(problems);
  console.log(`${await writeAnchors(site, settings)} contains the anchors of ${site.pages.size} pages.`);
});
