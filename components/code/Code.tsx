import { TOKEN_CLASSES } from '@/lib/content/token-classes';
import { codeTokens } from './tokens';

/** Code highlighted like a code block. */
export function Code({ text }: { text: string }) {
  return (
    <code>
      {codeTokens(text).map(({ kind, text: piece }, index) =>
        kind ? (
          <span key={index} className={TOKEN_CLASSES[kind]}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </code>
  );
}
