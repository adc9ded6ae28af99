/** The values that a setting takes. */
export type Shape =
  /** Text. `of` lists its values. With `isOpen`, there may be values that aren't listed. */
  | { type: 'text'; of?: readonly string[]; isOpen?: boolean }
  /** A telephone number with its country code, such as `+12025550143`. */
  | { type: 'phone' }
  /** Text, or a list of texts. */
  | { type: 'texts' }
  | { type: 'boolean' }
  | { type: 'number'; minimum?: number; maximum?: number; integer?: boolean }
  | { type: 'list'; of: Shape }
  /** Keys whose values have the same shape. */
  | { type: 'record'; values: Shape }
  /** Any value, because its format isn't documented. */
  | { type: 'any' };

export const TEXT: Shape = { type: 'text' };
export const TEXTS: Shape = { type: 'texts' };
export const BOOLEAN: Shape = { type: 'boolean' };
/** A number that isn't negative. */
export const AMOUNT: Shape = { type: 'number', minimum: 0 };
/** A number from 0 to 1. */
export const RATIO: Shape = { type: 'number', minimum: 0, maximum: 1 };
export const NUMBER: Shape = { type: 'number' };
export const ANY: Shape = { type: 'any' };

/** One of the given words. */
export const choice = (...of: string[]): Shape => ({ type: 'text', of });
export const listOf = (of: Shape): Shape => ({ type: 'list', of });
/** A record with any keys, whose values have the same shape. */
export const valuesOf = (values: Shape): Shape => ({ type: 'record', values });
