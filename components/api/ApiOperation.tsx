import type { ReactNode } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { FoldedPlayground } from '../playground/ApiPlayground';
import styles from './ApiOperation.module.css';

/**
 * An operation: its heading above two columns, with text and code from `lib/api/reference`. If its `home` is a
 * different page, search finds it only there.
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

/** The column with explanations. */
export function ApiText({ children }: { children?: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/**
 * The column with samples and examples, next to the explanations or, if there is no room, below them. Search ranks it
 * below explanations.
 */
export function ApiCode({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.code} data-pagefind-weight="0">
      <div className={styles.samples}>{children}</div>
    </div>
  );
}

/** An operation's method and address. */
export function ApiEndpoint({ method, path, server }: { method: string; path: string; server: string }) {
  return (
    <p className={styles.endpoint}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
      <code className={styles.address}>
        <span className={styles.server}>{server}</span>
        {path.split(/(?<=\/)/).map((part, index) => (
          // If possible, addresses break only after slashes.
          <span key={index} className={styles.segment}>
            {part}
          </span>
        ))}
      </code>
    </p>
  );
}

/** A schema with its own section. */
export function ApiSchema({ children }: { children?: ReactNode }) {
  return <section className={styles.schema}>{children}</section>;
}

/** An operation's playground. `props` is JSON from `lib/api/playground.ts`. */
export function ApiTryOut({ props }: { props: string }) {
  return <FoldedPlayground {...(JSON.parse(props) as PlaygroundProps)} />;
}
