/** The maximum number of characters that are checked. Longer text is a problem of its own. */
export const LONGEST_TEXT = 1024 * 1024;

/**
 * The maximum number of levels, because values are read by recursion. If the stack is nearly full when V8 compiles a
 * pattern, it ends the process, and with it the page.
 */
export const MOST_LEVELS = 100;

/** The maximum number of tests whose conversations are shown. */
export const MOST_TESTS = 500;

/** The maximum number of problems to list. A longer list wouldn't help, and would take long to make for broken text. */
export const MOST_PROBLEMS = 1000;
