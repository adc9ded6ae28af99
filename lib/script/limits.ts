/** Longer texts aren't read: see the class `too-large`. */
export const LONGEST_TEXT = 1024 * 1024;
