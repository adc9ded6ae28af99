/** The maximum number of characters that are checked. Longer text is a problem of the class `too-large`. */
export const LONGEST_TEXT = 1024 * 1024;
