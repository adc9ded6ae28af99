/**
 * The classes of code tokens, by kind. Their names are short, because a page has hundreds of them and contains each
 * twice: in its document and in its payload.
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

/** A kind of code token. */
export type TokenKind = keyof typeof TOKEN_CLASSES;
