import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem, refused, type Problem } from '../errors';
import { count } from '../reading/numbers';

/** Output formats for problems: text, GitHub workflow annotations, or one JSON array. */
const FORMATS = ['text', 'github', 'json'] as const;
type ReportFormat = (typeof FORMATS)[number];

/**
 * Reads the value of `--format`. The default is annotations in a GitHub workflow, and text elsewhere.
 * @throws ProblemError if it is none of the formats
 */
export function readReportFormat(given = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'): ReportFormat {
  const format = FORMATS.find((known) => known === given);
  if (format) return format;
  throw refused('--format', `unknown format "${given}"`, `use one of: ${FORMATS.join(', ')}`);
}

/** Formats problems. Text output includes the lines around each, read from files in `rootDir`. */
export function reportProblems(problems: readonly Problem[], format: ReportFormat, rootDir: string): string {
  if (format === 'json') return JSON.stringify(problems, undefined, 2);
  return format === 'github' ? problems.map(annotation).join('\n') : asText(problems, rootDir);
}

/** How many other locations to list for a problem. */
const NAMED_PLACES = 5;

/** Formats problems as text, each with the lines around it. A problem in several places is printed once. */
function asText(problems: readonly Problem[], rootDir: string): string {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = JSON.stringify([problem.message, problem.remedy, problem.severity]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()]
    .map(([first, ...others]) => first && framed(first, rootDir) + elsewhere(others))
    .join('\n');
}

function elsewhere(others: readonly Problem[]): string {
  if (others.length === 0) return '';
  const places = others.slice(0, NAMED_PLACES).map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const more = others.length > NAMED_PLACES ? ', …' : '';
  return `\n    and at ${count(others.length, 'more place')}: ${places.join(', ')}${more}\n`;
}

/** Formats one problem as text, with the lines around it. */
function framed(problem: Problem, rootDir: string): string {
  const frame = codeFrame(problem, rootDir);
  return `${formatProblem(problem)}${frame && `\n${frame.replaceAll(/^/gm, '    ')}\n`}`;
}

/** How many lines to show before and after the problem's line. */
const CONTEXT = 2;

/** The numbered lines around a problem, with a marker at its position. Empty if the file or line is unknown. */
export function codeFrame({ file, line, column }: Problem, rootDir: string): string {
  const target = path.resolve(rootDir, file);
  if (!line || !existsSync(target)) return '';
  const lines = readFileSync(target, 'utf8').split('\n');
  const first = Math.max(1, line - CONTEXT);
  return lines
    .slice(first - 1, line + CONTEXT)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
      // Some tools count columns in a paragraph, so the marker could be beyond the line.
      return number === line && column && column <= text.length + 1
        ? [shown, `${' '.repeat(6)} | ${' '.repeat(column - 1)}^`]
        : [shown];
    })
    .join('\n');
}

/**
 * Prints problems for a page's writer. `console.error` isn't used, because Next repeats it in the browser, over the
 * page that already shows it.
 */
export function tell<Told extends Problem>(problems: readonly Told[], rootDir: string): readonly Told[] {
  for (const problem of problems) process.stderr.write(`${framed(problem, rootDir)}\n`);
  return problems;
}

/** Formats a GitHub Actions workflow command: docs.github.com, "Workflow commands for GitHub Actions". */
function annotation({ file, line, column, message, remedy, severity }: Problem): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = Object.entries({ file, line, col: column }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${property(String(value))}`],
  );
  const level = severity === 'hint' ? 'notice' : (severity ?? 'error');
  return `::${level} ${place.join(',')}::${data(`${message}\n${remedy}`)}`;
}
