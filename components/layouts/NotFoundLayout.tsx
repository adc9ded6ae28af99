import type { NavigationList } from '@/lib/navigation/lists';
import { withBase } from '@/lib/routes/base';
import { Conversation, Turn } from '../mdx/Conversation';
import styles from './NotFoundLayout.module.css';

/**
 * The not-found page: a conversation in which the system didn't understand the requested address, and replies with
 * similar pages and a search for its words, which `islands/features/not-found.ts` fills in.
 */
export function NotFoundLayout({ groups }: { groups: readonly NavigationList[] }) {
  return (
    <article className={styles.notFound} data-not-found="">
      <h1>There is no page at this address</h1>
      {/* Above the conversation, because its reply may become shorter. */}
      <p className={styles.way}>
        <button type="button" className={styles.search} hidden>
          Search
        </button>
        <span>Search</span>, select a page from the menu, or start at the <a href={withBase('/')}>home page</a>.
      </p>
      <Conversation title="What happened">
        <Turn by="caller" speaker="You">
          <code hidden />
          <span>The address you opened.</span>
        </Turn>
        <Turn by="system" speaker="Documentation">
          <p>
            Sorry, I didn’t get that. <span className={styles.offer}>I&nbsp;know about:</span>
          </p>
          <ul>
            {groups.map(
              ({ path, title }) =>
                path && (
                  <li key={path}>
                    <a href={withBase(path)}>{title}</a>
                  </li>
                ),
            )}
          </ul>
        </Turn>
      </Conversation>
    </article>
  );
}
