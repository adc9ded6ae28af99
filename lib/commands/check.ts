import { parseArgs } from 'node:util';
import { checkContent } from '../checks/content';
import { refused } from '../errors';
import { readReportFormat, reportProblems } from '../report/report';
import { readSettings } from '../settings';
import { writeGenerated } from '../site/generate';
import { writeSchemas } from '../site/schemas';
import { fixContent } from '../writing/fix';
import { runCommand } from './run';

/**
 * Checks the content without building. Exits with status 1 if there is an error. `--format=text|github|json` sets the
 * output format. `--fix` first fixes everything that has one right answer, and `--fix --dry-run` only shows the
 * changes. `--base=/docs/` is the path the pages used to be published under.
 */
// The build's mode, so that the build reuses the pages that are compiled here.
Object.assign(process.env, { NODE_ENV: 'production' });
await runCommand(async () => {
  const started = performance.now();
  const format = readReportFormat(process.argv.slice(2));
  const settings = readSettings();
  const { values } = parseArgs({
    strict: false,
    options: { base: { type: 'string', default: '/' }, 'dry-run': { type: 'boolean' }, fix: { type: 'boolean' } },
  });
  if (values.fix) {
    const isDryRun = values['dry-run'] === true;
    const patch = await fixContent(settings, checkedBase(String(values.base)), isDryRun);
    console.log(patch || 'There is nothing to fix automatically.\n');
    if (isDryRun) return;
  }
  writeSchemas(settings);
  const { problems, site, samples, unchecked } = await checkContent(settings);
  if (problems.length > 0 || format === 'json') console.log(reportProblems(problems, format, settings.rootDir));
  const errors = problems.filter(({ severity }) => !severity).length;
  if (errors > 0) process.exitCode = 1;
  // The type check and the test suites also read the generated modules.
  if (site) writeGenerated(site, settings);
  if (format === 'json') return;
  for (const [language, count] of unchecked)
    console.log(`not checked, because there is no parser: ${count} × ${language}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const warnings = problems.length - errors;
  console.log(
    errors > 0
      ? `${errors} to fix (${seconds} s).`
      : `${site?.pages.size} pages, ${site?.routes.size} addresses, ${samples} samples: ${warnings || 'no'} ${warnings ? 'to review' : 'problems found'} (${seconds} s).`,
  );
});

function checkedBase(base: string): string {
  if (/^\/(?:[^/\s]+\/)*$/.test(base)) return base;
  throw refused('--base', `"${base}" is not a base path`, 'start and end it with a slash, as in /docs/');
}
