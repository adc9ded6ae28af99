import { highlightTree, tagHighlighter } from '@lezer/highlight';
import type { ScriptProblem } from '@/lib/script/problem';
import { CODE_COLORS, language } from './code-colors';
import styles from './PlainScript.module.css';

/**
 * A script that looks as in the editor: numbered, colored, and with its problems marked. Screen readers read the field
 * on top of it instead.
 */
export function PlainScript({ text, problems }: { text: string; problems: readonly ScriptProblem[] }) {
  const classes = classesIn(text, problems);
  let end = -1;
  return (
    <pre className={styles.script} aria-hidden="true">
      <code>
        {text.split('\n').map((line, index) => {
          const start = end + 1;
          end = start + line.length;
          return (
            <span key={index} className={styles.line}>
              {runsOf(classes.slice(start, end)).map(([from, to]) => (
                <span key={from} className={classes[start + from]}>
                  {line.slice(from, to)}
                </span>
              ))}
              {'\n'}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

/** Each character's classes: the color of its kind of code, and the severity of its problem. */
function classesIn(text: string, problems: readonly ScriptProblem[]): (string | undefined)[] {
  const classes = Array.from<string | undefined>({ length: text.length });
  const highlighter = tagHighlighter(CODE_COLORS.map(({ kind, tag }) => ({ tag, class: styles[kind] ?? '' })));
  highlightTree(language.parser.parse(text), highlighter, (from, to, name) => classes.fill(name, from, to));
  for (const { range, severity } of problems)
    for (let at = range[0]; at < range[1]; at++) classes[at] = `${classes[at] ?? ''} ${styles[severity]}`.trim();
  return classes;
}

/** The passages whose characters have the same classes. */
function runsOf(classes: readonly (string | undefined)[]): [from: number, to: number][] {
  const starts = classes.flatMap((name, at) => (at === 0 || name !== classes[at - 1] ? [at] : []));
  return starts.map((from, index) => [from, starts[index + 1] ?? classes.length]);
}
