import { ProblemError } from '../errors';
import { framed } from '../report/report';

/** Runs a command; what is wrong with the content is printed with the lines around it, everything else with its stack, both with exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ProblemError) {
      for (const problem of error.problems) console.error(framed(problem, process.cwd()));
      console.error(`\n${error.problems.length} to mend.`);
    } else console.error(error);
    process.exitCode = 1;
  }
}
