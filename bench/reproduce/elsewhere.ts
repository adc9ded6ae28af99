import { spawnSync } from 'node:child_process';

/** What is different for a command that is started by a program. */
interface Way {
  what: string;
  /** Takes the command as its last parameters. */
  program: readonly string[];
}

const shell = (first: string) => ['sh', '-c', `${first} && exec "$@"`, 'sh'];

/** From the outside in: whoever has become another user may not name the host any more. None of them needs to be root. */
const WAYS: readonly Way[] = [
  { what: 'name of the host', program: ['unshare', '--map-root-user', '--uts', ...shell('hostname elsewhere')] },
  // One without a name and a home, too.
  { what: 'user', program: ['unshare', '--map-user=4321', '--map-group=4321'] },
  { what: 'number of processors', program: ['taskset', '--cpu-list', '0'] },
  { what: 'rights of new files', program: shell('umask 077') },
];

/** How a command is started as on another machine, as far as this one has the means. */
export interface Elsewhere {
  /** Goes before the command. */
  program: string[];
  varied: string[];
  /** What this machine cannot change. */
  same: string[];
}

/** Tries what can be changed for a command. */
export function findElsewhere(): Elsewhere {
  const found: Elsewhere = { program: [], varied: [], same: [] };
  for (const { what, program } of WAYS) {
    const [first = '', ...parameters] = [...found.program, ...program, 'true'];
    const works = spawnSync(first, parameters, { stdio: 'ignore' }).status === 0;
    if (works) found.program.push(...program);
    found[works ? 'varied' : 'same'].push(what);
  }
  return found;
}

/** Milliseconds. */
const LATER = 400 * 24 * 60 * 60 * 1000;

/** Runs before a Node program, and sets its clock. What is compiled, such as the bundler, has the clock of the machine. */
const clock = `const now = Date.now;
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) => Reflect.construct(date, values.length ? values : [now() + ${LATER}], target),
  apply: (date) => new date(now() + ${LATER}).toString(),
  get: (date, name) => (name === 'now' ? () => now() + ${LATER} : Reflect.get(date, name)),
});`;

/** A value of `NODE_OPTIONS` under which Node programs live more than a year later. */
export const laterClock = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
