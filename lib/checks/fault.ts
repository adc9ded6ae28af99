/** A mistake in a text, by the text's line numbers. */
export interface Fault {
  /** 1-based line of the checked text. */
  line: number;
  /** The mistake, without a full stop. */
  message: string;
  /** The remedy, unless it is only that the sample must parse. */
  remedy?: string;
}

/** Finds a mistake in a text. `undefined` if the tool is not installed. */
export type Checker = (code: string) => Fault[] | undefined;
