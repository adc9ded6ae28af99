import { TOKEN_CLASSES } from '@/lib/content/token-classes';
import { partsOfLine, type ScriptProblem } from '@/lib/script';
import styles from './PlainScript.module.css';

/**
 * A script that looks as it does in the editor, with line numbers, colors and marked problems. Screen readers read the
 * text field on top of it instead.
 */
export function PlainScript({ text, problems }: { text: string; problems: readonly ScriptProblem[] }) {
  return (
    <pre className={styles.script} aria-hidden="true">
      <code>
        {linesOf(text, classesIn(text, problems)).map((runs, index) => (
          <span key={index} className={styles.line}>
            {runs.map(([passage, className], at) => (
              <span key={at} className={className}>
                {passage}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Each character's classes: the color of its kind of code, and the severity of its problem. */
function classesIn(text: string, problems: readonly ScriptProblem[]): (string | undefined)[] {
  const parts = text.split('\n').flatMap((line) => [...partsOfLine(line), { text: '\n', kind: undefined }]);
  const classes = parts.flatMap(({ text: { length }, kind }) => Array(length).fill(kind && TOKEN_CLASSES[kind]));
  for (const { range, severity } of problems)
    for (let at = range[0]; at < range[1]; at++) classes[at] = `${classes[at] ?? ''} ${styles[severity]}`.trim();
  return classes;
}

type Run = [passage: string, className: string | undefined];

/** Splits text into lines, and each line into passages whose characters have the same classes. */
function linesOf(text: string, classes: readonly (string | undefined)[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const [at, sign] of text.split('').entries()) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (sign === '\n') lines.push([]);
    else if (last && last[1] === classes[at]) last[0] += sign;
    else line?.push([sign, classes[at]]);
  }
  return lines;
}
