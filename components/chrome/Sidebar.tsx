'use client';

import { placeOf } from '@/lib/navigation/place';
import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';
import { withBase } from '@/lib/routes/base';
import { closeDrawer } from '../navigation/drawer';
import { usePagePath } from '../browser/usePagePath';
import { useProgress } from '../practice/progress/useProgress';
import button from '../button.module.css';
import { Icon } from '../Icon';
import { clientSite } from '../site';
import { HeaderLinks } from './HeaderLinks';
import styles from './Sidebar.module.css';

const { navigation } = clientSite;

/** The most pages a collapsed list can have. A longer list becomes a link, so that no page lists the whole site. */
const LONGEST_FOLDED = 12;

/**
 * The page list: a column on wide screens, and a drawer on narrow ones. Its data is in the browser's code, not in every
 * page's payload.
 */
export function Sidebar() {
  const path = usePagePath();
  const { lessons, skipped } = useProgress();
  const { list, inArea, breadcrumbs } = placeOf(path, navigation);
  const isAbove = ({ items }: NavigationList) =>
    inArea && items.some((item) => breadcrumbs.some((crumb) => crumb.path === item.path));

  return (
    <nav
      // The colon avoids conflicts with heading IDs.
      id="frame:sidebar"
      popover="auto"
      className={styles.sidebar}
      aria-label="Documentation"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The drawer must not cover the focused element.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closeDrawer();
      }}
    >
      {/* Closes the drawer without a script. */}
      <div className={styles.head}>
        <p className={styles.areaTitle}>Documentation</p>
        <button
          type="button"
          className={button.icon}
          popoverTarget="frame:sidebar"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
      </div>
      {inArea && list && (
        <section className={styles.area}>
          <h2 className={styles.areaTitle}>{list.title}</h2>
          <Items items={list.items} current={path} done={lessons} skipped={skipped} />
        </section>
      )}
      {navigation.groups.map((group) => (
        <Group key={group.title} group={group} path={path} isCurrent={group === list} isAbove={isAbove(group)} />
      ))}
      <HeaderLinks outsideOnly className={`${styles.single} ${styles.ofHeader}`} />
    </nav>
  );
}

interface GroupProps {
  group: NavigationList;
  path: string;
  /** Whether the group contains the current page. */
  isCurrent: boolean;
  /** Whether the group is the parent of the current area. */
  isAbove: boolean;
}

function Group({ group, path, isCurrent, isAbove }: GroupProps) {
  const [first] = group.items;
  const current = isAbove ? 'true' : undefined;
  if (first && (group.items.length === 1 || (!isCurrent && group.items.length > LONGEST_FOLDED))) {
    return (
      <a className={styles.single} href={withBase(first.path)} aria-current={first.path === path ? 'page' : current}>
        {group.title}
      </a>
    );
  }
  return (
    <details className={styles.group} open={isCurrent}>
      <summary className={styles.summary} aria-current={current}>
        {group.title}
      </summary>
      <Items items={group.items} current={path} />
    </details>
  );
}

interface ItemsProps {
  items: readonly NavigationItem[];
  /** The current page's address. */
  current: string;
  /** Addresses of completed lessons. */
  done?: readonly string[];
  /** Addresses of skipped lessons. */
  skipped?: readonly string[];
}

/** The links in a list. */
function Items({ items, current, done = [], skipped = [] }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.path}>
          <a
            href={withBase(item.path)}
            aria-current={item.path === current ? 'page' : undefined}
            data-done={done.includes(item.path) ? '' : skipped.includes(item.path) ? 'skipped' : undefined}
          >
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
