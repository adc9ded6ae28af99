import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../errors';

/**
 * Checks spelling with the rules in `cspell.json`.
 * @param files names relative to `rootDir`
 * @param names additional correct words, in lowercase
 */
export async function checkSpelling(
  files: readonly string[],
  rootDir: string,
  names: ReadonlySet<string>,
): Promise<Problem[]> {
  const template = ['$filename', '$row', '$col', '$text', '$suggestions'].join('\t');
  const options = '--no-progress --no-summary --no-color --show-suggestions --no-must-find-files'.split(' ');
  const args = ['lint', ...options, ...cache('spelling'), '--issue-template', template, ...files];
  const output = await run('cspell/bin.mjs', args, rootDir);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([, , , word = '']) => !names.has(word.toLowerCase()))
    .map(([file = '', row, column, word, suggestions]) => ({
      file: path.relative(rootDir, path.resolve(rootDir, file)),
      line: Number(row),
      column: Number(column),
      message: `unknown word "${word}"`,
      remedy: suggestions
        ? `did you mean ${suggestions}? If the word is correct, add it to .cspell/words.txt`
        : 'fix it, or add it to .cspell/words.txt if it is correct',
    }));
}

/**
 * Checks wording with the rules in `.textlintrc.json`.
 * @param files names relative to `rootDir`
 */
export async function checkProse(files: readonly string[], rootDir: string): Promise<Problem[]> {
  const output = await run('textlint/bin/textlint.js', ['--format', 'json', ...cache('prose'), ...files], rootDir);
  type Finding = { filePath: string; messages: { line: number; column: number; message: string }[] };
  return (JSON.parse(output) as Finding[]).flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => ({
      file: path.relative(rootDir, filePath),
      line,
      ...describeFinding(message, column),
    })),
  );
}

/** A finding's message. The column of a long sentence is omitted, because it is counted from the start of the file. */
function describeFinding(message: string, column: number): Pick<Problem, 'column' | 'message' | 'remedy'> {
  const [, length, limit] = /sentence length\((\d+)\) exceeds the maximum sentence length of (\d+)/.exec(message) ?? [];
  if (length) return { message: `a sentence has ${length} characters`, remedy: `split it; the limit is ${limit}` };
  const text = message.replace(/\s+/g, ' ').trim();
  return { column, message: text, remedy: 'reword it; the rules are in .textlintrc.json' };
}

/** The options that make a tool skip files without problems until the file or the tool's settings change. */
function cache(name: string): string[] {
  return ['--cache', '--cache-location', `.cache/${name}.json`];
}

/**
 * Runs a tool and returns its standard output. The tools exit with status 1 if they find something.
 * @throws Error with the tool's message if it failed
 */
function run(script: string, args: readonly string[], rootDir: string): Promise<string> {
  const tool = path.join(rootDir, 'node_modules', script);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tool, ...args], { cwd: rootDir, maxBuffer: 64 << 20 }, (error, output, trouble) => {
      if (error && (error.code !== 1 || !output)) reject(new Error(`${script}: ${trouble || error.message}`));
      else resolve(output);
    });
  });
}
