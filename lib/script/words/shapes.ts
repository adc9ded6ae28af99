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
