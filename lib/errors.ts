/** A problem, described so that writers and operators can fix it. */
export interface Problem {
  /** The file. If it is in the project, its path is relative to the project's root. */
  file: string;
  /** The line, from 1. Absent if the problem concerns the whole file. */
  line?: number;
  /** The column, from 1. Absent if the problem concerns the whole line. */
  column?: number;
  /** The problem, without a period. */
  message: string;
  /** How to fix it. */
  remedy: string;
  /** How serious the problem is. Absent for an error, which stops the command. */
  severity?: 'warning' | 'hint';
}

/** Formats a problem as `file:line:column message`, with the fix on its own line. */
export function formatProblem({ file, line, column, message, remedy, severity }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${severity ? `${severity}: ` : ''}${message}\n    → ${remedy}`;
}

/** Thrown when the content, a setting or an exported file is invalid. Contains every problem found so far. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[]) {
    const list = [problems].flat();
    super(list.map(formatProblem).join('\n'));
    this.name = 'ProblemError';
    this.problems = list;
  }
}

/** Creates an error about an invalid setting or argument, which is named instead of a file. */
export function refused(given: string, message: string, remedy: string): ProblemError {
  return new ProblemError({ file: given, message, remedy });
}

/**
 * For `catch`, where a {@link ProblemError} is one of the possible results.
 * @throws any other error
 */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  throw error;
}

/** Throws a {@link ProblemError} if any problem is an error. */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.some(({ severity }) => !severity)) throw new ProblemError(problems);
}
