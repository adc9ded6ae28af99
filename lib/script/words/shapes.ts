/** The values that a setting takes. */
export type Shape =
  /** With `isOpen`, other texts than those of the list may exist. */
  | { type: 'text'; of?: readonly string[]; isOpen?: boolean }
  /** A telephone number with its country code, as `+12025550143`. */
  | { type: 'phone' }
  /** A text, or a list of texts. */
  | { type: 'texts' }
  | { type: 'boolean' }
  | { type: 'number'; minimum?: number; maximum?: number; integer?: boolean }
  | { type: 'list'; of: Shape }
  /** Keys with values: each key is described, or all have values of one shape. */
  | { type: 'record'; keys?: Readonly<Record<string, Shape>>; values?: Shape }
  | { type: 'either'; of: readonly Shape[] }
  /** Whatever: its form is not documented. */
  | { type: 'any' };

/** A text. */
export const TEXT: Shape = { type: 'text' };
/** A text, or a list of texts. */
export const TEXTS: Shape = { type: 'texts' };
/** `true` or `false`. */
export const BOOLEAN: Shape = { type: 'boolean' };
/** A number from zero up. */
export const AMOUNT: Shape = { type: 'number', minimum: 0 };
/** From 0 to 1. */
export const RATIO: Shape = { type: 'number', minimum: 0, maximum: 1 };
/** Any number. */
export const NUMBER: Shape = { type: 'number' };
/** Whatever is written. */
export const ANY: Shape = { type: 'any' };

/** One of some words. */
export const choice = (...of: string[]): Shape => ({ type: 'text', of });
/** A list. */
export const listOf = (of: Shape): Shape => ({ type: 'list', of });
/** Keys that are all described. */
export const keys = (described: Readonly<Record<string, Shape>>): Shape => ({ type: 'record', keys: described });
/** Free keys with values of one shape. */
export const valuesOf = (values: Shape): Shape => ({ type: 'record', values });
