/** One thing that is wrong, told so that a writer or operator can mend it at once. */
export interface Problem {
  /** File, relative to the project root where it lies inside it. */
  file: string;
  /** 1-based; absent where the whole file is meant. */
  line?: number;
  /** 1-based; absent where the whole line is meant. */
  column?: number;
  /** The fault, without a full stop. */
  message: string;
  /** The way to mend it. */
  remedy: string;
  /** Absent where it is an error, which stops what is done. */
  severity?: 'warning' | 'hint';
}

/** `file:line:column message` and the remedy on a line of its own. */
export function formatProblem({ file, line, column, message, remedy, severity }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${severity ? `${severity}: ` : ''}${message}\n    → ${remedy}`;
}

/** Thrown when the content, a setting or an exported file is not as it must be; carries every problem found so far. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[]) {
    const list = [problems].flat();
    super(list.map(formatProblem).join('\n'));
    this.name = 'ProblemError';
    this.problems = list;
  }
}

/** Throws a {@link ProblemError} when at least one problem is an error, otherwise does nothing. */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.some(({ severity }) => !severity)) throw new ProblemError(problems);
}
