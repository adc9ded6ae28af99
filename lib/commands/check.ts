import { checkContent } from '../checks/content';
import { count } from '../reading/numbers';
import { readReportFormat, reportProblems } from '../report/report';
import { readSettings } from '../settings';
import { writeGenerated } from '../site/generate';
import { writeSchemas } from '../site/schemas';
import { fixContent } from '../writing/fix';
import { readArguments, runCommand } from './run';

// The build's mode, so that the build reuses the pages that are compiled here.
Object.assign(process.env, { NODE_ENV: 'production' });

/**
 * Checks the content without building. Exits with status 1 if there is an error. `--format=text|github|json` sets the
 * output format. `--fix` first fixes everything that has one right answer, and `--fix --dry-run` only shows the
 * changes.
 */
await runCommand(async () => {
  const started = performance.now();
  const { values } = readArguments({
    options: {
      'dry-run': { type: 'boolean', default: false },
      fix: { type: 'boolean' },
      format: { type: 'string' },
    },
  });
  const format = readReportFormat(values.format);
  const settings = readSettings();
  if (values.fix) {
    const patch = await fixContent(settings, values['dry-run']);
    console.log(patch || 'There is nothing to fix automatically.\n');
    if (values['dry-run']) return;
  }
  writeSchemas(settings);
  const { problems, site, drafts } = await checkContent(settings);
  if (problems.length > 0 || format === 'json') console.log(reportProblems(problems, format, settings.rootDir));
  const errors = problems.filter(({ severity }) => !severity).length;
  if (errors > 0) process.exitCode = 1;
  // The type check and the test suites also read the generated modules.
  if (site) await writeGenerated(site, settings);
  if (format === 'json') return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const warnings = problems.length - errors;
  if (drafts > 0) console.log(`${count(drafts, 'draft')} left out of the build.`);
  const size = `${site?.pages.size} pages, ${site?.routes.size} addresses`;
  const passed = `${size}: ${warnings > 0 ? `${warnings} to review` : 'no problems found'}`;
  console.log(`${errors > 0 ? `${errors} to fix` : passed} (${seconds} s).`);
});
