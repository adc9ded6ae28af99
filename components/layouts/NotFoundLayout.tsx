'use client';

import { withBase } from '@/lib/routes/base';
import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/**
 * Shown at an address that no page has: a conversation in which the system did not understand.
 * It is part of every page's payload; as a client component it takes a few bytes there.
 */
export function NotFoundLayout() {
  return (
    <article className={styles.notFound}>
      <h1 className={styles.title}>No page has this address</h1>
      <NearestPages />
      <p className={styles.way}>
        Search, choose a page from the menu, or start at the <a href={withBase('/')}>home page</a>.
      </p>
    </article>
  );
}
