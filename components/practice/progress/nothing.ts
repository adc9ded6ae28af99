/** A reader's progress in the courses, stored on the device. */
export interface Progress {
  /** Solved exercises, by ID. */
  exercises: readonly string[];
  /** Completed lessons, by address. */
  lessons: readonly string[];
  /** Pages on which a run passed, by address. */
  runs: readonly string[];
  /** Lessons with any activity, by address, the latest last. */
  latest: readonly string[];
}

/** No progress yet. */
export const NOTHING: Progress = { exercises: [], lessons: [], runs: [], latest: [] };
