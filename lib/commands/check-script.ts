import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkScriptFiles } from '../checks/script-files';
import { findScripts } from '../checks/find-scripts';
import { ProblemError, refused } from '../errors';
import { readReportFormat, reportProblems } from '../report/report';
import { readArguments } from './run';

/** Set by the build in the downloadable file. Absent if the command runs from source. */
declare const BUILD: { version: string; url: string } | undefined;

const build = typeof BUILD === 'undefined' ? { version: 'from source', url: '' } : BUILD;

const USAGE = `Checks test scripts, and the testing.json they run with.

  node check-script.mjs "test/**/*.yml" [more files, folders or patterns]

A .json file that you name is the testing.json for all scripts. Otherwise, each script uses the nearest one above it.

  --fix                        makes every unambiguous fix
  --format=text|github|json    sets the output format
  --version                    prints the version
  --help                       prints this

Exit status: 0 without errors, 1 with errors, 2 if the check could not run.
${build.url}/script-reference/check-script/`;

// Before version 24, Node warns that `path.matchesGlob` is experimental.
process.removeAllListeners('warning');

try {
  run();
} catch (error) {
  console.error(error instanceof ProblemError ? reportProblems(error.problems, 'text', process.cwd()) : error);
  process.exitCode = 2;
}

function run(): void {
  const { values, positionals: patterns } = readArguments({
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: false },
      format: { type: 'string' },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.version) return console.log(`check-script ${build.version} ${build.url}`.trimEnd());
  if (values.help) return console.log(USAGE);
  const format = readReportFormat(values.format);
  if (patterns.length === 0) throw refused('check-script', 'no file given', 'name one: "test/**/*.yml"');
  const scripts = findScripts(patterns, process.cwd(), (name) => readFileSync(name, 'utf8'));
  const { problems, changed, fixed } = checkScriptFiles(scripts, build.url, values.fix);
  for (const { name, text } of changed) writeFileSync(path.resolve(name), text);
  const errors = problems.filter(({ severity }) => !severity).length;
  if (errors > 0) process.exitCode = 1;
  const withSeverity = problems.map((one) => ({ severity: 'error', ...one }));
  if (format === 'json') return console.log(JSON.stringify(withSeverity, undefined, 2));
  if (problems.length > 0) console.log(reportProblems(problems, format, process.cwd()));
  const done = values.fix ? `, ${fixed} fixed` : '';
  console.log(`${scripts.length} files: ${errors} errors, ${problems.length - errors} warnings and hints${done}.`);
}
