/**
 * What a browser would break in two though its reader takes it for one: a word with a hyphen, as in a title, or a phone number.
 * No longer than a phone is wide.
 */
const WORD = /(?<!\S)(\S*\w-\w\S*)/;
const NUMBER = /(\+\d+(?: \d+)+)/;
const LONGEST = 20;

/** A piece of a text, and whether it is to stay in one line. */
export interface Piece {
  text: string;
  isWhole: boolean;
}

/** The pieces of a text: its phone numbers stay whole, and those of a title's words that have a hyphen. */
export function piecesOf(text: string, isTitle: boolean): Piece[] {
  return text
    .split(isTitle ? WORD : NUMBER)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 && piece.length <= LONGEST }))
    .filter((piece) => piece.text !== '');
}
