import { ProblemError } from '../errors';
import { reportProblems } from '../report/report';

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
