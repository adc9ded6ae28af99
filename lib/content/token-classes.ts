/**
 * The classes of pieces of code, by what they are. Their names are short, because a page has hundreds of them and carries
 * each twice: in its document and in what the router fetches.
 */
export const TOKEN_CLASSES = {
  comment: 'tc',
  keyword: 'tk',
  string: 'ts',
  constant: 'tn',
  function: 'tf',
  property: 'tp',
  variable: 'tv',
} as const;

/** A kind of token in code. */
export type TokenKind = keyof typeof TOKEN_CLASSES;
