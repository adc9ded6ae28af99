import { readFileSync } from 'node:fs';
import { checkScriptFiles } from '../checks/script-files';
import { ProblemError } from '../errors';
import { readReportFormat, reportProblems } from '../report/report';
import { runCommand } from './run';

/**
 * Checks test scripts: `npm run check:script -- test/refill.yml testing.json rows.csv`. `--format=text|github|json` says how
 * problems are printed; exit status 1 when there is an error.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const format = readReportFormat(args);
  const names = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--format');
  if (names.length === 0)
    throw new ProblemError({
      file: 'check:script',
      message: 'no file is named',
      remedy: 'npm run check:script -- test/refill.yml testing.json',
    });
  const problems = checkScriptFiles(names.map((name) => ({ name, text: read(name) })));
  const errors = problems.filter(({ severity }) => !severity).length;
  if (problems.length > 0 || format === 'json') console.log(reportProblems(problems, format, process.cwd()));
  if (errors > 0) process.exitCode = 1;
  if (format === 'json') return;
  console.log(`${names.length} files: ${errors} errors, ${problems.length - errors} warnings and hints.`);
});

function read(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    const message = `the file cannot be read: ${(error as NodeJS.ErrnoException).code}`;
    throw new ProblemError({ file: name, message, remedy: 'check the path, which starts at the current folder' });
  }
}
