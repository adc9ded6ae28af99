'use client';

import { withBase } from '@/lib/routes/base';
import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/**
 * What a reader sees at an address that no page has: a conversation in which the system did not understand.
 * Every page knows it; as a module of the browser's it is a few bytes of each.
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
