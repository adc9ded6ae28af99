/** What is wrong with a text, by the text's own lines. */
export interface Fault {
  /** 1-based line of the checked text. */
  line: number;
  /** What is wrong, without a full stop. */
  message: string;
  /** What to do instead, where more can be said than that the sample must parse. */
  remedy?: string;
}

/** Finds what is wrong with a text; `undefined` where the tool that could tell is not installed. */
export type Checker = (code: string) => Fault[] | undefined;
