import type { ReactNode } from 'react';
import styles from './ApiOperation.module.css';

/**
 * One operation: its heading over two columns, explanation and code. Their content comes from `lib/api/reference`.
 * The search finds one with a `home` on another page there only.
 */
export function ApiOperation({ home, children }: { home?: string; children?: ReactNode }) {
  return (
    <section
      className={styles.operation}
      data-operation={home === undefined ? '' : 'elsewhere'}
      {...(home !== undefined && { 'data-pagefind-ignore': 'all' })}
    >
      <div className={styles.columns}>{children}</div>
    </section>
  );
}

/** The column that explains. */
export function ApiText({ children }: { children?: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/**
 * The column of samples and examples: beside the explanation where there is room, else below it. They are found by their
 * words, and never before a page that explains.
 */
export function ApiCode({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.code} data-pagefind-weight="0">
      <div className={styles.samples}>{children}</div>
    </div>
  );
}

/** Method and address of an operation. */
export function ApiEndpoint({ method, path, server }: { method: string; path: string; server: string }) {
  return (
    <p className={styles.endpoint}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
      <code className={styles.address}>
        <span className={styles.server}>{server}</span>
        {path.split(/(?<=\/)/).map((part, index) => (
          // An address may break after a slash, and nowhere else if that is enough.
          <span key={index} className={styles.segment}>
            {part}
          </span>
        ))}
      </code>
    </p>
  );
}

/** A schema with a section of its own. */
export function ApiSchema({ children }: { children?: ReactNode }) {
  return <section className={styles.schema}>{children}</section>;
}
