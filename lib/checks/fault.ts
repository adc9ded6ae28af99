/** A mistake in a text. */
export interface Fault {
  /** The line in the checked text, from 1. */
  line: number;
  /** The mistake, without a period. */
  message: string;
  /** How to fix it. Absent if the fix is to make the sample parse. */
  remedy?: string;
}

/** Finds mistakes in a text. `undefined` if the tool isn't installed. */
export type Checker = (code: string) => Fault[] | undefined;
