import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many suites the table at the end has. */
const SLOWEST = 10;

/**
 * A Jest reporter that says a line for each suite as it ends, its failures and console below it, and the slowest suites
 * at the end: a run of many minutes shows how far it is, and what it spends them on. `JEST_TIMES_FILE` names a JSON file
 * for the times of all suites.
 */
export default class ProgressReporter {
  #rootDir;
  #total = 0;
  /** @type {{ suite: string, project: string, seconds: number }[]} */
  #times = [];

  /** @param {{ rootDir: string }} globalConfig */
  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  /** @param {{ numTotalTestSuites: number }} results */
  onRunStart(results) {
    this.#total = results.numTotalTestSuites;
    this.#print(`Suites to run: ${this.#total}`);
  }

  /**
   * @param {import('@jest/reporters').Test} test
   * @param {import('@jest/reporters').TestResult} result
   * @param {import('@jest/reporters').AggregatedResult} all
   */
  onTestResult(test, result, all) {
    const suite = path.relative(this.#rootDir, result.testFilePath);
    const project = test.context.config.displayName?.name ?? '';
    const seconds = Math.round((result.perfStats.end - result.perfStats.start) / 100) / 10;
    this.#times.push({ suite, project, seconds });
    const tests = all.numPassedTests + all.numFailedTests;
    const name = [outcomeOf(result), project, suite].filter(Boolean).join(' ');
    const progress = `${this.#times.length} of ${this.#total} suites, ${tests} tests so far`;
    this.#print(`${name} ${seconds.toFixed(1)} s (${progress})`);
    for (const { type, message } of result.console ?? []) this.#print(`  console.${type}: ${message}`);
    if (result.failureMessage) this.#print(result.failureMessage);
  }

  onRunComplete() {
    const slowest = this.#times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
    this.#print('\nSlowest suites, in seconds:');
    for (const { suite, seconds } of slowest) this.#print(`${seconds.toFixed(1).padStart(8)}  ${suite}`);
    this.#print('');
    const file = process.env.JEST_TIMES_FILE;
    if (file) writeFileSync(file, `${JSON.stringify(this.#times, undefined, 2)}\n`);
  }

  /** To standard error, as Jest's own reporters do. Jest may color messages even where nobody sees it. */
  #print(text) {
    process.stderr.write(`${process.stderr.isTTY ? text : stripVTControlCharacters(text)}\n`);
  }
}

/** @param {import('@jest/reporters').TestResult} result */
function outcomeOf(result) {
  if (result.skipped) return 'SKIP';
  return result.testExecError || result.numFailingTests > 0 ? 'FAIL' : 'PASS';
}
