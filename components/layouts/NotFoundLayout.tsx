'use client';

import { useSyncExternalStore } from 'react';
import { decodeAddress } from '@/lib/routes/address';
import { nearestPages } from '@/lib/routes/nearest';
import { withBase, withoutBase } from '@/lib/routes/base';
import { Conversation, Turn } from '../mdx/Conversation';
import { SEARCH_BUTTON } from '../browser/shortcut';
import { clientSite } from '../site';
import styles from './NotFoundLayout.module.css';

const { groups, areas } = clientSite.navigation;
const listed = [...areas, ...groups].flatMap((list) => list.items.map((item) => ({ ...item, area: list.title })));
/** Each listed page once. Titles from the groups, which are always shown, replace those from the areas. */
const pages = [...new Map(listed.map((page) => [page.path, page])).values()];

/** Opens the search for a query, which the dialog takes from the header's button. */
function searchFor(query: string): void {
  const button = document.querySelector<HTMLButtonElement>(SEARCH_BUTTON);
  if (!button) return;
  button.value = query;
  button.click();
}

const unsubscribe = () => undefined;

/**
 * The not-found page: a conversation in which the system didn't understand the requested address, and replies with
 * similar pages and a search for its words. It is a client component, because Next puts the not-found page into every
 * page's payload.
 */
export function NotFoundLayout() {
  // The document is the same for every address, so only the browser knows which was requested.
  const asked = useSyncExternalStore(
    () => unsubscribe,
    () => decodeAddress(withoutBase(location.pathname) ?? location.pathname),
    () => '',
  );
  const words = (asked.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const nearest = asked ? nearestPages(asked, pages) : [];
  const offered =
    nearest.length > 0 ? nearest : groups.flatMap(({ path, title }) => (path ? [{ path, title, area: title }] : []));
  return (
    <article className={styles.notFound}>
      <h1 className={styles.title}>There is no page at this address</h1>
      <Conversation title="What happened">
        <Turn by="caller" speaker="You">
          {asked ? <code>{asked}</code> : 'The address you opened.'}
        </Turn>
        <Turn by="system" speaker="Documentation">
          <p>Sorry, I didn’t get that. {nearest.length > 0 ? 'Did you mean:' : 'I\u00a0know about:'}</p>
          <ul>
            {offered.map(({ path, title, area }) => (
              <li key={path}>
                <a href={withBase(path)}>{title}</a>
                {area !== title && ` in ${area}`}
              </li>
            ))}
          </ul>
        </Turn>
      </Conversation>
      <p className={styles.way}>
        {words ? (
          <button
            type="button"
            className={styles.search}
            aria-label={`Search for “${words}”`}
            onClick={() => searchFor(words)}
          >
            Search
          </button>
        ) : (
          'Search'
        )}
        , select a page from the menu, or start at the <a href={withBase('/')}>home page</a>.
      </p>
    </article>
  );
}
