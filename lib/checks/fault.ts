/** A mistake in a text, by the text's own lines. */
export interface Fault {
  /** 1-based line of the checked text. */
  line: number;
  /** The mistake, without a full stop. */
  message: string;
  /** How to mend it, if there is more to say than that the sample must parse. */
  remedy?: string;
}

/** Finds what is wrong with a text; `undefined` if the tool is not installed. */
export type Checker = (code: string) => Fault[] | undefined;
