import { TOKEN_CLASSES } from '@/lib/content/token-classes';
import { partsOfLine } from '@/lib/script';

/** A line of a test script, with the colors of code blocks. */
export function ScriptLine({ line }: { line: string }) {
  return partsOfLine(line).map(({ text, kind }, index) =>
    kind ? (
      <span key={index} className={TOKEN_CLASSES[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
