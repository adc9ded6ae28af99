/** What a reader has done in the courses, kept on the device. */
export interface Progress {
  /** The exercises that were solved, by ID. */
  exercises: readonly string[];
  /** The lessons that are done, by address. */
  lessons: readonly string[];
  /** The pages on which a run passed, by address. */
  runs: readonly string[];
  /** The lessons in which something was done, by address; the latest is the last. */
  latest: readonly string[];
}

/** Nothing was done yet. */
export const NOTHING: Progress = { exercises: [], lessons: [], runs: [], latest: [] };
