/** Classes for code tokens, by kind. The names are short, because a page contains hundreds of them. */
export const TOKEN_CLASSES = {
  comment: 'tc',
  keyword: 'tk',
  string: 'ts',
  constant: 'tn',
  function: 'tf',
  property: 'tp',
  variable: 'tv',
  // In test scripts: what the test says, and what it expects to hear.
  input: 'ti',
  expected: 'te',
} as const;

/** The class of a part that stays on one line. */
export const WHOLE = 'tw';

/** A kind of code token. */
export type TokenKind = keyof typeof TOKEN_CLASSES;
