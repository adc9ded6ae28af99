/** A mistake in a text, by the text's own lines. */
export interface Fault {
  /** 1-based line of the checked text. */
  line: number;
  /** The mistake, without a full stop. */
  message: string;
  /** The way to mend it, where more can be said than that the sample must parse. */
  remedy?: string;
}

/** Finds what is wrong with a text; `undefined` where the tool that could tell is not installed. */
export type Checker = (code: string) => Fault[] | undefined;
