import { ProblemError } from '../errors';
import { reportProblems } from '../report/report';

/** Runs a command. Content problems are printed with their surrounding lines, other errors with their stack, and both end with exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ProblemError) {
      console.error(reportProblems(error.problems, 'text', process.cwd()));
      console.error(`\n${error.problems.filter(({ severity }) => !severity).length} to mend.`);
    } else console.error(error);
    process.exitCode = 1;
  }
}
