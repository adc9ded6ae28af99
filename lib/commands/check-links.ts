import { checkOutsideLinks, outsideLinks } from '../checks/outside-links';
import { throwIfAny } from '../errors';
import { readReportFormat, reportProblems } from '../report/report';
import { readSettings } from '../settings';
import { readSite } from '../site/site';
import { readArguments, runCommand } from './run';

/**
 * Checks links to other hosts. The result depends on those hosts, so this check is a weekly job, separate from others.
 * `--format=text|github|json` works as in `npm run check`. Exits with status 1 if a link is dead.
 */
await runCommand(async () => {
  const { values } = readArguments({ options: { format: { type: 'string' } } });
  const format = readReportFormat(values.format);
  const settings = readSettings();
  const { site, problems } = readSite(settings);
  throwIfAny(problems);
  const links = await outsideLinks(site, settings);
  const dead = await checkOutsideLinks(links);
  if (dead.length > 0 || format === 'json') console.log(reportProblems(dead, format, settings.rootDir));
  if (dead.length > 0) process.exitCode = 1;
  if (format !== 'json') console.log(`${links.length} links to other hosts, ${dead.length} of them dead.`);
});
