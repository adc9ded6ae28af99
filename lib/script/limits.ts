/** The longest text that is read. See the class `too-large`. */
export const LONGEST_TEXT = 1024 * 1024;
