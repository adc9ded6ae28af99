import { Fragment, type ReactNode } from 'react';
import { TOKEN_CLASSES, WHOLE } from '@/lib/content/token-classes';
import { addressParts } from '@/lib/reading/address-parts';

const KEYWORDS =
  'await|async|class|const|defer|from|func|import|let|new|package|public|return|static|throws|using|var|void|with';

/** Names of properties, strings, keywords, constants, functions and options of a command, each in a group. */
const TOKEN = new RegExp(
  [
    String.raw`("[^"\\\n]*"(?=\s*:))`,
    // One alternative per character would overflow the stack on text of several megabytes.
    String.raw`("""[\s\S]*?"""|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\]*(?:\\.[^'\\]*)*')`,
    String.raw`(?<![\w.-])(${KEYWORDS})(?![\w-])`,
    String.raw`\b(true|false|null|True|False|None|\d+(?:\.\d+)?)\b`,
    String.raw`(?<![\w-])(curl(?= )|\w+(?=\())`,
    String.raw`(?<=\s)(--?[A-Za-z][a-z-]*)`,
  ].join('|'),
);

const { property, string, keyword, constant, function: name, variable } = TOKEN_CLASSES;
const CLASSES = [undefined, property, string, keyword, constant, name, variable];

/**
 * Code highlighted like a code block, for samples that change as the reader types. What it recognizes is similar in all
 * sample languages, and the build's highlighter is many times larger than the playground.
 */
export function Code({ text }: { text: string }) {
  return <code>{highlight(text)}</code>;
}

function highlight(text: string): ReactNode[] {
  // The pieces are plain text and the groups, in turn. Groups that aren't found are undefined.
  const pieces: (string | undefined)[] = text.split(TOKEN);
  return pieces.map((piece, index) => {
    const className = CLASSES[index % CLASSES.length];
    if (!className || !piece) return piece;
    // JSON in a curl command.
    if (/^'[[{]/.test(piece))
      return (
        <Fragment key={index}>
          <span className={string}>&apos;</span>
          {highlight(piece.slice(1, -1))}
          <span className={string}>&apos;</span>
        </Fragment>
      );
    const [before, ...parameters] = addressParts(piece);
    return (
      <span key={index} className={className}>
        {before}
        {parameters.map((parameter, part) => (
          <span key={part} className={WHOLE}>
            {parameter}
          </span>
        ))}
      </span>
    );
  });
}
