import type { ReactNode } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { RequestBar } from '../playground/ApiPlayground';
import styles from './ApiOperation.module.css';

/** An operation: its heading above two columns, from `lib/api/reference`. */
export function ApiOperation({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.section} data-operation="">
      {children}
    </section>
  );
}

/** A schema with its own section, which looks like an operation. */
export function ApiSchema({ children }: { children?: ReactNode }) {
  return <section className={styles.section}>{children}</section>;
}

/** The part below the heading. Browsers lay it out when it is near the window. */
export function ApiColumns({ children }: { children?: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** An operation's method and path, with its playground. `props` is JSON from `lib/api/playground.ts`. */
export function ApiRequest({ props }: { props: string }) {
  return <RequestBar {...(JSON.parse(props) as PlaygroundProps)} />;
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
