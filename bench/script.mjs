// node lib/commands/start.mjs bench/script.mjs: how long the check of a test script of one megabyte takes, in wall and processor
// time, and how large the editor of the checker and the check are. The first round counts as a reader's: nothing is warm.
import { buildSync } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { explainScript, LONGEST_TEXT, createChecker, RULE_CODES } from '../lib/script/index';

/** A script of real tests, all of different names, so that nothing is left out. */
function makeScript(length) {
  const tests = [];
  for (let size = 0, number = 1; size < length; number++) {
    const test = `---
- test: Refill by keypad ${number}
- tags: smoke, refill
- $DIAL:
    - prompt: welcome to Maple Street Pharmacy
    - set finishOnPhrase: press one for refills
- $1: enter your prescription number
- $48291${number}:
    - prompt:
        - your refill is ready
        - we have your refill
    - set finishOnPhrase: anything else
- "no": goodbye

`;
    tests.push(test);
    size += test.length;
  }
  return tests.join('').slice(0, length);
}

function measure(action) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const result = action();
  const { user, system } = process.cpuUsage(before);
  return { result, wall: Math.round(performance.now() - start), processor: Math.round((user + system) / 1000) };
}

const text = makeScript(LONGEST_TEXT);
for (const round of ['first', 'second', 'third']) {
  const checked = measure(() => createChecker()(text));
  const explained = measure(() => explainScript(checked.result.script));
  const parts = Object.entries({ checked, explained }).map(
    ([name, { wall, processor }]) => `${name} ${wall} (${processor})`,
  );
  console.log(`${round}: ${parts.join(', ')} ms, processor time in brackets`);
  const [problem] = checked.result.problems;
  if (problem) throw new Error(`the script is not right: ${problem.message}`);
}

/** Sizes of a module with all that it imports. The browser's code is made by Next, and has what several chunks share once. */
for (const [name, entry] of [
  ['editor with completion', 'components/practice/editor/editor.ts'],
  ['check and conversation', 'lib/script/check/text.ts'],
]) {
  const [{ contents }] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  }).outputFiles;
  const kib = (bytes) => `${(bytes.length / 1024).toFixed(1)} KiB`;
  console.log(`${name}: ${kib(contents)}, ${kib(gzipSync(contents, { level: 9 }))} as gzip`);
}
console.log(`${RULE_CODES.length} rules`);
