import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFolders, digestOf, filesOf } from './compare';
import { copyProject } from './copy';
import { findElsewhere, laterClock } from './elsewhere';
import { ProblemError, throwIfAny } from '../../lib/errors';
import { hostsDirOf } from '../../lib/hosts/rules';
import { readSettings } from '../../lib/settings';
import { runCommand } from '../../lib/commands/run';

interface Machine {
  folder: string;
  /** Whether files are listed last to first. */
  isBackwards: boolean;
  env: Record<string, string>;
  node: string;
  /** Goes before the command. */
  program: readonly string[];
}

/** `OTHER_NODE` is the program of another version of Node, for the second build. */
const { OTHER_NODE: otherNode = '', ...inherited } = process.env;
const elsewhere = findElsewhere();

/** Two machines that have little in common. */
const machinesIn = (work: string): [Machine, Machine] => [
  {
    folder: path.join(work, 'a'),
    isBackwards: false,
    env: { TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C' },
    node: process.execPath,
    program: [],
  },
  {
    folder: path.join(work, 'a folder/with a much longer name'),
    isBackwards: true,
    // In Turkish the small form of "I" is not "i".
    env: { TZ: 'America/Anchorage', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', HOME: work, NODE_OPTIONS: laterClock },
    node: otherNode || process.execPath,
    program: elsewhere.program,
  },
];

/** What is different for the second build, in any case. */
const VARIED = ['folder', 'order of files', 'time zone', 'language', 'home folder', 'clock, by 400 days'];

/** What is published: the export, and the configurations of hosts. */
const PUBLISHED = ['out', hostsDirOf('.build')];

/** Builds the project twice from nothing, in two copies, and compares what comes out. Exit status 1 when a single byte differs. */
await runCommand(async () => {
  const { rootDir } = readSettings();
  const work = mkdtempSync(path.join(tmpdir(), 'docs-reproduce-'));
  try {
    tellMachines();
    const copies = machinesIn(work).map((machine) => {
      copyProject(rootDir, machine.folder, machine.isBackwards);
      build(machine);
      return machine.folder;
    }) as [string, string];
    let count = 0;
    for (const folder of PUBLISHED) {
      const [one, other] = copies.map((copy) => path.join(copy, folder)) as [string, string];
      count += filesOf(one).size;
      throwIfAny(
        compareFolders(one, other).map(({ file, what }) => ({
          file: path.join(folder, file),
          message: what,
          remedy: 'find what the build took from its surroundings: the clock, a path, an order, a language',
        })),
      );
    }
    console.log(`${count} files are the same, byte by byte.`);
    console.log(`export digest sha256:${digestOf(copies[0], PUBLISHED)}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** Says what is different for the second build, and what this machine cannot make different. */
function tellMachines(): void {
  const { version } = process;
  const other = otherNode && spawnSync(otherNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  const isOther = Boolean(other) && other !== version;
  const varied = [...VARIED, ...elsewhere.varied, ...(isOther ? [`Node (${version} and ${other})`] : [])];
  const same = [...elsewhere.same, ...(isOther ? [] : [`Node (${version}; set OTHER_NODE to another one)`])];
  console.log(`different for the second build: ${varied.join(', ')}`);
  if (same.length > 0) console.log(`NOT different: ${same.join(', ')}`);
}

function build({ folder, env: surroundings, node, program }: Machine): void {
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const env = { ...inherited, PATH, ...surroundings, OUT_DIR: '', BUILD_DIR: '' } as NodeJS.ProcessEnv;
  const [first = '', ...parameters] = [...program, node, 'lib/commands/start.mjs', 'build'];
  const { status, stdout, stderr } = spawnSync(first, parameters, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0)
    throw new ProblemError({
      file: folder,
      message: `the build ended with status ${status}:\n${stdout}${stderr}`,
      remedy: 'mend what it says',
    });
}
