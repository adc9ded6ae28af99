import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ProblemError, refused, type Problem } from '../errors';
import { reportProblems } from '../report/report';
import { systemProblem } from './system-error.mjs';

/**
 * Reads a command's arguments.
 * @throws ProblemError if there is an unknown option or argument, or an option lacks its value
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // "Unknown option '--fxi'. To specify a positional argument starting with a '-', …"
    const [message = ''] = (error as Error).message.split('. ');
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw refused(process.argv.slice(2).join(' '), message, `the options are: ${options.join(', ') || 'none'}`);
  }
}

/**
 * Runs a command. Prints content problems with the lines around them, and other errors with their stack, except those
 * that the machine causes, such as a full disk. In all cases, the command exits with status 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const leave = () => {
    console.error('The command could not finish: a program that it runs has stopped. Check the disk and the memory.');
    process.exitCode = 1;
  };
  // Node exits as soon as nothing is left to wait for, though the command still waits for an answer.
  process.once('exit', leave);
  try {
    await command();
  } catch (error) {
    const machine: Problem | undefined = systemProblem(error);
    const problems = error instanceof ProblemError ? error.problems : machine && [machine];
    if (problems) {
      console.error(reportProblems(problems, 'text', process.cwd()));
      console.error(`\n${problems.filter(({ severity }) => !severity).length} to fix.`);
    } else console.error(error);
    process.exitCode = 1;
  }
  process.off('exit', leave);
}
