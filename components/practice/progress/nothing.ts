/** A reader's progress in the courses, stored on the device. */
export interface Progress {
  /** Solved exercises, by ID. */
  exercises: readonly string[];
  /** Completed lessons, by address. */
  lessons: readonly string[];
  /** Skipped lessons, by address. Absent in progress stored before lessons could be skipped. */
  skipped?: readonly string[];
  /** Lessons with any activity, by address, the latest last. */
  latest: readonly string[];
}

/** The start of a fragment that contains progress. */
export const FRAGMENT = '#progress=';

/** No progress yet. */
export const NOTHING: Progress = { exercises: [], lessons: [], latest: [] };
