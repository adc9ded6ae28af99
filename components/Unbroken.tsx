import { piecesOf } from '@/lib/reading/unbroken';

/** A title whose words are not broken after a hyphen. */
export function Unbroken({ text }: { text: string }) {
  const pieces = piecesOf(text, true);
  if (!pieces.some(({ isWhole }) => isWhole)) return text;
  return pieces.map((piece, index) =>
    piece.isWhole ? (
      <span key={index} className="name">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}
