'use client';

import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/**
 * The not-found page: a conversation in which the system didn't understand. It is a client component, because Next puts
 * the not-found page into every page's payload.
 */
export function NotFoundLayout() {
  return (
    <article className={styles.notFound}>
      <h1 className={styles.title}>There is no page at this address</h1>
      <NearestPages />
    </article>
  );
}
