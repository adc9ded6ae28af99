'use client';

import { withBase } from '@/lib/routes/base';
import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/**
 * The not-found page: a conversation in which the system didn't understand. A client component, because it is part of
 * every page's payload.
 */
export function NotFoundLayout() {
  return (
    <article className={styles.notFound}>
      <h1 className={styles.title}>There is no page at this address</h1>
      <NearestPages />
      <p className={styles.way}>
        Search, select a page from the menu, or start at the <a href={withBase('/')}>home page</a>.
      </p>
    </article>
  );
}
