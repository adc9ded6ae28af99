import type { Problem } from '@/lib/errors';
import styles from './ProblemsLayout.module.css';

/** Under `next dev`, shows content problems instead of the page until they are fixed. */
export function ProblemsLayout({ problems }: { problems: readonly (Problem & { frame: string })[] }) {
  return (
    <article className={styles.problems}>
      <h1>{problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`}</h1>
      <ProblemList problems={problems} />
      <p>Save the corrected file to see the page again.</p>
    </article>
  );
}

/** Problems with their places and remedies. */
export function ProblemList({ problems }: { problems: readonly (Problem & { frame?: string })[] }) {
  return (
    <ol className={styles.list}>
      {problems.map(({ file, line, column, message, remedy, frame }, index) => (
        <li key={index}>
          <p className={styles.place}>{[file, line, column].filter((part) => part !== undefined).join(':')}</p>
          <p className={styles.message}>{message}</p>
          <p>{remedy}</p>
          {frame && <pre>{frame}</pre>}
        </li>
      ))}
    </ol>
  );
}
