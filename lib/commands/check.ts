import { checkContent } from '../checks/content';
import { readReportFormat, reportProblems } from '../report/report';
import { readSettings } from '../settings';
import { writeGenerated } from '../site/generate';
import { writeSchemas } from '../site/schemas';
import { runCommand } from './run';

/** Checks the content without building. `--format=text|github|json` says how problems are printed; exit status 1 when there is an error. */
await runCommand(async () => {
  const started = performance.now();
  const format = readReportFormat(process.argv.slice(2));
  const settings = readSettings();
  writeSchemas(settings);
  const { problems, site, samples, unchecked } = await checkContent(settings);
  if (problems.length > 0 || format === 'json') console.log(reportProblems(problems, format, settings.rootDir));
  const errors = problems.filter(({ severity }) => !severity).length;
  if (errors > 0) process.exitCode = 1;
  // The type check and the suites read the generated modules too.
  if (site) writeGenerated(site, settings);
  if (format === 'json') return;
  for (const [language, count] of unchecked) console.log(`not checked, for lack of a parser: ${count} × ${language}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const warnings = problems.length - errors;
  console.log(
    errors > 0
      ? `${errors} to mend (${seconds} s).`
      : `${site?.pages.size} pages, ${site?.routes.size} addresses, ${samples} samples: ${warnings || 'no'} ${warnings ? 'to look at' : 'problem found'} (${seconds} s).`,
  );
});
