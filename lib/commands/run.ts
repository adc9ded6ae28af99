import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ProblemError, refused } from '../errors';
import { reportProblems } from '../report/report';

/**
 * Reads a command's arguments.
 * @throws ProblemError if there is an unknown option or argument, or an option lacks its value
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [message = ''] = (error as Error).message.split('. ');
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw refused(process.argv.slice(2).join(' '), message, `the options are: ${options.join(', ') || 'none'}`);
  }
}

/**
 * Runs a command. Prints content problems with the lines around them, and other errors with their stack. In both cases,
 * the command exits with status 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ProblemError) {
      console.error(reportProblems(error.problems, 'text', process.cwd()));
      console.error(`\n${error.problems.filter(({ severity }) => !severity).length} to fix.`);
    } else console.error(error);
    process.exitCode = 1;
  }
}
